import 'reflect-metadata';
import { flushCompileCache } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { readEnv, type Env } from './config/env.ts';
import { compose } from './compose.ts';
import { keepDispatching, type Dispatching } from './dispatch/keepDispatching.ts';
import { runJobs, type RunningJobs } from './jobs/runJobs.ts';
import { assertPortIsFree, listen } from './http/listen.ts';
import { measureProcess } from './http/metrics.ts';
import { openDatabase } from './persistence/openDatabase.ts';
import { PoolConnections } from './persistence/pooler/PoolConnections.ts';
import { watchPrimary, type Watch } from './persistence/pooler/watchPrimary.ts';
import { prepareBehind } from './persistence/pooler/prepareBehind.ts';
import { createOrm } from './persistence/orm.ts';
import { runCommand } from './runCommand.ts';
import { onTermination } from './shutdown.ts';
import { Turns } from './gateways/Turns.ts';
import { logOutput } from './gateways/logOutput.ts';
import { VERSION } from './version.ts';

const PREPARATION_MS = 2_000;
/** Not before the first requests that waited for the server have their responses. */
const KEEP_COMPILED_AFTER_MS = 2_000;

/** What traces is loaded only where somebody collects the traces. */
const startTracing = async ({ isTraced }: Env) =>
  isTraced ? (await import('./gateways/tracing/startTracing.ts')).startTracing({ version: VERSION }) : undefined;

const start = async (env: Env): Promise<void> => {
  await assertPortIsFree(env);
  const database = await openDatabase(env);
  const stopTracing = await startTracing(env);
  const connections = new PoolConnections();
  const turns = new Turns();
  const orm = createOrm({ url: database.url, isPooled: database.url !== database.directUrl, connections });
  const { app, readiness, primary, tasks, dispatch, onRecorded, joinOthers } = await compose(env, orm, {
    metrics: measureProcess(),
    turns,
    logTo: logOutput(),
  });
  // nobody answers on them, or not the primary; requests that wait there are told, and may be repeated
  primary.onLoss(() => connections.drop());
  primary.onReturn(() => connections.drop());
  let watch: Watch | undefined;
  let jobs: RunningJobs | undefined;
  let dispatching: Dispatching | undefined;
  let preparing: Promise<void> | undefined;
  const termination = onTermination([
    () => app.close(),
    async () => dispatching?.stop(),
    async () => jobs?.stop(),
    async () => watch?.stop(),
    // a migration under way holds the ORM; a database that is waited for does not
    () => Promise.race([Promise.allSettled([preparing]), delay(PREPARATION_MS)]),
    () => orm.close(),
    async () => stopTracing?.(),
    () => database.stop(),
  ]);
  try {
    const address = await listen(app, env);
    if (termination.isUnderWay()) return;
    preparing = prepareBehind(database, orm, { seedDemo: env.seedDemo });
    await preparing;
    if (termination.isUnderWay()) return;
    jobs = runJobs({ url: database.directUrl, tasks, log: app.log });
    dispatching = keepDispatching({ run: () => turns.letCrowdGoFirst().then(dispatch), log: app.log });
    onRecorded(dispatching.wake);
    joinOthers(database.directUrl);
    watch = watchPrimary({ url: database.url, primary });
    readiness.prepared();
    console.log(`Quorum is ready at ${address}`);
    setTimeout(flushCompileCache, KEEP_COMPILED_AFTER_MS).unref();
  } catch (error) {
    // what breaks because it is being stopped is no failure
    const isStopped = termination.isUnderWay();
    await termination.stop();
    if (!isStopped) throw error;
  }
};

await runCommand(() => start(readEnv(process.env)));
