import { isoOf } from '@quorum/domain/isoOf';
import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { webhookTest } from '@quorum/domain/webhooks/draft';
import type { WebhookType } from '@quorum/domain/webhooks/types';
import { record } from '../../activity/record.ts';
import { sampleOf } from '../../gateways/webhooks/samples.ts';
import type { WebhookDeliveryEntity, WebhookEntity } from '../../persistence/entities/webhooks/WebhookEntity.ts';
import { rowId } from '../../persistence/repositories/rowId.ts';
import { DeliveryRepository } from '../../persistence/repositories/webhooks/DeliveryRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN, type Transaction } from '../inTransaction.ts';
import { deliverLater } from './deliverLater.ts';
import { requireOwn } from './ownWebhooks.ts';

const TESTED: WebhookType = 'event.confirmed';

/** What is told to test a webhook is about nothing that there is. */
const OF_TEST = 'test';

/** By which a receiver knows a delivery again. */
export const newMessageId = ({ tokens }: Pick<Context, 'tokens'>): string => `msg_${tokens.urlHash()}`;

const unknown = () => new DomainError('NOT_FOUND', 'webhook.noDelivery');

/** @throws DomainError `CONFLICT` for one that is turned off, `RATE_LIMITED` */
const tryOut = (
  context: Context,
  webhook: WebhookEntity,
  act: (transaction: Transaction, deliveries: DeliveryRepository) => Promise<WebhookDeliveryEntity | null>,
): Promise<WebhookDeliveryEntity> => {
  if (webhook.disabledAt !== null) throw new DomainError('CONFLICT', 'webhook.isDisabled');
  return inTransaction(context, NO_TURN, async (transaction) => {
    await transaction.limiter.consume([{ limit: 'tryWebhook', key: webhook.uid }]);
    // somebody wants to know now
    transaction.em.assign(webhook, { pausedUntil: null });
    const delivery = await act(transaction, new DeliveryRepository(transaction.em));
    if (!delivery) throw unknown();
    await deliverLater(transaction, webhook.id);
    return delivery;
  });
};

/**
 * Has a made-up delivery sent to a webhook of one's own.
 * @throws DomainError `UNAUTHENTICATED`, `BAD_USER_INPUT`, `NOT_FOUND`, `CONFLICT`, `RATE_LIMITED`
 */
export async function testWebhook(context: Context, id: string, input: unknown): Promise<WebhookDeliveryEntity> {
  const webhook = await requireOwn(context, id);
  const type = parse(webhookTest, input).type ?? TESTED;
  return tryOut(context, webhook, async (transaction, deliveries) => {
    const { clock } = transaction;
    const messageId = newMessageId(transaction);
    const body = JSON.stringify({ ...sampleOf(type), timestamp: isoOf(clock.now()) });
    await deliveries.add([{ webhook: webhook.id, messageId, body }], { subject: OF_TEST, type, now: clock.now() });
    record(transaction, { type: 'webhook.tested', webhook });
    return deliveries.findByMessage(messageId);
  });
}

/** What a webhook of one's own was told last, the latest first. @throws DomainError `UNAUTHENTICATED`, `NOT_FOUND` */
export async function listDeliveries(context: Context, id: string): Promise<WebhookDeliveryEntity[]> {
  const webhook = await requireOwn(context, id);
  return new DeliveryRepository(context.em).listLatest(webhook.id);
}

/**
 * Has a delivery sent once more, as it was, with the same id.
 * @throws DomainError `UNAUTHENTICATED`, `NOT_FOUND`, `CONFLICT`, `RATE_LIMITED`
 */
export async function redeliverWebhook(
  context: Context,
  id: string,
  deliveryId: string,
): Promise<WebhookDeliveryEntity> {
  const webhook = await requireOwn(context, id);
  const number = rowId(deliveryId);
  if (number === null) throw unknown();
  return tryOut(context, webhook, async (transaction, deliveries) => {
    const delivery = await deliveries.find(webhook.id, number);
    if (!delivery) return null;
    const again = { attempts: 0, problem: null, deliveredAt: null, givenUpAt: null, dueAt: transaction.clock.now() };
    Object.assign(delivery, again);
    record(transaction, { type: 'webhook.redelivered', webhook, delivery });
    return delivery;
  });
}
