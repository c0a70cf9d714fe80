import { REFUSALS } from '@quorum/domain/refusals/catalogue.generated';
import type { FastifyInstance } from 'fastify';
import { PUBLIC_CACHE } from '../../../http/cachePolicy.ts';
import { ERRORS_PATH, problemCodes } from '../../../http/problems/Problem.ts';
import { documented } from '../documented.ts';

/** Every way in which a call can be refused, as the code has them. */
export const errorRoutes = (app: FastifyInstance): void => {
  const catalogue = { codes: problemCodes(), reasons: REFUSALS };
  app.get(
    ERRORS_PATH,
    {
      schema: documented({
        id: 'listErrors',
        summary: 'Every error code, and every sentence by its key',
        description:
          'Generated from the source: a program can look up each `code` of a problem, and each `key` of its reasons.',
        responses: { 200: 'errorCatalogue' },
      }),
    },
    (_request, reply) => reply.header('cache-control', PUBLIC_CACHE).send(catalogue),
  );
};
