import { isoOf } from '@quorum/domain/isoOf';
import {
  WEBHOOK_TYPE_OF,
  webhookTypeOf,
  wantsType,
  WEBHOOK_SCOPES,
  type WebhookScope,
  type WebhookType,
} from '@quorum/domain/webhooks/types';
import type { Recorded } from '../activity/Activity.ts';
import type { Subscriber } from '../dispatch/Subscriber.ts';
import { DeliveryRepository } from '../persistence/repositories/webhooks/DeliveryRepository.ts';
import { WebhookRepository, type Listening } from '../persistence/repositories/webhooks/WebhookRepository.ts';
import type { Transaction } from '../use-cases/inTransaction.ts';
import { newMessageId } from '../use-cases/webhooks/deliveries.ts';
import { addDeliveries } from '../use-cases/webhooks/deliverLater.ts';
import { dataFor, readSubject, type Subject } from './dataFor.ts';

/** A webhook, and what it is told something as. */
interface Telling extends Listening {
  type: WebhookType;
}

interface OfEvent {
  event: { id: number };
}
interface OfPoll {
  poll: { id: number };
}

const isOfPoll = (activity: Recorded): activity is Recorded & OfPoll => 'poll' in activity;
const isOfEvent = (activity: Recorded): activity is Recorded & OfEvent => 'event' in activity;

/** Those of `listening` that want it, as what they are told it. */
const wanting = <One extends Listening>(
  listening: readonly One[],
  typeFor: (one: One) => WebhookType | null,
): Telling[] =>
  listening.flatMap((one) => {
    const type = typeFor(one);
    return type !== null && wantsType(one.types, type) ? [{ ...one, type }] : [];
  });

/** An event that nobody may see any more is told as gone to those who could see it until now. */
const hasGone = (activity: Recorded, { isPrivate, isHidden }: { isPrivate: boolean; isHidden: boolean }): boolean =>
  (activity.type === 'event.hidden' && !isPrivate) || (activity.type === 'event.changed' && !isHidden);

const tellingsOf = async ({ em }: Transaction, activity: Recorded): Promise<Telling[]> => {
  const webhooks = new WebhookRepository(em);
  if (activity.type === 'event.deleted') {
    const gone = { webhooks: activity.webhooks ?? [], wasPublic: activity.wasPublic ?? false };
    return wanting(await webhooks.listeningToGone(gone), () => 'event.deleted');
  }
  if (isOfPoll(activity))
    return wanting(await webhooks.listeningToPoll(activity.poll.id), ({ scope }) =>
      webhookTypeOf(activity.type, scope, {}),
    );
  if (!isOfEvent(activity)) return [];
  return wanting(await webhooks.listeningToEvent(activity.event.id), (one) => {
    const type = webhookTypeOf(activity.type, one.scope, { ...activity, isPrivate: one.isPrivate });
    const isSeen = one.scope === 'OWN' || (!one.isPrivate && !one.isHidden);
    return isSeen || (type === 'event.deleted' && hasGone(activity, one)) ? type : null;
  });
};

/** By which deliveries about one thing stand in a row. */
const subjectOf = (activity: Recorded): string =>
  isOfPoll(activity) ? `poll ${activity.poll.id}` : `event ${isOfEvent(activity) ? activity.event.id : 0}`;

const tell = async (
  transaction: Transaction,
  activity: Recorded,
  about: Subject,
  { type, scope, webhooks }: { type: WebhookType; scope: WebhookScope; webhooks: readonly Listening[] },
): Promise<void> => {
  const now = transaction.clock.now();
  const data = dataFor(transaction, activity, about, { type, scope });
  if (data === null) return;
  const body = JSON.stringify({ type, timestamp: isoOf(now), data });
  const subject = subjectOf(activity);
  const deliveries = webhooks.map(({ id }) => ({ webhook: id, messageId: newMessageId(transaction), body }));
  const added = await new DeliveryRepository(transaction.em).add(deliveries, { subject, type, now });
  await addDeliveries(
    transaction,
    added.map((webhookId) => ({ webhookId, subject })),
  );
};

const hasWebhookType = ({ type }: Recorded): boolean =>
  WEBHOOK_TYPE_OF[type].OWN !== null || WEBHOOK_TYPE_OF[type].PUBLIC !== null;

/** Tells webhooks what happened: what their owners may know of what they organise, or what everybody may. */
export const queueDeliveries: Subscriber = {
  name: 'webhooks',
  async on(transaction, activity) {
    if (!hasWebhookType(activity)) return;
    const tellings = await tellingsOf(transaction, activity);
    if (tellings.length === 0) return;
    const about = await readSubject(transaction, activity);
    // what organisers read, and what everybody does
    for (const scope of WEBHOOK_SCOPES) {
      const webhooks = tellings.filter((one) => one.scope === scope);
      const [first] = webhooks;
      if (first) await tell(transaction, activity, about, { type: first.type, scope, webhooks });
    }
  },
};
