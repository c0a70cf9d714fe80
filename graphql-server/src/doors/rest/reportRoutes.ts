import type { FastifyInstance } from 'fastify';
import { reportEvent } from '../../use-cases/moderation/reportEvent.ts';
import { documented } from './documented.ts';
import type { RestOptions } from './RestOptions.ts';

/** How anybody tells the operator of an event that should not be there. */
export const reportRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.post<{ Params: { urlHash: string } }>(
    '/api/events/:urlHash/reports',
    {
      schema: documented({
        id: 'reportEvent',
        summary: 'Report an event to the operator',
        description: 'Needs no account. A second report by the same person changes nothing.',
        params: { urlHash: 'Public identifier of the event' },
        body: 'report',
        responses: { 201: 'done' },
        refuses: [403, 404, 415],
      }),
    },
    async (request, reply) => {
      await reportEvent(await openContext(request), request.params.urlHash, request.body);
      return reply.code(201).send({ message: 'Event reported successfully' });
    },
  );
};
