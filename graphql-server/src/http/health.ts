import type {} from '@fastify/swagger';
import { DomainError } from '@quorum/domain/errors';
import { REFUSALS } from '@quorum/domain/refusals/catalogue.generated';
import type { FastifyInstance } from 'fastify';
import { Duration, type DateTime } from 'luxon';
import type { Clock } from '../gateways/clock.ts';
import { activityBacklog, hasDispatched } from '../persistence/activityBacklog.ts';
import type { EntityManager } from '../persistence/orm.ts';
import { queueState } from '../jobs/queueState.ts';
import { UNCOUNTED } from './RequestQuota.ts';
import type { Readiness } from './readiness.ts';

const PROBES = new Set(['/healthz', '/readyz']);
const RETRY_AFTER_SECONDS = 1;
/** Jobs and activities are looked for every few seconds, and none of ours takes minutes. */
const STUCK = Duration.fromObject({ minutes: 5 });
const STARTING = 'server.starting';

interface Options {
  em: EntityManager;
  readiness: Readiness;
  clock: Clock;
}

const isRecent = (at: DateTime | null, clock: Clock) => at !== null && at > clock.now().minus(STUCK);
const isLong = (seconds: number) => seconds > STUCK.as('seconds');
const minutesOf = (seconds: number) => `${Math.floor(seconds / 60)} minutes`;

/** Why jobs are not done, null while they are: a long queue that somebody works on is not stuck. */
const stuckQueue = async ({ em, readiness: { workedAt }, clock }: Options): Promise<string | null> => {
  if (isRecent(workedAt, clock)) return null;
  const { oldestSeconds, isWorking } = await queueState(em.fork());
  if (isWorking || !isLong(oldestSeconds)) return null;
  return `Jobs have been waiting for ${minutesOf(oldestSeconds)}, and nobody is at work on any`;
};

/** The same of activities: why subscribers are not told about them. */
const stuckDispatch = async ({ em, readiness: { dispatchedAt }, clock }: Options): Promise<string | null> => {
  if (isRecent(dispatchedAt, clock)) return null;
  const { oldestSeconds } = await activityBacklog(em.fork(), clock.now());
  if (!isLong(oldestSeconds) || (await hasDispatched(em.fork(), clock.now(), STUCK))) return null;
  return `Activities have been waiting for ${minutesOf(oldestSeconds)}, and nobody dispatches any`;
};

/** Why the server cannot serve, null when it can. */
const problemOf = async (options: Options): Promise<string | null> => {
  if (!options.readiness.isPrepared) return REFUSALS[STARTING];
  try {
    await options.em.getConnection().execute('select 1');
    return (await stuckQueue(options)) ?? (await stuckDispatch(options));
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
