import type { FastifyInstance } from 'fastify';
import {
  getOwnPreferences,
  getResponsePreferences,
  updateOwnPreferences,
  updateResponsePreferences,
} from '../../use-cases/notifications/preferences.ts';
import { documented } from './documented.ts';
import { addressOf, RESPONSE_TOKEN } from './responseToken.ts';
import type { RestOptions } from './RestOptions.ts';

const OWN = '/api/me/notifications';
const OF_RESPONSE = '/api/events/:urlHash/participants/:participantId/notifications';

const params = { urlHash: 'Public identifier of the event', participantId: 'Identifier of the response' };

interface OfResponse {
  Params: { urlHash: string; participantId: string };
}

/** How people are told: the signed-in person, and the owner of a response. */
export const notificationRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.get(
    OWN,
    {
      schema: documented({
        id: 'getNotifications',
        summary: 'How the signed-in person is notified',
        description: 'The defaults, if nothing was chosen.',
        responses: { 200: 'notifications' },
        signedIn: true,
      }),
    },
    async (request) => getOwnPreferences(await openContext(request)),
  );

  app.patch(
    OWN,
    {
      schema: documented({
        id: 'updateNotifications',
        summary: 'Change how the signed-in person is notified',
        description: 'What is left out stays as it is; null restores the default, and removes quiet hours.',
        body: 'personNotifications',
        responses: { 200: 'notifications' },
        refuses: [415],
        signedIn: true,
      }),
    },
    async (request) => updateOwnPreferences(await openContext(request), request.body as object),
  );

  app.get<OfResponse>(
    OF_RESPONSE,
    {
      schema: documented({
        id: 'getNotificationsOfResponse',
        summary: 'How the owner of a response is notified about its event',
        description: 'For its owner: by the token of the join, by the browser that joined, or by the signed-in person.',
        params,
        headers: RESPONSE_TOKEN,
        responses: { 200: 'notifications' },
        refuses: [403, 404],
      }),
    },
    async (request) => getResponsePreferences(await openContext(request), addressOf(request)),
  );

  app.patch<OfResponse>(
    OF_RESPONSE,
    {
      schema: documented({
        id: 'updateNotificationsOfResponse',
        summary: 'Change how the owner of a response is notified about its event',
        description:
          'For its owner. Choices here override those of their account, except that what is muted or stopped there stays so.',
        params,
        body: 'responseNotifications',
        headers: RESPONSE_TOKEN,
        responses: { 200: 'notifications' },
        refuses: [403, 404, 415],
      }),
    },
    async (request) =>
      updateResponsePreferences(await openContext(request), addressOf(request), request.body as object),
  );
};
