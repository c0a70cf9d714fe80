import { DomainError } from '@quorum/domain/errors';
import { FAILING_HOURS_MAX, pauseAfter, retryAfter } from '@quorum/domain/webhooks/retries';
import type { DeliveryProblem } from '@quorum/domain/webhooks/delivery';
import type { DateTime } from 'luxon';
import { record } from '../activity/record.ts';
import { signedHeaders } from '../gateways/webhooks/signature.ts';
import { WebhookFailed, type WebhookRequest } from '../gateways/webhooks/WebhookSender.ts';
import type { WebhookBody } from '../gateways/webhooks/samples.ts';
import type { WebhookDeliveryEntity, WebhookEntity } from '../persistence/entities/webhooks/WebhookEntity.ts';
import { DeliveryRepository } from '../persistence/repositories/webhooks/DeliveryRepository.ts';
import { WebhookRepository } from '../persistence/repositories/webhooks/WebhookRepository.ts';
import type { Context } from '../use-cases/Context.ts';
import { inTransaction, NO_TURN, type Transaction } from '../use-cases/inTransaction.ts';
import { retryWithBackoff } from '../use-cases/retryWithBackoff.ts';
import { addDeliveries, type DeliveryLane } from '../use-cases/webhooks/deliverLater.ts';
import { messageOf } from './chat/messageOf.ts';
import { chatBody, chatServiceOf } from './chat/services.ts';

const USER_AGENT = 'Quorum-Webhooks/1';
/** The receiver answered that it is gone. */
const GONE = 410;

/** How an attempt ended. */
interface Outcome {
  status: number | null;
  problem: DeliveryProblem | null;
}

const secretsOf = ({ secret, formerSecret, formerSecretUntil }: WebhookEntity, now: DateTime): string[] =>
  formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > now ? [secret, formerSecret] : [secret];

/** What is sent: to a chat service a message for its people, to others the delivery as it was made. */
const requestOf = (webhook: WebhookEntity, delivery: WebhookDeliveryEntity, now: DateTime): WebhookRequest => {
  const service = chatServiceOf(webhook.url);
  const content = () => messageOf(JSON.parse(delivery.body) as WebhookBody, webhook.language);
  const body = service === null ? delivery.body : JSON.stringify(chatBody(service, content()));
  const seconds = Math.floor(now.toSeconds());
  const headers = {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    ...signedHeaders(secretsOf(webhook, now), { id: delivery.messageId, seconds, body }),
  };
  return { url: webhook.url, headers, body };
};

const attempt = async ({ webhookSender }: Context, request: WebhookRequest): Promise<Outcome> => {
  try {
    const status = await webhookSender.send(request);
    return { status, problem: status >= 200 && status < 300 ? null : 'STATUS' };
  } catch (error) {
    if (!(error instanceof WebhookFailed)) throw error;
    return { status: null, problem: error.problem };
  }
};

/** Null where there is room; else when there is some. */
const fullUntil = async ({ limiter, clock }: Context, { url, uid }: WebhookEntity): Promise<DateTime | null> => {
  const { host } = new URL(url);
  try {
    // what is too much of one person takes nothing away from the others
    await limiter.consume([{ limit: 'webhookRequestsOfPerson', key: `${uid} ${host}` }]);
    await limiter.consume([{ limit: 'webhookRequests', key: host }]);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'RATE_LIMITED') throw error;
    return clock.now().plus({ seconds: error.retryAfter ?? 60 });
  }
};

/** Nothing is sent any more, and its owner is told. */
const disable = async (
  transaction: Transaction,
  webhook: WebhookEntity,
  because: 'FAILING' | 'GONE',
): Promise<void> => {
  const now = transaction.clock.now();
  webhook.disabledAt = now;
  webhook.disabledBecause = because;
  record(transaction, { type: 'webhook.disabled', webhook, because });
  await transaction.em.flush();
  await new DeliveryRepository(transaction.em).giveUpAll(webhook.id, now, 'OFF');
};

