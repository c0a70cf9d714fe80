import type { FastifyInstance } from 'fastify';
import { getPushKey } from '../../use-cases/push/pushKeys.ts';
import { subscribeToPush, unsubscribeFromPush } from '../../use-cases/push/pushSubscriptions.ts';
import { documented } from './documented.ts';
import { addressOf, RESPONSE_TOKEN } from './responseToken.ts';
import type { RestOptions } from './RestOptions.ts';

const ofResponse = { urlHash: 'Public identifier of the event', participantId: 'Identifier of the response' };

interface OfResponse {
  Params: { urlHash: string; participantId: string };
}

/** Notifications on devices. */
export const pushRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.get(
    '/api/push/key',
    {
      schema: documented({
        id: 'getPushKey',
        summary: 'The key with which browsers subscribe to notifications',
        description: 'For `applicationServerKey`, in base64url; null where this server sends no notifications.',
        responses: { 200: 'pushKey' },
      }),
    },
    async (request) => ({ publicKey: await getPushKey(await openContext(request)) }),
  );

  app.put<OfResponse>(
    '/api/events/:urlHash/participants/:participantId/push',
    {
      schema: documented({
        id: 'subscribeToPush',
        summary: 'Notify a device about a response',
        description: 'Of what is decided, changed or called off. For the owner of the response.',
        params: ofResponse,
        body: 'pushSubscription',
        headers: RESPONSE_TOKEN,
        responses: { 200: 'done' },
        refuses: [403, 404, 409, 415],
      }),
    },
    async (request) => {
      await subscribeToPush(await openContext(request), addressOf(request), request.body);
      return { message: 'Notifications are on' };
    },
  );

  app.post<OfResponse>(
    '/api/events/:urlHash/participants/:participantId/push/end',
    {
      schema: documented({
        id: 'unsubscribeFromPush',
        summary: 'Notify a device no longer',
        description: 'For the owner of the response.',
        params: ofResponse,
        body: 'pushDevice',
        headers: RESPONSE_TOKEN,
        responses: { 200: 'done' },
        refuses: [403, 404, 415],
      }),
    },
    async (request) => {
      await unsubscribeFromPush(await openContext(request), addressOf(request), request.body);
      return { message: 'Notifications are off' };
    },
  );
};
