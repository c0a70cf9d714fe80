import type {} from '@fastify/swagger';
import { DomainError } from '@quorum/domain/errors';
import type { FastifyInstance } from 'fastify';
import { Duration } from 'luxon';
import type { Clock } from '../gateways/clock.ts';
import type { EntityManager } from '../persistence/orm.ts';
import { queueState } from '../jobs/queueState.ts';
import { UNCOUNTED } from './RequestQuota.ts';
import type { Readiness } from './readiness.ts';

const PROBES = new Set(['/healthz', '/readyz']);
const RETRY_AFTER_SECONDS = 1;
/** The runner looks for jobs every few seconds, and none of ours takes minutes. */
const STUCK = Duration.fromObject({ minutes: 5 });
const STARTING = 'Quorum is starting. Please try again in a moment';

interface Options {
  em: EntityManager;
  readiness: Readiness;
  clock: Clock;
}

/** Why jobs are not done, null while they are: a long queue that somebody works on is not stuck. */
const stuckQueue = async ({ em, readiness: { workedAt }, clock }: Options): Promise<string | null> => {
  if (workedAt && workedAt > clock.now().minus(STUCK)) return null;
  const { oldestSeconds, isWorking } = await queueState(em.fork());
  if (isWorking || oldestSeconds <= STUCK.as('seconds')) return null;
  return `Jobs have been waiting for ${Math.floor(oldestSeconds / 60)} minutes, and nobody is at work on any`;
};

/** Why the server cannot serve, null when it can. */
const problemOf = async (options: Options): Promise<string | null> => {
  if (!options.readiness.isPrepared) return STARTING;
  try {
    await options.em.getConnection().execute('select 1');
    return await stuckQueue(options);
  } catch {
    // the requests that fail of it log why it does not respond; a probe says only that
    return 'The database does not answer';
  }
};

/** `/healthz`: the process lives. `/readyz`: it can serve. Until the database is prepared everything else waits. */
export const serveHealth = (app: FastifyInstance, options: Options): void => {
  app.addHook('onRequest', async (request) => {
    if (options.readiness.isPrepared || PROBES.has(request.routeOptions.url ?? '')) return;
    throw new DomainError('UNAVAILABLE', STARTING, { retryAfter: RETRY_AFTER_SECONDS });
  });
  app.get('/healthz', { schema: { hide: true }, config: UNCOUNTED }, () => ({ status: 'live' }));
  app.get('/readyz', { schema: { hide: true }, config: UNCOUNTED }, async (_request, reply) => {
    const message = await problemOf(options);
    if (message === null) return { status: 'ready' };
    void reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
    return { status: 'not ready', message };
  });
};
