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
  poll?: Awaited<ReturnType<typeof pollDataOf>>;
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

const ofPoll = async (
  { em, clock, events, webhookSender: { publicUrl } }: Transaction,
  activity: Recorded & { poll: { id: number } },
): Promise<Data | null> => {
  const poll = await pollDataOf(em, activity.poll.id, { publicUrl, now: clock.now() });
  if (!poll) return null;
  const event = 'event' in activity ? await events.findShown(activity.event.id) : null;
  return event ? { poll, event: eventDataOf(event, publicUrl) } : { poll };
};

/** What receivers of a scope read about something that happened; null where there is nothing, or not for them. */
export const dataFor = async (
  transaction: Transaction,
  activity: Recorded,
  { type, scope }: For,
): Promise<Data | null> => {
  const { events, webhookSender } = transaction;
  if ('poll' in activity) return ofPoll(transaction, activity);
  if (activity.type === 'event.deleted')
    return activity.urlHash === undefined ? null : { event: { urlHash: activity.urlHash } };
  if (!('event' in activity)) return null;
  const event = await events.findShown(activity.event.id);
  if (!event) return null;
  if (type === 'event.deleted') return { event: { urlHash: event.urlHash } };
  const changes = type.endsWith('.created') ? null : changesIn(activity);
  const data: Data = { event: eventDataOf(event, webhookSender.publicUrl), ...(changes && { changes }) };
  if (!('response' in activity) || typeof activity.response !== 'object' || !isFor(scope, event)) return data;
  return { ...data, response: responseIn(event, activity.response.id) };
};
