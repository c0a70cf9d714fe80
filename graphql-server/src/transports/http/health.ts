import type {} from '@fastify/swagger';
import { DomainError } from '@quorum/domain/errors';
import type { FastifyInstance } from 'fastify';
import type { EntityManager } from '../../persistence/orm.ts';

/** Whether the server has what it needs to serve; set once the database is prepared. */
export interface Readiness {
  isPrepared: boolean;
}

const PROBES = new Set(['/healthz', '/readyz']);
const RETRY_AFTER_SECONDS = 1;

const answersOf = async (em: EntityManager): Promise<boolean> => {
  try {
    await em.getConnection().execute('select 1');
    return true;
  } catch {
    // why it does not answer is said in the log by the requests that fail of it; a probe says only that
    return false;
  }
};

/** `/healthz`: the process lives. `/readyz`: it can serve. Until the database is prepared everything else waits. */
export const serveHealth = (app: FastifyInstance, em: EntityManager, readiness: Readiness): void => {
  app.addHook('onRequest', async (request) => {
    if (readiness.isPrepared || PROBES.has(request.routeOptions.url ?? '')) return;
    const message = 'Quorum is starting. Please try again in a moment';
    throw new DomainError('UNAVAILABLE', message, { retryAfter: RETRY_AFTER_SECONDS });
  });
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'live' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = readiness.isPrepared && (await answersOf(em));
    if (!isReady) void reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
    return { status: isReady ? 'ready' : 'not ready' };
  });
};
