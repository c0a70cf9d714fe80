import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Registry } from 'prom-client';
import { compose, type Composed, type Replacements } from '../../src/compose.ts';
import { readEnv } from '../../src/config/env.ts';
import { fakeClock, type Clock } from '../../src/gateways/clock.ts';
import { fakeIdentity } from '../../src/gateways/identity/fakeIdentity.ts';
import type { PushSender } from '../../src/gateways/push/PushSender.ts';
import type { WebhookSender } from '../../src/gateways/webhooks/WebhookSender.ts';
import type { Draw } from '../../src/gateways/pictures/Draw.ts';
import type { Subscriber } from '../../src/dispatch/Subscriber.ts';
import type { Primary } from '../../src/gateways/Primary.ts';
import type { Turns } from '../../src/gateways/Turns.ts';
import type { Tasks } from '../../src/jobs/createTasks.ts';
import { createOrm } from '../../src/persistence/orm.ts';
import { OpenApiContract } from './openApiContract.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

/** What a test clock shows unless told otherwise: a Friday noon in UTC. */
export const NOW = '2026-05-01T12:00:00.000Z';

export interface Caller {
  /** The uid of the person who is signed in. */
  as?: string | undefined;
  headers?: Record<string, string> | undefined;
  /** The address that they come from: by default this machine's, or where limits are on, which it has more of, another. */
  from?: string | undefined;
}

const HERE = '127.0.0.1';
const ELSEWHERE = '192.0.2.1';

interface GraphQLAnswer {
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test asked for is what it knows to be there
  data: Record<string, any> | null;
  errors?: { message: string; extensions: { code: string; fields?: string[]; reasons?: unknown }; path?: string[] }[];
}

/** By which the fake identity provider knows somebody; visitors send none. */
export const authorization = ({ as }: Caller): Record<string, string> =>
  as === undefined ? {} : { authorization: `Bearer uid:${as}` };

/** Asks the REST facade, and holds every answer against the OpenAPI document. */
const askRest = (app: FastifyInstance, from: string) => {
  const contract = new OpenApiContract(app);
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    caller: Caller = {},
  ) => {
    const answer = await app.inject({
      method,
      url,
      remoteAddress: caller.from ?? from,
      headers: { ...authorization(caller), ...caller.headers },
      ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
    });
    contract.check(method, url, answer);
    return answer;
  };
};

const askGraphQL =
  (app: FastifyInstance, from: string) =>
  async (query: string, variables: object = {}, caller: Caller = {}): Promise<GraphQLAnswer> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: caller.from ?? from,
      headers: { ...authorization(caller), ...caller.headers },
      payload: { query, variables },
    });
    return answer.json();
  };

/** The doors of a server, as a test asks them. */
interface Asking {
  rest: (...request: Parameters<ReturnType<typeof askRest>>) => Promise<LightMyRequestResponse>;
  graphql: ReturnType<typeof askGraphQL>;
}

/** Another process of the product. */
export type Replica = Composed & Asking;

export interface TestServer extends Asking {
  app: FastifyInstance;
  orm: MikroORM;
  clock: ReturnType<typeof fakeClock>;
  /** Every SQL statement since the last `statements.length = 0`. */
  statements: string[];
  /** Tells subscribers of what has happened. */
  dispatch(): Promise<void>;
  /** What the job runner would do. */
  tasks: Tasks;
  /** Of the first process, for a test that says whether the database is there. */
  primary: Primary;
  /** Has the first process hear what the others change, as they may on their own part. */
  joinOthers(): void;
  /** Another process of the product on the same database, with the same clock. */
  startReplica(): Promise<Replica>;
  stop(): Promise<void>;
}

