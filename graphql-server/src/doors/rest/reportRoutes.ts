import type { Reportable } from '@quorum/domain/report/constants';
import type { FastifyInstance } from 'fastify';
import { report } from '../../use-cases/moderation/report.ts';
import { documented } from './documented.ts';
import type { RestOptions } from './RestOptions.ts';

const ROUTES: { about: Reportable; path: string; id: string; summary: string; of: string; message: string }[] = [
  {
    about: 'event',
    path: '/api/events/:urlHash/reports',
    id: 'reportEvent',
    summary: 'Report an event to the operators',
    of: 'Public identifier of the event',
    message: 'Event reported successfully',
  },
  {
    about: 'poll',
    path: '/api/polls/:urlHash/reports',
    id: 'reportPoll',
    summary: 'Report a poll to the operators',
    of: 'Public identifier of the poll',
    message: 'Poll reported successfully',
  },
];

/** How anybody tells the operators of what should not be there. */
export const reportRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  for (const { about, path, id, summary, of, message } of ROUTES) {
    app.post<{ Params: { urlHash: string } }>(
      path,
      {
        schema: documented({
          id,
          summary,
          description: 'Needs no account. A second report by the same person changes nothing.',
          params: { urlHash: of },
          body: 'report',
          responses: { 201: 'done' },
          refuses: [403, 404, 415],
        }),
      },
      async (request, reply) => {
        await report(await openContext(request), about, request.params.urlHash, request.body);
        return reply.code(201).send({ message });
      },
    );
  }
};
