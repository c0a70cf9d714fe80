import type {} from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../gateways/clock.ts';
import type { SmsQuota } from '../gateways/sms/SmsQuota.ts';
import type { EntityManager } from '../persistence/orm.ts';
import { UNCOUNTED } from './RequestQuota.ts';
import { countJobs } from '../jobs/countJobs.ts';
import { activityBacklog } from '../persistence/activityBacklog.ts';
import { countOutbox } from '../persistence/countOutbox.ts';
import { SmsCountRepository } from '../persistence/repositories/sms/SmsCountRepository.ts';
import type { PublicCache } from '../cache/responseCachePlugin.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The files of the web app are one route: their names change with every build. */
const routeOf = (url = 'none') => (url.startsWith('/assets/') ? '/assets/*' : url);

const measureRequests = (app: FastifyInstance, registers: Registry[]): void => {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long responses took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request.routeOptions.url);
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
};

const measureCacheHits = (publicCache: PublicCache, registers: Registry[]): void => {
  const labelNames = ['route', 'status'];
  const responses = new Counter({
    name: 'http_cached_responses_total',
    help: 'Responses from the cache, without the route; they are not in the duration of requests',
    labelNames,
    registers,
    collect: () => publicCache.reportHits(),
  });
  // dashboards that were made before it had the name above ask for it by this one
  const formerly = new Counter({
    name: 'http_kept_answers_total',
    help: 'The same as http_cached_responses_total, under its former name',
    labelNames,
    registers,
    collect: () => publicCache.reportHits(),
  });
  publicCache.onHits((hits) => {
    for (const { route, status, count } of hits)
      for (const counter of [responses, formerly]) counter.inc({ route, status }, count);
  });
};

/** Gauges of what is in the database are set all at once, before they are read: none is of another moment. */
type Look = () => Promise<void>;

const measureJobs = (em: EntityManager, registers: Registry[]): Look => {
  const labelNames = ['job'];
  const waiting = new Gauge({ name: 'quorum_jobs_waiting', help: 'Jobs that are due', labelNames, registers });
  const failed = new Gauge({ name: 'quorum_jobs_failed', help: 'Jobs that were given up', labelNames, registers });
  const age = new Gauge({
    name: 'quorum_jobs_oldest_seconds',
    help: 'How long the oldest job has been due',
    labelNames,
    registers,
  });
  return async () => {
    for (const gauge of [waiting, failed, age]) gauge.reset();
    for (const { name, due, givenUp, oldestSeconds } of await countJobs(em.fork())) {
      waiting.set({ job: name }, due);
      failed.set({ job: name }, givenUp);
      age.set({ job: name }, oldestSeconds);
    }
  };
};

/** Counts how jobs end here; each server does some of them. */
const measureWork = (registers: Registry[]) => {
  const duration = new Histogram({
    name: 'quorum_job_duration_seconds',
    help: 'How long jobs took, by how they ended: done, or failed and to be tried again',
    labelNames: ['job', 'outcome'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  return (job: string, { outcome, seconds }: { outcome: string; seconds: number }): void =>
    duration.observe({ job, outcome }, seconds);
};

const measureOutbox = (em: EntityManager, registers: Registry[]): Look => {
  const labelNames = ['state'];
  const help = (what: string) => `${what} that were not sent: waiting, or given up`;
  const gauges = {
    mail: new Gauge({ name: 'quorum_mails', help: help('Mails'), labelNames, registers }),
    push: new Gauge({ name: 'quorum_notifications', help: help('Notifications on devices'), labelNames, registers }),
    webhook: new Gauge({
      name: 'quorum_webhooks',
      help: help('Deliveries to webhooks'),
      labelNames,
      registers,
    }),
    sms: new Gauge({ name: 'quorum_sms', help: help('Texts'), labelNames, registers }),
  };
  return async () => {
    for (const { kind, waiting, givenUp } of await countOutbox(em.fork())) {
      gauges[kind].set({ state: 'waiting' }, waiting);
      gauges[kind].set({ state: 'given_up' }, givenUp);
    }
  };
};

const measureTexts = (em: EntityManager, clock: Clock, { dailyMax }: SmsQuota, registers: Registry[]): Look => {
  const today = new Gauge({ name: 'quorum_sms_today', help: 'Texts that have left today (UTC)', registers });
  new Gauge({ name: 'quorum_sms_daily_max', help: 'How many may', registers }).set(dailyMax);
  return async () => {
    today.remove();
    today.set(await new SmsCountRepository(em.fork()).countLeft(clock.now()));
  };
};

const measureActivities = (em: EntityManager, clock: Clock, registers: Registry[]): Look => {
  const waiting = new Gauge({
    name: 'quorum_activities_waiting',
    help: 'Things that happened and are yet to be dispatched',
    registers,
  });
  const age = new Gauge({
    name: 'quorum_activities_oldest_seconds',
    help: 'How long the oldest of them has waited',
    registers,
  });
  return async () => {
    // one without labels would be reset to 0, which says that all is well
    for (const gauge of [waiting, age]) gauge.remove();
    const backlog = await activityBacklog(em.fork(), clock.now());
    waiting.set(backlog.waiting);
    age.set(backlog.oldestSeconds);
  };
};

const isRejected = (result: PromiseSettledResult<unknown>) => result.status === 'rejected';

interface Measured {
  em: EntityManager;
  clock: Clock;
  publicCache: PublicCache;
  smsQuota: SmsQuota;
  /** What is measured besides, by others. */
  registry?: Registry | undefined;
}

/**
 * Measures this process until it ends. What watches it for garbage collection cannot be stopped, and keeps what it
 * refers to: so what starts the process calls this, once, and not each server in it.
 */
export const measureProcess = (): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
};

/** `/metrics` in the Prometheus text format. Returns the function to call when a job ends. */
export const serveMetrics = (
  app: FastifyInstance,
  { em, clock, publicCache, smsQuota, registry = new Registry() }: Measured,
): ReturnType<typeof measureWork> => {
  measureRequests(app, [registry]);
  measureCacheHits(publicCache, [registry]);
  const looks = [
    measureJobs(em, [registry]),
    measureActivities(em, clock, [registry]),
    measureOutbox(em, [registry]),
    measureTexts(em, clock, smsQuota, [registry]),
  ];
  app.get('/metrics', { schema: { hide: true }, config: UNCOUNTED }, async (request, reply) => {
    // while the database is away there is the rest to tell
    for (const { reason } of (await Promise.allSettled(looks.map((look) => look()))).filter(isRejected))
      request.log.debug({ err: reason as unknown }, 'What is in the database was not measured');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return measureWork([registry]);
};
