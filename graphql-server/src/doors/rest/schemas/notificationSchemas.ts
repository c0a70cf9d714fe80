import { MODES, NOTICE_KINDS, WAYS } from '@quorum/domain/notifications/kinds';
import { REMIND_BEFORE } from '@quorum/domain/notifications/reminders';
import { z } from 'zod';
import { choice, view } from './view.ts';

const waysOfKind = z.array(choice('NoticeWay', WAYS)).readonly();

/** How somebody is told, as REST shows it. */
export const notificationsView = view('NotificationSettings', {
  ways: z
    .object(Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, waysOfKind])))
    .describe('For each kind of notice the ways, in the order in which they are tried'),
  mode: choice('NoticeMode', MODES).describe('By the first way that works, or by all'),
  remindBefore: z.array(choice('RemindBefore', REMIND_BEFORE)).readonly(),
  quietHours: z
    .object({ from: z.string(), to: z.string(), timeZone: z.string().nullable().describe('Null: that of each event') })
    .nullable(),
  isMuted: z.boolean().nullable().describe('Of a response: nothing about its event. Null for a person'),
  mutedEvents: z.array(z.string()).readonly().nullable().describe('Of a person. Null for a response'),
  isStopped: z.boolean().describe('Nothing at all'),
  unsubscribedFrom: z
    .array(z.string())
    .readonly()
    .describe('What no mail is wanted about by the link in a mail: hashes of events and polls, * for everything'),
});
