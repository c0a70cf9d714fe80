import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, run, type Job, type Runner, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { CRONTAB } from './crontab.ts';
import type { JobName } from '../gateways/JobQueue.ts';
import type { Tasks } from './createTasks.ts';
import { NotingClient } from './NotingClient.ts';
import { withFormerNames } from './formerNames.ts';

const CONCURRENCY = 4;
/** Of those that wait for hosts which people name: however long these take, no other job waits for them. */
const FOREIGN: readonly JobName[] = ['deliverWebhook'];
/** One that waits for a host holds no connection, and hardly any memory. */
const FOREIGN_CONCURRENCY = 40;
/** How often each of those that are idle looks for jobs whose time has come; of new ones it hears at once. */
const POLL_MS = 2_000;
const FOREIGN_POLL_MS = 15_000;
/** One for each job at a time, and one for each runner, which listens for new ones. What waits for a host holds none. */
const POOL_MAX = CONCURRENCY + 2;
/**
 * Without a delay, even one of 0 ms, graphile-worker does not look after the statement that notes the end of a job: its
 * failure is a rejection that nobody handles, and ends the process. With one it is tried again, or the runner stops and
 * starts again.
 */
export const NOTED_WITH_PATIENCE = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
const RESTART_MS = 2_000;
/** Longer than for a request: no person waits for a job, and a busy machine may take seconds for a connection. */
const CONNECTING_MAX_MS = 30_000;
/** How long a runner may take to end once its last job has. */
const LINGER_MS = 2_000;
/** Longer than any job takes. */
const STOPPING_MAX_MS = 20_000;

export interface RunningJobs {
  stop(): Promise<void>;
}

interface Options {
  url: string;
  tasks: Tasks;
  log: FastifyBaseLogger;
}

const nameOf = ({ id, task_identifier, attempts, max_attempts }: Job) =>
  `${task_identifier} ${id}, attempt ${attempts} of ${max_attempts}`;

/** graphile-worker warns of it: what waits for others takes no connection, so more of that runs than there are connections. */
const FEW_CONNECTIONS = 'smaller than concurrency';

/** graphile-worker reports every job it takes; only what went wrong is worth a line here. */
const loggerOf = (log: FastifyBaseLogger) =>
  new Logger(() => (level, message, { job, error: err }) => {
    // its message repeats that of the error, which may quote rows
    if (level === 'error' && job && err) log.error({ job: nameOf(job as Job), err }, 'A job failed');
    else if (level === 'error') log.error({ job: message }, 'A job failed');
    else if (level === 'warning' && !message.includes(FEW_CONNECTIONS)) log.warn({ job: message }, 'jobs');
  });

/**
 * Resolves once a runner has ended, or all of its jobs have. After a failure to note the end of a job, graphile-worker
 * counts those that follow wrongly and may wait for ever (graphile/worker#636).
 * @throws Error that ended it
 */
const endOf = ({ promise, events }: Runner): Promise<void> => {
  const after = (event: 'pool:gracefulShutdown' | 'pool:gracefulShutdown:complete', ms: number) =>
    new Promise<void>((resolve) => events.once(event, () => setTimeout(resolve, ms).unref()));
  return Promise.race([
    promise,
    after('pool:gracefulShutdown:complete', LINGER_MS),
    after('pool:gracefulShutdown', STOPPING_MAX_MS),
  ]);
};

const poolOf = ({ url, log }: Options): pg.Pool => {
  const pool = new pg.Pool({
    Client: NotingClient,
    connectionString: url,
    max: POOL_MAX,
    connectionTimeoutMillis: CONNECTING_MAX_MS,
  });
  const wasCut = (error: Error) => log.warn({ err: error }, 'A connection of the job runner was cut');
  pool.on('error', wasCut);
  pool.on('connect', (client) => client.on('error', wasCut));
  return pool;
};

interface Running {
  taskList: TaskList;
  concurrency: number;
  pollInterval: number;
  /** In graphile-worker's format; empty for none. */
  crontab: string;
}

/** Runs some of the jobs until it is stopped. */
const keepRunning = (pgPool: pg.Pool, log: FastifyBaseLogger, running: Running): RunningJobs => {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let current: Runner | undefined;

  const stopRunner = () =>
    void current?.stop().catch((error: unknown) => log.debug({ err: error }, 'The job runner had stopped before'));

  const keep = async (): Promise<void> => {
    while (!isStopping()) {
      try {
        current = await run({
          ...running,
          pgPool,
          preset: { worker: NOTED_WITH_PATIENCE },
          noHandleSignals: true,
          logger: loggerOf(log),
        });
        const ended = endOf(current);
        // told to stop while it was starting, when there was nothing to stop yet
        if (isStopping()) stopRunner();
        await ended;
      } catch (error) {
        log.warn({ err: error }, 'The job runner stopped; it starts again');
      }
      await pause(RESTART_MS, stopping.signal);
    }
  };

  const kept = keep();
  return {
    async stop() {
      stopping.abort();
      stopRunner();
      await kept;
    },
  };
};

const among = (tasks: TaskList, isOne: (name: string) => boolean): TaskList =>
  Object.fromEntries(Object.entries(tasks).filter(([name]) => isOne(name)));

/** Runs what is queued and what the clock says, until it is stopped. Comes back by itself when the database was away. */
export const runJobs = (options: Options): RunningJobs => {
  const { tasks, log } = options;
  const pool = poolOf(options);
  const all = withFormerNames(tasks) as TaskList;
  const isForeign = (name: string) => FOREIGN.some((one) => one === name);
  const own = among(all, (name) => !isForeign(name));
  const runners = [
    keepRunning(pool, log, { taskList: own, concurrency: CONCURRENCY, pollInterval: POLL_MS, crontab: CRONTAB }),
    keepRunning(pool, log, {
      taskList: among(all, isForeign),
      concurrency: FOREIGN_CONCURRENCY,
      pollInterval: FOREIGN_POLL_MS,
      crontab: '',
    }),
  ];
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
      await pool.end();
    },
  };
};

/** Ends early, or at once, when the signal is given. */
const pause = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal }).catch(() => undefined);