interface Options {
  env?: Record<string, string>;
  /** Where the built web app is; by default nowhere. */
  webRoot?: string;
  /** How what is kept grows old; by default it does not, so that a busy machine does nothing to it. */
  monotonic?: Clock['monotonic'];
  /** Hears every line of the log; its level is in `env`. */
  logTo?: { write(line: string): void };
  /** Of the process, for a test that reads them. */
  metrics?: Registry;
  /** In place of what draws preview pictures. */
  draw?: Draw;
  /** In place of what reaches the push services of the world, which no test does. */
  pushSender?: PushSender;
  /** In place of what asks the name servers of the world where a receiver of webhooks is. */
  webhookSender?: WebhookSender;
  /** Those of the first process, for a test that takes one itself. */
  turns?: Turns;
  /** In place of those who are told about what happens. */
  subscribers?: readonly Subscriber[];
  /** How long a transaction waits for a row; by default as long as a test may take. */
  lockPatience?: number;
  /** One that is there already; by default one of its own, new. */
  database?: TestDatabase;
}

/** No limits, and no weather: nobody answers at that port. */
const DEFAULTS = { RATE_LIMITS: 'off', WEATHER_URL: 'http://127.0.0.1:9' };

/** The database is waited for as long as a test may take: a busy machine has nothing refused. */
const PATIENCE = { connection: 60_000, statement: 60_000, lock: 60_000, idleTransaction: 60_000 };

/** A test does not wait a second between two messages of a stream. */
const LIVE_EVERY_MS = 10;

/** The whole server on a database of its own, with a clock and an identity provider that a test commands. */
export const startTestServer = async ({
  env = {},
  webRoot = '',
  monotonic,
  logTo,
  metrics,
  draw,
  pushSender,
  webhookSender,
  turns,
  subscribers,
  lockPatience = PATIENCE.lock,
  database: given,
}: Options = {}): Promise<TestServer> => {
  const database = given ?? (await createTestDatabase());
  const statements: string[] = [];
  const patience = { ...PATIENCE, lock: lockPatience };
  const { url, isPooled } = database;
  const orm = createOrm({ url, isPooled, patience, onQuery: (sql) => statements.push(sql) });
  const clock = fakeClock(NOW, monotonic);
  const settings = readEnv({ ...DEFAULTS, LOG_LEVEL: process.env.TEST_LOG ?? 'silent', ...env });
  const composeOn = async (shared: MikroORM, own: Replacements = {}) => {
    const composed = await compose(settings, shared, {
      clock,
      identity: fakeIdentity(),
      webRoot,
      liveEveryMs: LIVE_EVERY_MS,
      logTo,
      ...(draw && { draw }),
      ...(pushSender && { pushSender }),
      ...(webhookSender && { webhookSender }),
      ...(subscribers && { subscribers }),
      ...own,
    });
    await composed.app.ready();
    composed.readiness.prepared();
    return composed;
  };
  const { app, primary, tasks, dispatch, joinOthers } = await composeOn(orm, { metrics, ...(turns && { turns }) });
  const from = settings.rateLimits ? ELSEWHERE : HERE;
  const doorsOf = (asked: FastifyInstance): Asking => ({
    rest: askRest(asked, from),
    graphql: askGraphQL(asked, from),
  });
  const replicas: { orm: MikroORM; app: FastifyInstance }[] = [];
  const startReplica = async () => {
    const own = createOrm({ url: database.url, patience: PATIENCE });
    const replica = await composeOn(own);
    replicas.push({ orm: own, app: replica.app });
    return { ...replica, ...doorsOf(replica.app) };
  };
  const stop = async () => {
    for (const one of [{ app, orm }, ...replicas]) {
      await one.app.close();
      await one.orm.close();
    }
    await database.drop();
  };
  return {
    app,
    orm,
    clock,
    statements,
    ...doorsOf(app),
    dispatch,
    tasks,
    primary,
    joinOthers: () => joinOthers(database.url),
    startReplica,
    stop,
  };
};

/** How many SQL statements something takes. */
export const statementsOf = async ({ statements }: TestServer, act: () => Promise<unknown>): Promise<number> => {
  statements.length = 0;
  await act();
  return statements.length;
};
