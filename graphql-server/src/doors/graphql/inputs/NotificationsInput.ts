import { Field, ID, InputType } from 'type-graphql';
import {
  NotificationModeEnum,
  NotificationWayEnum,
  RemindBeforeEnum,
} from '../types/notifications/notificationEnums.ts';

type Ways = NotificationWayEnum[] | null;

const ofKind = (what: string) => ({ nullable: true, description: `${what} Null for what is usual.` });
const WAYS = () => [NotificationWayEnum];

@InputType({ description: 'By which ways somebody is told; a kind that is left out stays as it is.' })
export class NotificationWaysInput {
  @Field(WAYS, ofKind('What is decided about an event.'))
  decision?: Ways;

  @Field(WAYS, ofKind('Questions.'))
  asked?: Ways;

  @Field(WAYS, ofKind('What becomes of their own place.'))
  place?: Ways;

  @Field(WAYS, ofKind('Changes of an event.'))
  changes?: Ways;

  @Field(WAYS, ofKind('Reminders.'))
  reminder?: Ways;

  @Field(WAYS, ofKind('Of organisers: who has responded, and whether enough people are in.'))
  digest?: Ways;
}

@InputType({ description: 'When no device rings.' })
export class QuietHoursInput {
  @Field(() => String, { description: 'Their begin, such as 22:00.' })
  from!: string;

  @Field(() => String, { description: 'Their end, such as 08:00; before their begin, it is on the next day.' })
  to!: string;

  @Field(() => String, { nullable: true, description: 'An IANA time zone; left out, that of each event.' })
  timeZone?: string | null;
}

@InputType({
  description:
    'What to change of how somebody is told: the signed-in person, or the owner of the response that is named. What is left ' +
    'out stays as it is.',
})
export class NotificationsInput {
  @Field(() => String, { nullable: true, description: 'Of the event of the response; left out for the account.' })
  urlHash?: string | null;

  @Field(() => ID, { nullable: true, description: 'Identifier of the response; left out for the account.' })
  participantId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the join returned. Left out, the signed-in person or the browser that joined is the proof.',
  })
  responseToken?: string | null;

  @Field(() => NotificationWaysInput, { nullable: true, description: 'By which ways. Null for what is usual.' })
  ways?: NotificationWaysInput | null;

  @Field(() => NotificationModeEnum, { nullable: true, description: 'By the first way that works, or by all.' })
  mode?: NotificationModeEnum | null;

  @Field(() => [RemindBeforeEnum], {
    nullable: true,
    description: 'How long before the start. Null for what is usual.',
  })
  remindBefore?: RemindBeforeEnum[] | null;

  @Field(() => QuietHoursInput, { nullable: true, description: 'Null for none.' })
  quietHours?: QuietHoursInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Of a response: nothing about its event.' })
  isMuted?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Of the account: the hashes of the events that nothing is told about, at most 200.',
  })
  mutedEvents?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Nothing at all, by no way.' })
  isStopped?: boolean | null;
}
