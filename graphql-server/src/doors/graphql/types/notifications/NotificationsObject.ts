import type { NoticeKind } from '@quorum/domain/notifications/kinds';
import { Field, ObjectType } from 'type-graphql';
import type { ShownPreferences } from '../../../../use-cases/notifications/preferences.ts';
import { NotificationModeEnum, NotificationWayEnum, RemindBeforeEnum } from './notificationEnums.ts';

type Ways = readonly `${NotificationWayEnum}`[];
const WAYS = () => [NotificationWayEnum];

@ObjectType('NotificationWays', {
  description: 'By which ways somebody is told, in the order in which they are tried; by none where it is empty.',
})
export class NotificationWaysObject implements Record<NoticeKind, Ways> {
  @Field(WAYS, { description: 'What is decided about an event.' })
  decision!: Ways;

  @Field(WAYS, { description: 'Questions: whether they come, or take a seat.' })
  asked!: Ways;

  @Field(WAYS, { description: 'What becomes of their own place.' })
  place!: Ways;

  @Field(WAYS, { description: 'Changes of an event.' })
  changes!: Ways;

  @Field(WAYS, { description: 'Reminders.' })
  reminder!: Ways;

  @Field(WAYS, { description: 'Of organisers: who has responded, and whether enough people are in.' })
  digest!: Ways;
}

@ObjectType('QuietHours', { description: 'When no device rings; mail goes at once all the same.' })
export class QuietHoursObject {
  @Field(() => String, { description: 'Their begin, such as 22:00.' })
  from!: string;

  @Field(() => String, { description: 'Their end, such as 08:00.' })
  to!: string;

  @Field(() => String, { nullable: true, description: 'An IANA time zone; null for that of each event.' })
  timeZone!: string | null;
}

@ObjectType('Notifications', { description: 'How somebody is told.' })
export class NotificationsObject implements ShownPreferences {
  @Field(() => NotificationWaysObject, { description: 'By which ways.' })
  ways!: NotificationWaysObject;

  @Field(() => NotificationModeEnum, { description: 'By the first way that works, or by all.' })
  mode!: `${NotificationModeEnum}`;

  @Field(() => [RemindBeforeEnum], { description: 'How long before the start; not at all where it is empty.' })
  remindBefore!: readonly `${RemindBeforeEnum}`[];

  @Field(() => QuietHoursObject, { nullable: true, description: 'Null for none.' })
  quietHours!: QuietHoursObject | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Of a response: nothing is told about its event but what was asked for. Null for a person.',
  })
  isMuted!: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Of a person: the hashes of the events that nothing is told about. Null for a response.',
  })
  mutedEvents!: readonly string[] | null;

  @Field(() => Boolean, { description: 'Nothing is told at all but what was asked for.' })
  isStopped!: boolean;

  @Field(() => [String], {
    description:
      'What no mail is wanted about by the link in a mail: hashes of events and polls, `*` for everything. Of a response only ' +
      'where its owner has confirmed the address.',
  })
  unsubscribedFrom!: readonly string[];
}
