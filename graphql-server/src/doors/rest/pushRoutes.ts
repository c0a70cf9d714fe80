import type { FastifyInstance } from 'fastify';
import { removePushSubscription, savePushSubscription } from '../../use-cases/push/pushSubscriptions.ts';
import { documented } from './documented.ts';
import type { RestOptions } from './RestOptions.ts';

const ADDRESS = '/api/push-subscription';

/** Notifications on devices. */
export const pushRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.put(
    ADDRESS,
    {
      schema: documented({
        id: 'savePushSubscription',
        summary: 'Notify a device about responses',
        description:
          'About the events of these responses from now on, and of no others: when they are decided, changed or ' +
          'called off. For the owner of the responses; deleted ones are left out.',
        body: 'pushSubscription',
        responses: { 204: null },
        refuses: [403, 409, 415],
      }),
    },
    async (request, reply) => {
      await savePushSubscription(await openContext(request), request.body);
      return reply.code(204).send();
    },
  );

  app.delete(
    ADDRESS,
    {
      schema: documented({
        id: 'removePushSubscription',
        summary: 'Stop notifying a device',
        description: 'Its address is a secret of the device, and therefore proof enough.',
        body: 'pushDevice',
        responses: { 204: null },
        refuses: [415],
      }),
    },
    async (request, reply) => {
      await removePushSubscription(await openContext(request), request.body);
      return reply.code(204).send();
    },
  );
};
