import { MODES, NOTICE_KINDS, WAYS } from '@quorum/domain/notifications/kinds';
import { REMIND_BEFORE } from '@quorum/domain/notifications/reminders';
import { z } from 'zod';
import { choice, view } from './view.ts';

const waysOfKind = z.array(choice('NoticeWay', WAYS)).readonly();

/** The number of an account, as REST shows it. */
export const accountPhoneView = view('AccountPhone', {
  phone: z.string().nullable().describe('The telephone number, in E.164; null where there is none'),
  isPhoneConfirmed: z
    .boolean()
    .nullable()
    .describe(
      'Whether the number is confirmed: until then, nothing but a code is sent to it; null where there is no number',
    ),
});

/** How somebody is told, as REST shows it. */
export const notificationsView = view('NotificationSettings', {
  ways: z
    .object(Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, waysOfKind])))
    .describe('The ways of each kind of notice, in the order in which they are tried'),
  mode: choice('NoticeMode', MODES).describe('Whether a notice goes by the first way that works, or by all'),
  remindBefore: z.array(choice('RemindBefore', REMIND_BEFORE)).readonly(),
  quietHours: z
    .object({
      from: z.string(),
      to: z.string(),
      timeZone: z.string().nullable().describe('The IANA time zone of the hours; null for that of each event'),
    })
    .nullable(),
  isMuted: z
    .boolean()
    .nullable()
    .describe('Whether the event of a response is muted; null in the settings of a person'),
  mutedEvents: z
    .array(z.string())
    .readonly()
    .nullable()
    .describe('The hashes of the events that a person has muted; null in the settings of a response'),
  isStopped: z.boolean().describe('Whether no notices are sent at all'),
  unsubscribedFrom: z
    .array(z.string())
    .readonly()
    .describe(
      'What the person has unsubscribed from by the link in a mail: hashes of events and polls, * for everything',
    ),
});
