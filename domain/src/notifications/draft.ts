import { z } from 'zod';
import { URL_HASH } from '../event/constants.ts';
import { isTimezone } from '../event/timezone.ts';
import { because } from '../refusals/Reason.ts';
import { MODES, NOTICE_KINDS, WAYS, type NoticeKind } from './kinds.ts';
import { MUTED_EVENTS_MAX } from './preferences.ts';
import { REMIND_BEFORE } from './reminders.ts';

const waysMessage = because('notifications.ways', { ways: WAYS.join(', ') });
const quietMessage = because('notifications.quietHours');
const remindMessage = because('notifications.remindBefore', { moments: REMIND_BEFORE.join(', ') });
const mutedMessage = because('notifications.mutedEvents', { max: MUTED_EVENTS_MAX });

const flag = (name: string) => z.boolean(because('flag.ofNameUnreadable', { name })).nullish();

const time = z.string(quietMessage).regex(/^([01]\d|2[0-3]):[0-5]\d$/, quietMessage);
const timeZone = z.string(because('timezone.unknown')).refine(isTimezone, because('timezone.unknown'));

const quietHours = z
  .object(
    {
      from: time.describe('When they begin, as clocks show it, such as 22:00'),
      to: time.describe('When they end, such as 08:00; before `from`, on the next day'),
      timeZone: timeZone
        .nullish()
        .transform((zone) => zone ?? null)
        .describe('An IANA time zone; left out, that of each event'),
    },
    quietMessage,
  )
  .refine(({ from, to }) => from !== to, quietMessage);

const waysOfKind = z.array(z.enum(WAYS, waysMessage), waysMessage).max(WAYS.length, waysMessage);

const ways = z.object(
  Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, waysOfKind.nullish()])) as Record<
    NoticeKind,
    z.ZodOptional<z.ZodNullable<typeof waysOfKind>>
  >,
  waysMessage,
);

const fields = {
  ways: ways.nullish().describe('The ways of each kind of notice; null restores the default'),
  mode: z
    .enum(MODES, because('notifications.mode'))
    .nullish()
    .describe('Whether a notice goes by the first way that works, or by all'),
  remindBefore: z
    .array(z.enum(REMIND_BEFORE, remindMessage), remindMessage)
    .max(REMIND_BEFORE.length, remindMessage)
    .transform((chosen) => REMIND_BEFORE.filter((one) => chosen.includes(one)))
    .nullish()
    .describe('How long before the start one is reminded'),
  quietHours: quietHours.nullish().describe('The hours in which no device makes a sound; null for none'),
  isStopped: flag('isStopped').describe('Whether to send no notices at all'),
};

const unreadable = because('notifications.unreadable');

/** Changes to how the owner of a response is notified about its event. */
export const responseNotifications = z.object(
  { ...fields, isMuted: flag('isMuted').describe('Whether to send no notices about this event') },
  unreadable,
);

/** Changes to how a signed-in person is notified. */
export const personNotifications = z.object(
  {
    ...fields,
    mutedEvents: z
      .array(z.string(mutedMessage).regex(URL_HASH, mutedMessage), mutedMessage)
      .max(MUTED_EVENTS_MAX, mutedMessage)
      .nullish()
      .describe('The hashes of the muted events'),
  },
  unreadable,
);
