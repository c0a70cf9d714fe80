import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { reason } from '@quorum/domain/refusals/Reason';
import { WEBHOOKS_MAX } from '@quorum/domain/platform/apiLimits';
import { webhookChange, webhookDraft } from '@quorum/domain/webhooks/draft';
import { record } from '../../activity/record.ts';
import { newWebhookSecret } from '../../gateways/webhooks/signature.ts';
import { WebhookEntity } from '../../persistence/entities/webhooks/WebhookEntity.ts';
import { DeliveryRepository } from '../../persistence/repositories/webhooks/DeliveryRepository.ts';
import { rowId } from '../../persistence/repositories/rowId.ts';
import { WebhookRepository } from '../../persistence/repositories/webhooks/WebhookRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN, type Transaction } from '../inTransaction.ts';
import type { SignedInActor } from '../permit.ts';
import { requireInPerson } from '../platform/useToken.ts';
import { withIdempotency } from '../withIdempotency.ts';
import { deliverLater } from './deliverLater.ts';

/** For how many hours the old secret of a webhook signs as well, while its receiver is given the new one. */
const FORMER_SECRET_HOURS = 24;

/** @throws DomainError `BAD_USER_INPUT` for an address without TLS, where the operator has allowed no such network */
const requireSafe = ({ webhookSender }: Context, url: string): void => {
  if (!webhookSender.takesHttp && !url.startsWith('https:'))
    throw new DomainError('BAD_USER_INPUT', 'webhook.notHttps', { fields: ['url'] });
};

/** One after the other for each person: the count of the limit is a row that the transaction holds. */
const takeChange = (transaction: Transaction, { uid }: SignedInActor) =>
  transaction.limiter.consume([{ limit: 'changeWebhook', key: uid }]);

/** A webhook of the person's own. @throws DomainError `NOT_FOUND`, also for that of somebody else */
export async function requireOwn({ em, actor }: Context, id: string): Promise<WebhookEntity> {
  requireInPerson(actor);
  const number = rowId(id);
  const found = number === null ? null : await new WebhookRepository(em).findOf(actor.uid, number);
  if (!found) throw new DomainError('NOT_FOUND', 'webhook.notThere');
  return found;
}

/** The webhooks of the signed-in person, the oldest first. @throws DomainError `UNAUTHENTICATED` */
export async function listOwnWebhooks({ em, actor }: Context): Promise<WebhookEntity[]> {
  requireInPerson(actor);
  return new WebhookRepository(em).listOf(actor.uid);
}

/** A webhook, and the secret that is told this once. */
export interface NewSecret {
  webhook: WebhookEntity;
  secret: string;
}

/**
 * Has an address told what happens from now on.
 * @throws DomainError `UNAUTHENTICATED`, `BAD_USER_INPUT`, `RATE_LIMITED`; `CONFLICT` for one too many
 */
export async function createWebhook(context: Context, input: unknown): Promise<NewSecret> {
  const { actor, clock } = context;
  requireInPerson(actor);
  const { url, types, scope } = parse(webhookDraft, input);
  requireSafe(context, url);
  const { id, secret } = await withIdempotency(context, { name: 'createWebhook', input }, async (transaction) => {
    await takeChange(transaction, actor);
    const webhooks = new WebhookRepository(transaction.em);
    if ((await webhooks.countOf(actor.uid)) >= WEBHOOKS_MAX)
      throw new DomainError('CONFLICT', reason('webhook.tooMany', { max: WEBHOOKS_MAX }));
    const now = clock.now();
    const webhook = transaction.em.create(WebhookEntity, {
      uid: actor.uid,
      email: actor.identity.email,
      language: actor.language,
      url,
      types,
      scope,
      secret: newWebhookSecret(),
      formerSecret: null,
      formerSecretUntil: null,
      failingSince: null,
      pausedUntil: null,
      disabledAt: null,
      disabledBecause: null,
      createdAt: now,
      updatedAt: now,
    });
    await transaction.em.flush();
    record(transaction, { type: 'webhook.created', webhook });
    return { id: webhook.id, secret: webhook.secret };
  });
  return { webhook: await requireOwn(context, String(id)), secret };
}

/** Changes a webhook of one's own, which the transaction holds. */
const changeOwn = async <Result>(
  context: Context,
  id: string,
  change: (transaction: Transaction, webhook: WebhookEntity) => Promise<Result> | Result,
): Promise<Result> => {
  const { actor } = context;
  const found = await requireOwn(context, id);
  requireInPerson(actor);
  return inTransaction(context, NO_TURN, async (transaction) => {
    await takeChange(transaction, actor);
    const webhook = await new WebhookRepository(transaction.em).findLocked(found.id);
    if (webhook?.uid !== actor.uid) throw new DomainError('NOT_FOUND', 'webhook.notThere');
    webhook.updatedAt = transaction.clock.now();
    return change(transaction, webhook);
  });
};

/** Nothing waits for one that is turned off; one that is turned on begins again. */
const turn = async (transaction: Transaction, webhook: WebhookEntity, isActive: boolean): Promise<void> => {
  if (isActive === (webhook.disabledAt === null)) return;
  const now = transaction.clock.now();
  webhook.disabledAt = isActive ? null : now;
  webhook.disabledBecause = isActive ? null : 'OWNER';
  webhook.failingSince = null;
  webhook.pausedUntil = null;
  if (!isActive) await new DeliveryRepository(transaction.em).giveUpAll(webhook.id, now, 'OFF');
};

/**
 * Changes where a webhook goes, what it is told, or whether it is.
 * @throws DomainError `UNAUTHENTICATED`, `BAD_USER_INPUT`, `NOT_FOUND`, `RATE_LIMITED`
 */
export async function updateWebhook(context: Context, id: string, input: unknown): Promise<WebhookEntity> {
  requireInPerson(context.actor);
  const { url, types, scope, isActive } = parse(webhookChange, input);
  if (url != null) requireSafe(context, url);
  return changeOwn(context, id, async (transaction, webhook) => {
    webhook.url = url ?? webhook.url;
    webhook.types = types ?? webhook.types;
    webhook.scope = scope ?? webhook.scope;
    if (isActive != null) await turn(transaction, webhook, isActive);
    record(transaction, { type: 'webhook.changed', webhook });
    // what failed at another address is tried at this one
    if (url != null) webhook.pausedUntil = null;
    if (url != null && webhook.disabledAt === null) await deliverLater(transaction, webhook.id);
    return webhook;
  });
}

/** Gives a webhook another secret; the one before signs too for a day. @throws DomainError as `updateWebhook` does */
export async function renewWebhookSecret(context: Context, id: string): Promise<NewSecret> {
  return changeOwn(context, id, (transaction, webhook) => {
    webhook.formerSecret = webhook.secret;
    webhook.formerSecretUntil = transaction.clock.now().plus({ hours: FORMER_SECRET_HOURS });
    webhook.secret = newWebhookSecret();
    record(transaction, { type: 'webhook.changed', webhook });
    return { webhook, secret: webhook.secret };
  });
}

/** Tells an address nothing more. @throws DomainError `UNAUTHENTICATED`, `NOT_FOUND`, `RATE_LIMITED` */
export async function deleteWebhook(context: Context, id: string): Promise<void> {
  await changeOwn(context, id, (transaction, webhook) => {
    record(transaction, { type: 'webhook.deleted', webhook });
    transaction.em.remove(webhook);
  });
}
