import { Field, ID, InputType } from 'type-graphql';
import {
  NotificationModeEnum,
  NotificationWayEnum,
  RemindBeforeEnum,
} from '../types/notifications/notificationEnums.ts';

type Ways = NotificationWayEnum[] | null;

const ofKind = (what: string) => ({ nullable: true, description: `${what} Null for the default.` });
const WAYS = () => [NotificationWayEnum];

@InputType({ description: 'The ways in which a person is notified; a kind that is left out stays as it is.' })
export class NotificationWaysInput {
  @Field(WAYS, ofKind('What is decided about an event.'))
  decision?: Ways;

  @Field(WAYS, ofKind('Questions.'))
  asked?: Ways;

  @Field(WAYS, ofKind('What happens to their own place.'))
  place?: Ways;

  @Field(WAYS, ofKind('Changes of an event.'))
  changes?: Ways;

  @Field(WAYS, ofKind('Reminders.'))
  reminder?: Ways;

  @Field(WAYS, ofKind('For organisers: new responses, and whether enough people are in.'))
  digest?: Ways;
}

@InputType({ description: 'When no device makes a sound.' })
export class QuietHoursInput {
  @Field(() => String, { description: 'When they begin, such as 22:00.' })
  from!: string;

  @Field(() => String, {
    description: 'When they end, such as 08:00; a time before their beginning is on the next day.',
  })
  to!: string;

  @Field(() => String, { nullable: true, description: 'An IANA time zone; left out, that of each event.' })
  timeZone?: string | null;
}

@InputType({
  description:
    'Changes to notifications: of the signed-in person, or of the owner of the given response. What is left out ' +
    'stays as it is.',
})
export class NotificationsInput {
  @Field(() => String, {
    nullable: true,
    description: 'Public identifier of the event of the response; left out for the account.',
  })
  urlHash?: string | null;

  @Field(() => ID, { nullable: true, description: 'Identifier of the response; left out for the account.' })
  participantId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The token that the join returned. Left out, the signed-in person or the browser that joined is the proof.',
  })
  responseToken?: string | null;

  @Field(() => NotificationWaysInput, { nullable: true, description: 'By which ways. Null for the default.' })
  ways?: NotificationWaysInput | null;

  @Field(() => NotificationModeEnum, { nullable: true, description: 'In the first way that works, or in all of them.' })
  mode?: NotificationModeEnum | null;

  @Field(() => [RemindBeforeEnum], {
    nullable: true,
    description: 'How long before the start reminders are sent. Null for the default.',
  })
  remindBefore?: RemindBeforeEnum[] | null;

  @Field(() => QuietHoursInput, { nullable: true, description: 'Null for none.' })
  quietHours?: QuietHoursInput | null;

  @Field(() => Boolean, { nullable: true, description: 'For a response: whether to mute its event.' })
  isMuted?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: 'For the account: the hashes of muted events, at most 200.',
  })
  mutedEvents?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to stop all notifications.' })
  isStopped?: boolean | null;
}
