import { DomainError } from '@quorum/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isByProgram } from './otherOrigins.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Writes from pages of other sites are taken, for the address holds a secret that says who may. */
    takesForeignWrites?: boolean;
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

const isForeign = ({ headers, host }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
};

/** Refuses writes that a page of another site makes in a visitor's browser, but for a program that acts with its own token. */
export const refuseForeignWrites = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    const isRefused = !READS.has(request.method) && !request.routeOptions.config.takesForeignWrites;
    if (isRefused && isForeign(request) && !isByProgram(request)) {
      throw new DomainError('FORBIDDEN', 'request.foreign');
    }
  });
};
