import { isoOf } from '@quorum/domain/isoOf';
import type { DeliveryProblem, DeliveryState, DisabledBecause, WebhookKind } from '@quorum/domain/webhooks/delivery';
import type { WebhookScope } from '@quorum/domain/webhooks/types';
import type { WebhookDeliveryEntity, WebhookEntity } from '../../persistence/entities/webhooks/WebhookEntity.ts';
import type { NewSecret } from '../../use-cases/webhooks/ownWebhooks.ts';
import { chatServiceOf } from '../../webhooks/chat/services.ts';

/** A webhook as its owner reads it, without its secrets. */
export interface WebhookView {
  id: number;
  url: string;
  types: readonly string[];
  scope: WebhookScope;
  kind: WebhookKind;
  isActive: boolean;
  disabledBecause: DisabledBecause | null;
  /** ISO 8601 in UTC, as all instants. */
  failingSince: string | null;
  createdAt: string;
}

/** What a webhook was told, without what stood in it. */
export interface DeliveryView {
  id: number;
  messageId: string;
  type: string;
  state: DeliveryState;
  attempts: number;
  status: number | null;
  problem: DeliveryProblem | null;
  nextAttemptAt: string | null;
  deliveredAt: string | null;
  createdAt: string;
}

export const presentWebhook = (webhook: WebhookEntity): WebhookView => {
  const { id, url, types, scope, disabledAt, disabledBecause, failingSince, createdAt } = webhook;
  return {
    id,
    url,
    types,
    scope,
    kind: chatServiceOf(url) ?? 'STANDARD',
    isActive: disabledAt === null,
    disabledBecause,
    failingSince: failingSince && isoOf(failingSince),
    createdAt: isoOf(createdAt),
  };
};

/** With the secret, which is told this once. */
export const presentNewSecret = ({ webhook, secret }: NewSecret): WebhookView & { secret: string } => ({
  ...presentWebhook(webhook),
  secret,
});

const stateOf = ({ deliveredAt, givenUpAt }: WebhookDeliveryEntity): DeliveryState => {
  if (deliveredAt !== null) return 'DELIVERED';
  return givenUpAt === null ? 'WAITING' : 'GIVEN_UP';
};

export const presentDelivery = (delivery: WebhookDeliveryEntity): DeliveryView => {
  const { id, messageId, type, attempts, status, problem, dueAt, deliveredAt, createdAt } = delivery;
  const state = stateOf(delivery);
  return {
    id,
    messageId,
    type,
    state,
    attempts,
    status,
    problem,
    nextAttemptAt: state === 'WAITING' ? isoOf(dueAt) : null,
    deliveredAt: deliveredAt && isoOf(deliveredAt),
    createdAt: isoOf(createdAt),
  };
};
