import type { NoticeKind } from '@quorum/domain/notifications/kinds';
import { Field, ObjectType } from 'type-graphql';
import type { ShownPreferences } from '../../../../use-cases/notifications/preferences.ts';
import { NotificationModeEnum, NotificationWayEnum, RemindBeforeEnum } from './notificationEnums.ts';

type Ways = readonly `${NotificationWayEnum}`[];
const WAYS = () => [NotificationWayEnum];

@ObjectType('NotificationWays', {
  description: 'The ways in which a person is notified, in the order in which they are tried; an empty list for none.',
})
export class NotificationWaysObject implements Record<NoticeKind, Ways> {
  @Field(WAYS, { description: 'What is decided about an event.' })
  decision!: Ways;

  @Field(WAYS, { description: 'Questions: whether they are coming, or will take a seat.' })
  asked!: Ways;

  @Field(WAYS, { description: 'What happens to their own place.' })
  place!: Ways;

  @Field(WAYS, { description: 'Changes of an event.' })
  changes!: Ways;

  @Field(WAYS, { description: 'Reminders.' })
  reminder!: Ways;

  @Field(WAYS, { description: 'For organisers: new responses, and whether enough people are in.' })
  digest!: Ways;
}

@ObjectType('QuietHours', { description: 'When no device makes a sound; mail is still sent at once.' })
export class QuietHoursObject {
  @Field(() => String, { description: 'When they begin, such as 22:00.' })
  from!: string;

  @Field(() => String, { description: 'When they end, such as 08:00.' })
  to!: string;

  @Field(() => String, { nullable: true, description: 'An IANA time zone; null for that of each event.' })
  timeZone!: string | null;
}

@ObjectType('Notifications', { description: 'How a person is notified.' })
export class NotificationsObject implements ShownPreferences {
  @Field(() => NotificationWaysObject, { description: 'By which ways.' })
  ways!: NotificationWaysObject;

  @Field(() => NotificationModeEnum, { description: 'In the first way that works, or in all of them.' })
  mode!: `${NotificationModeEnum}`;

  @Field(() => [RemindBeforeEnum], {
    description: 'How long before the start reminders are sent; an empty list for none.',
  })
  remindBefore!: readonly `${RemindBeforeEnum}`[];

  @Field(() => QuietHoursObject, { nullable: true, description: 'Null for none.' })
  quietHours!: QuietHoursObject | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'For a response: whether it gets no notifications about its event, except those that its owner asked for. Null for an account.',
  })
  isMuted!: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: 'For an account: the hashes of its muted events. Null for a response.',
  })
  mutedEvents!: readonly string[] | null;

  @Field(() => Boolean, {
    description: 'Whether all notifications are stopped, except those that the person asked for.',
  })
  isStopped!: boolean;

  @Field(() => [String], {
    description:
      'What the person has unsubscribed from by the link in a mail: hashes of events and polls, `*` for ' +
      'everything. For a response, only if its owner has confirmed the address.',
  })
  unsubscribedFrom!: readonly string[];
}
