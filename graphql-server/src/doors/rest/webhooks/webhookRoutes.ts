import type { FastifyInstance } from 'fastify';
import {
  createWebhook,
  deleteWebhook,
  listOwnWebhooks,
  renewWebhookSecret,
  updateWebhook,
} from '../../../use-cases/webhooks/ownWebhooks.ts';
import { presentNewSecret, presentWebhook } from '../../presenters/presentWebhook.ts';
import { documented } from '../documented.ts';
import { KEEPS_ANSWER } from '../keys/keepAnswers.ts';
import type { RestOptions } from '../RestOptions.ts';
import { deliveryRoutes } from './deliveryRoutes.ts';
import { sendCreated } from '../sendCreated.ts';

const ALL = '/api/me/webhooks';
const ONE = `${ALL}/:webhookId`;

interface OfWebhook {
  Params: { webhookId: string };
}

const ofWebhook = { webhookId: 'Identifier of the webhook' };

/** What the signed-in person has told to addresses of theirs. */
export const webhookRoutes = (app: FastifyInstance, options: RestOptions): void => {
  const { openContext } = options;
  app.post(
    ALL,
    {
      config: KEEPS_ANSWER,
      schema: documented({
        id: 'createWebhook',
        summary: 'Add a webhook',
        description:
          'Deliveries are signed as [Standard Webhooks](https://www.standardwebhooks.com) are, and arrive in order ' +
          'for each event and poll. An address of Slack, Discord, Mattermost or Telegram gets chat messages. An ' +
          'account can have at most ten.',
        body: 'webhookDraft',
        responses: { 201: 'webhookSecret' },
        refuses: [409, 415, 422],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const context = await openContext(request);
      const made = await createWebhook(context, request.body);
      const shown = presentNewSecret(made);
      return sendCreated(reply.header('cache-control', 'no-store'), `/api/me/webhooks/${shown.id}`, shown);
    },
  );

  app.get(
    ALL,
    {
      schema: documented({
        id: 'listWebhooks',
        summary: 'The webhooks of the signed-in person',
        description: 'Without their secrets, which are shown only when they are created or renewed.',
        responses: { 200: 'webhooks' },
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const webhooks = await listOwnWebhooks(await openContext(request));
      return reply.header('cache-control', 'no-store').send(webhooks.map(presentWebhook));
    },
  );

  app.patch<OfWebhook>(
    ONE,
    {
      schema: documented({
        id: 'updateWebhook',
        summary: 'Change a webhook, turn it off or on again',
        description: 'What is left out, or null, stays as it is.',
        params: ofWebhook,
        body: 'webhookChange',
        responses: { 200: 'webhook' },
        refuses: [404, 415],
        signedIn: true,
      }),
    },
    async (request) =>
      presentWebhook(await updateWebhook(await openContext(request), request.params.webhookId, request.body)),
  );

  app.delete<OfWebhook>(
    ONE,
    {
      schema: documented({
        id: 'deleteWebhook',
        summary: 'Delete a webhook',
        description: 'Waiting deliveries are dropped.',
        params: ofWebhook,
        responses: { 204: null },
        refuses: [404],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      await deleteWebhook(await openContext(request), request.params.webhookId);
      return reply.code(204).send();
    },
  );

  app.post<OfWebhook>(
    `${ONE}/secret`,
    {
      schema: documented({
        id: 'renewWebhookSecret',
        summary: 'Give a webhook a new secret',
        description: 'For a day, deliveries are signed with the old one as well.',
        params: ofWebhook,
        responses: { 200: 'webhookSecret' },
        refuses: [404],
        signedIn: true,
      }),
    },
    async (request, reply) => {
      const made = await renewWebhookSecret(await openContext(request), request.params.webhookId);
      return reply.header('cache-control', 'no-store').send(presentNewSecret(made));
    },
  );
  deliveryRoutes(app, options);
};
