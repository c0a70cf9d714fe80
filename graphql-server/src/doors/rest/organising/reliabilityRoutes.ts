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
        summary: 'How often the signed-in person came, by the likelihood of their responses',
        description:
          'Nobody else can read it. It decides in which order people are asked before a decision, and affects one ' +
          'of three words for the organisers of events with at least eight responses.',
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
        summary: 'Erase this record',
        description: 'It no longer counts from then on; later marks start a new record.',
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