const noteFailure = async (
  transaction: Transaction,
  webhook: WebhookEntity,
  delivery: WebhookDeliveryEntity,
): Promise<void> => {
  const now = transaction.clock.now();
  webhook.failingSince ??= now;
  const failing = now.diff(webhook.failingSince);
  webhook.pausedUntil = now.plus({ seconds: pauseAfter(failing.as('seconds')) });
  const pause = retryAfter(delivery.attempts);
  if (delivery.status === GONE) return disable(transaction, webhook, 'GONE');
  if (failing.as('hours') >= FAILING_HOURS_MAX) return disable(transaction, webhook, 'FAILING');
  if (pause === null) delivery.givenUpAt = now;
  else delivery.dueAt = now.plus({ seconds: pause });
};

const putOffAll = async (transaction: Transaction, webhookId: number, until: DateTime): Promise<void> => {
  const later = await new DeliveryRepository(transaction.em).putOffAll(webhookId, until);
  await addDeliveries(
    transaction,
    later.map((one) => ({ webhookId, ...one })),
  );
};

/** What became of an attempt, and what follows from it. */
const note = (context: Context, lane: DeliveryLane, deliveryId: number, { status, problem }: Outcome): Promise<void> =>
  inTransaction(context, NO_TURN, async (transaction) => {
    const webhook = await new WebhookRepository(transaction.em).findLocked(lane.webhookId);
    const deliveries = new DeliveryRepository(transaction.em);
    const delivery = webhook && (await deliveries.find(webhook.id, deliveryId));
    if (!webhook || !delivery) return;
    delivery.attempts += 1;
    delivery.status = status;
    delivery.problem = problem;
    if (problem === null) {
      delivery.deliveredAt = transaction.clock.now();
      webhook.failingSince = null;
      webhook.pausedUntil = null;
    } else await noteFailure(transaction, webhook, delivery);
    await transaction.em.flush();
    if (webhook.disabledAt !== null) return;
    // all that waits at once: each by itself would be looked at only to be put off
    if (webhook.pausedUntil !== null) return putOffAll(transaction, webhook.id, webhook.pausedUntil);
    const next = await deliveries.findFirst(webhook.id, lane.subject);
    if (next) await addDeliveries(transaction, [{ ...lane, dueAt: next.dueAt }]);
  });

const putOff = (context: Context, lane: DeliveryLane, deliveryId: number, until: DateTime): Promise<void> =>
  inTransaction(context, NO_TURN, async (transaction) => {
    const delivery = await new DeliveryRepository(transaction.em).find(lane.webhookId, deliveryId);
    if (delivery) delivery.dueAt = until;
    await addDeliveries(transaction, [{ ...lane, dueAt: until }]);
  });

/** What is not for the receiver any more is not sent; what is next of it is. */
const withdraw = (context: Context, lane: DeliveryLane, deliveryId: number): Promise<void> =>
  inTransaction(context, NO_TURN, async (transaction) => {
    const deliveries = new DeliveryRepository(transaction.em);
    const delivery = await deliveries.find(lane.webhookId, deliveryId);
    if (!delivery) return;
    delivery.givenUpAt = transaction.clock.now();
    delivery.problem = 'WITHDRAWN';
    await transaction.em.flush();
    if (await deliveries.findFirst(lane.webhookId, lane.subject)) await addDeliveries(transaction, [lane]);
  });

/**
 * Delivers the next that a webhook is told about something, in the order in which it happened: what comes later waits until
 * what came before is delivered or given up. What a receiver does not take is tried again over three days. A request that
 * was made and not noted is made again, with the same id.
 */
export async function deliverWebhook(context: Context, lane: DeliveryLane): Promise<void> {
  const { em, clock } = context;
  const webhooks = new WebhookRepository(em);
  const webhook = await webhooks.find(lane.webhookId);
  const delivery = await new DeliveryRepository(em).findFirst(lane.webhookId, lane.subject);
  if (webhook?.disabledAt !== null || !delivery) return;
  const now = clock.now();
  // the queue's clock is another; what comes too early is found again by `deliverDueWebhooks`
  if (delivery.dueAt > now) return;
  const { pausedUntil } = webhook;
  if (pausedUntil !== null && pausedUntil > now) return putOff(context, lane, delivery.id, pausedUntil);
  if (delivery.type !== 'event.deleted' && !(await webhooks.sees(webhook.id, lane.subject)))
    return withdraw(context, lane, delivery.id);
  const full = await fullUntil(context, webhook);
  if (full) return putOff(context, lane, delivery.id, full);
  const outcome = await attempt(context, requestOf(webhook, delivery, now));
  await retryWithBackoff(() => note(context, lane, delivery.id, outcome));
}
