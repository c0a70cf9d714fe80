import { statusOf, type ResponseStatus } from '@quorum/domain/decision/status';
import type { WebhookScope, WebhookType } from '@quorum/domain/webhooks/types';
import type { Recorded } from '../activity/Activity.ts';
import type { ShownEvent } from '../persistence/repositories/EventRepository.ts';
import type { Transaction } from '../use-cases/inTransaction.ts';
import { changesIn, type Changes } from './changes.ts';
import { eventDataOf, type EventData } from './eventData.ts';
import { pollDataOf } from './pollData.ts';

/** A response as receivers read it; the number alone of one that is gone, or not for them. */
interface ResponseData {
  id: number;
  status?: ResponseStatus;
  likelihood?: number;
  guests?: number;
}

/** What a delivery is about. */
export interface Data {
  /** The hash alone of one that is gone. */
  event?: EventData | { urlHash: string };
  response?: ResponseData;
  poll?: NonNullable<Awaited<ReturnType<typeof pollDataOf>>>;
  changes?: Changes;
}

interface For {
  type: WebhookType;
  scope: WebhookScope;
}

/** Whether a response is one that everybody may know of. */
const isFor = (scope: WebhookScope, { isGuestListHidden }: ShownEvent) => scope === 'OWN' || !isGuestListHidden;

const responseIn = (event: ShownEvent, id: number): ResponseData => {
  const found = event.participants.getItems().find((one) => one.id === id);
  if (!found || found.isHidden) return { id };
  return { id, status: statusOf(found), likelihood: found.likelihood, guests: found.guests };
};

/** What something happened to. */
export interface Subject {
  event: ShownEvent | null;
  poll: Awaited<ReturnType<typeof pollDataOf>>;
}

/** Reads it, once for all who are told. */
export const readSubject = async (
  { em, clock, events, webhookSender: { publicUrl } }: Transaction,
  activity: Recorded,
): Promise<Subject> => {
  const poll = 'poll' in activity ? await pollDataOf(em, activity.poll.id, { publicUrl, now: clock.now() }) : null;
  const isGone = activity.type === 'event.deleted' || ('poll' in activity && !poll);
  const event = !isGone && 'event' in activity ? await events.findShown(activity.event.id) : null;
  return { event, poll };
};

/** What receivers of a scope read about something that happened; null where there is nothing, or not for them. */
export const dataFor = (
  { webhookSender: { publicUrl } }: Transaction,
  activity: Recorded,
  { event, poll }: Subject,
  { type, scope }: For,
): Data | null => {
  if ('poll' in activity) return poll && { poll, ...(event && { event: eventDataOf(event, publicUrl) }) };
  if (activity.type === 'event.deleted')
    return activity.urlHash === undefined ? null : { event: { urlHash: activity.urlHash } };
  if (!event) return null;
  if (type === 'event.deleted') return { event: { urlHash: event.urlHash } };
  const changes = type.endsWith('.created') ? null : changesIn(activity);
  const data: Data = { event: eventDataOf(event, publicUrl), ...(changes && { changes }) };
  if (!('response' in activity) || typeof activity.response !== 'object' || !isFor(scope, event)) return data;
  return { ...data, response: responseIn(event, activity.response.id) };
};
