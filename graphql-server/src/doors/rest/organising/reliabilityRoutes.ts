import type { FastifyInstance } from 'fastify';
import { eraseReliability, getReliability } from '../../../use-cases/reliability/ownReliability.ts';
import { documented } from '../documented.ts';
import type { RestOptions } from '../RestOptions.ts';

/** What somebody may do with their own record of attendance. */
export const reliabilityRoutes = (app: FastifyInstance, { openContext }: RestOptions): void => {
  app.get(
    '/api/me/reliability',
    {
      schema: documented({
        id: 'getReliability',
        summary: 'How often the signed-in person came, by what they had said',
        description:
          'Nobody else reads it. It decides in which order people are asked before a decision, and goes into one of three words ' +
          'for the organisers of events of eight responses and more.',
        responses: { 200: 'reliability' },
        signedIn: true,
      }),
    },
    async (request) => getReliability(await openContext(request)),
  );

  app.delete(
    '/api/me/reliability',
    {
      schema: documented({
        id: 'eraseReliability',
        summary: 'Erase that record',
        description: 'From then on nothing of it is counted; what is marked later is a new record.',
        responses: { 204: null },
        signedIn: true,
      }),
    },
    async (request, reply) => {
      await eraseReliability(await openContext(request));
      return reply.code(204).send();
    },
  );
};
