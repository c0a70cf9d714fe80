import type { FastifyInstance } from 'fastify';
import { listDeliveries, redeliverWebhook, testWebhook } from '../../../use-cases/webhooks/deliveries.ts';
import { presentDelivery } from '../../presenters/presentWebhook.ts';
import { documented } from '../documented.ts';
import type { RestOptions } from '../RestOptions.ts';

const ONE = '/api/me/webhooks/:webhookId';

interface OfWebhook {
  Params: { webhookId: string };
}
interface OfDelivery {
  Params: { webhookId: string; deliveryId: string };
}

const ofWebhook = { webhookId: 'Identifier of the webhook' };

/** What webhooks were told. */
export const deliveryRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.post<OfWebhook>(
    `${ONE}/test`,
    {
      schema: documented({
        id: 'testWebhook',
        summary: 'Send a sample delivery to a webhook',
        description: 'It is signed and retried like every delivery; its content is a sample.',
        params: ofWebhook,
        body: 'webhookTest',
        responses: { 202: 'webhookDelivery' },
        refuses: [404, 409, 415],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const sent = await testWebhook(await openContext(request), request.params.webhookId, request.body ?? {});
      return reply.code(202).send(presentDelivery(sent));
    },
  );

  app.get<OfWebhook>(
    `${ONE}/deliveries`,
    {
      schema: documented({
        id: 'listWebhookDeliveries',
        summary: 'The last 50 deliveries of a webhook, the latest first',
        description: 'With the response of the receiver, and the time of the next attempt.',
        params: ofWebhook,
        responses: { 200: 'webhookDeliveries' },
        refuses: [404],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const deliveries = await listDeliveries(await openContext(request), request.params.webhookId);
      return reply.header('cache-control', 'no-store').send(deliveries.map(presentDelivery));
    },
  );

  app.post<OfDelivery>(
    `${ONE}/deliveries/:deliveryId/redeliver`,
    {
      schema: documented({
        id: 'redeliverWebhook',
        summary: 'Send a delivery once more, with the same id',
        description: 'A receiver that remembers the ids it has seen can recognise the repeat.',
        params: { ...ofWebhook, deliveryId: 'Identifier of the delivery' },
        responses: { 202: 'webhookDelivery' },
        refuses: [404, 409],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const { webhookId, deliveryId } = request.params;
      const sent = await redeliverWebhook(await openContext(request), webhookId, deliveryId);
      return reply.code(202).send(presentDelivery(sent));
    },
  );
};
