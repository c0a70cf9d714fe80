import { DomainError } from '@quorum/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

const isForeign = ({ headers, host }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
};

/** Refuses writes that a page of another site makes in a visitor's browser. */
export const refuseForeignWrites = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (!READS.has(request.method) && isForeign(request)) {
      throw new DomainError('FORBIDDEN', 'Requests from other sites are not accepted');
    }
  });
};
