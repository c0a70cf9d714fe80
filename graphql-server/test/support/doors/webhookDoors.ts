import type { Caller } from '../testServer.ts';
import type { Outcome, Target } from './Door.ts';
import { ofViewer, type GraphQLCall } from './ofViewer.ts';

/** What somebody does with webhooks, by the name of its mutation. */
export interface WebhookDoor {
  webhooks(caller?: Caller): Promise<Outcome>;
  webhookDeliveries(target: Target, caller?: Caller): Promise<Outcome>;
  createWebhook(caller?: Caller): Promise<Outcome>;
  updateWebhook(target: Target, input: object, caller?: Caller): Promise<Outcome>;
  renewWebhookSecret(target: Target, caller?: Caller): Promise<Outcome>;
  deleteWebhook(target: Target, caller?: Caller): Promise<Outcome>;
  testWebhook(target: Target, caller?: Caller): Promise<Outcome>;
  redeliverWebhook(target: Target, caller?: Caller): Promise<Outcome>;
}

/** Where nothing is delivered. */
export const WEBHOOK = { url: 'https://127.0.0.1/hooks', types: ['event.confirmed'], scope: 'OWN' };

type RestCall = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
  caller?: Caller,
) => Promise<Outcome>;

const ALL = '/api/me/webhooks';

export const restWebhooks = (call: RestCall): WebhookDoor => {
  const at = ({ webhookId = 0 }: Target) => `${ALL}/${webhookId}`;
  return {
    webhooks: (caller) => call('GET', ALL, undefined, caller),
    webhookDeliveries: (target, caller) => call('GET', `${at(target)}/deliveries`, undefined, caller),
    createWebhook: (caller) => call('POST', ALL, WEBHOOK, caller),
    updateWebhook: (target, input, caller) => call('PATCH', at(target), input, caller),
    renewWebhookSecret: (target, caller) => call('POST', `${at(target)}/secret`, undefined, caller),
    deleteWebhook: (target, caller) => call('DELETE', at(target), undefined, caller),
    testWebhook: (target, caller) => call('POST', `${at(target)}/test`, {}, caller),
    redeliverWebhook: (target, caller) =>
      call('POST', `${at(target)}/deliveries/${target.deliveryId ?? 0}/redeliver`, undefined, caller),
  };
};

const VIEW = 'id url types scope kind isActive disabledBecause failingSince createdAt';
const DELIVERY = 'id messageId type state attempts status problem nextAttemptAt deliveredAt createdAt';

interface WithDeliveries {
  id: string;
  deliveries: unknown;
}

/** The schema shows nobody a webhook of others, where the facade answers 404. */
const deliveriesOf = (webhooks: WithDeliveries[], { webhookId }: Target): Outcome => {
  const found = webhooks.find(({ id }) => Number(id) === Number(webhookId));
  return found ? { code: 'OK', result: found.deliveries } : { code: 'NOT_FOUND' };
};

export const graphqlWebhooks = (call: GraphQLCall): WebhookDoor => ({
  webhooks: (caller) => ofViewer(call, `webhooks { ${VIEW} }`, caller),
  async webhookDeliveries(target, caller) {
    const outcome = await ofViewer(call, `webhooks { id deliveries { ${DELIVERY} } }`, caller);
    return outcome.code === 'OK' ? deliveriesOf(outcome.result as WithDeliveries[], target) : outcome;
  },
  createWebhook: (caller) =>
    call(
      `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { ${VIEW} } secret } }`,
      { input: WEBHOOK },
      caller,
    ),
  updateWebhook: ({ webhookId }, input, caller) =>
    call(
      `mutation ($webhookId: ID!, $input: UpdateWebhookInput!) { updateWebhook(id: $webhookId, input: $input) { ${VIEW} } }`,
      { webhookId, input },
      caller,
    ),
  renewWebhookSecret: ({ webhookId }, caller) =>
    call(
      `mutation ($webhookId: ID!) { renewWebhookSecret(id: $webhookId) { webhook { ${VIEW} } secret } }`,
      { webhookId },
      caller,
    ),
  deleteWebhook: ({ webhookId }, caller) =>
    call('mutation ($webhookId: ID!) { deleteWebhook(id: $webhookId) }', { webhookId }, caller),
  testWebhook: ({ webhookId }, caller) =>
    call(`mutation ($webhookId: ID!) { testWebhook(id: $webhookId) { ${DELIVERY} } }`, { webhookId }, caller),
  redeliverWebhook: ({ webhookId, deliveryId }, caller) =>
    call(
      `mutation ($webhookId: ID!, $deliveryId: ID!) {
        redeliverWebhook(id: $webhookId, deliveryId: $deliveryId) { ${DELIVERY} }
      }`,
      { webhookId, deliveryId },
      caller,
    ),
});
