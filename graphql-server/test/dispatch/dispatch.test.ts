import { afterEach, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Recorded } from '../../src/activity/Activity.ts';
import type { Subscriber } from '../../src/dispatch/Subscriber.ts';
import { aResponse, anEvent, changeEvent } from '../support/builders.ts';
import { drainJobs } from '../support/drainJobs.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
afterEach(() => server.stop());

const start = async (...subscribers: Subscriber[]) => (server = await startTestServer({ subscribers }));

/** A subscriber that remembers what it was told, by the numbers of events. */
const listener = (name = 'listener') => {
  const heard: Recorded[] = [];
  const subscriber: Subscriber = {
    name,
    on(_transaction, activity) {
      heard.push(activity);
      return Promise.resolve();
    },
  };
  const ids = () => heard.map(({ id }) => id);
  return { subscriber, heard, ids, types: () => heard.map(({ type }) => type) };
};

const execute = <Row>(sql: string) => server.orm.em.fork().execute<Row[]>(sql);

it('tells a subscriber of everything that happens, in its order and once', async () => {
  const { subscriber, heard, types } = listener();
  await start(subscriber);
  const event = await anEvent(server);
  const { id } = await aResponse(server, event);
  await changeEvent(server, event, { title: 'Other' });
  await server.dispatch();
  await server.dispatch();
  expect(types()).toEqual(['event.created', 'response.created', 'event.changed']);
  expect(heard[1]).toMatchObject({ event: { id: event.id }, response: { id } });
});

it('tells nothing of what was rolled back', async () => {
  const { subscriber, types } = listener();
  await start(subscriber);
  const event = await anEvent(server);
  await aResponse(server, event, {}, { as: 'vera' });
  await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Vera' }, { as: 'vera' });
  await server.dispatch();
  expect(types()).toEqual(['event.created', 'response.created']);
});

it('what another server is at is left to it, and told by the next one if it dies over it', async () => {
  const { subscriber, types } = listener();
  await start(subscriber);
  const event = await anEvent(server);
  await aResponse(server, event);
  const other = new pg.Client(String(server.orm.config.get('clientUrl')));
  await other.connect();
  await other.query('begin');
  await other.query('select from activity order by id limit 1 for update');
  await server.dispatch();
  expect(types()).toEqual([]);

  // its connection is all that the database knows of it
  await other.end();
  await server.dispatch();
  expect(types()).toEqual(['event.created', 'response.created']);
});

it('two servers tell each thing once, those of one event in their order', async () => {
  const heard: Recorded[] = [];
  await start({
    name: 'listener',
    async on({ em }, activity) {
      // the other one gets its turn
      await em.execute('select 1');
      heard.push(activity);
    },
  });
  const replica = await server.startReplica();
  for (let round = 0; round < 5; round++) {
    const events = await Promise.all(Array.from({ length: 6 }, () => anEvent(server)));
    await Promise.all(
      events.map(async (event) => {
        for (let count = 0; count < 5; count++) await aResponse(server, event, { name: `Guest ${count}` });
      }),
    );
    while ((await execute('select from activity where dispatched_at is null')).length > 0) {
      await Promise.all([server.dispatch(), replica.dispatch()]);
    }
  }
  const ids = heard.map(({ id }) => id);
  expect(ids).toHaveLength(5 * 6 * 6);
  expect(new Set(ids).size).toBe(ids.length);
  const byEvent = new Map<number, number[]>();
  for (const { id, ...of } of heard) {
    const event = 'event' in of ? of.event.id : 0;
    byEvent.set(event, [...(byEvent.get(event) ?? []), id]);
  }
  for (const told of byEvent.values()) expect(told).toEqual(told.toSorted((one, other) => one - other));
});

it('a subscriber that fails keeps no other one waiting, and no later activity', async () => {
  const { subscriber, types } = listener();
  await start(subscriber, {
    name: 'failing',
    on: (_transaction, { type }) => (type === 'event.created' ? Promise.reject(new Error('No')) : Promise.resolve()),
  });
  await aResponse(server, await anEvent(server));
  await server.dispatch();
  await drainJobs(server, server.tasks).catch(() => undefined);
  expect(types().toSorted()).toEqual(expect.arrayContaining(['event.created', 'response.created']));
  expect(await execute('select from activity where dispatched_at is null')).toEqual([]);
});

it('a subscriber is told again of what it failed over, with growing pauses, until an operator learns of it', async () => {
  let fails = true;
  const { subscriber, types } = listener('patient');
  await start({
    ...subscriber,
    on: (...told) => (fails ? Promise.reject(new Error('Not yet')) : subscriber.on(...told)),
  });
  await anEvent(server);
  await server.dispatch();
  await drainJobs(server, server.tasks);
  const [job] = await execute<{ attempts: number; payload: unknown; max: number; pause: number; error: string }>(
    `select attempts, payload, max_attempts as max, last_error as error,
      extract(epoch from run_at - updated_at)::float8 as pause
      from graphile_worker._private_jobs where task_id =
      (select id from graphile_worker._private_tasks where identifier = 'repeatActivity')`,
  );
  expect(job).toMatchObject({ attempts: 1, payload: { subscriber: 'patient' }, error: 'Not yet' });
  expect(job?.pause).toBeGreaterThan(1);

  // its attempts are used up
  await execute(`update graphile_worker._private_jobs set attempts = max_attempts`);
  const metrics = await server.app.inject('/metrics');
  expect(metrics.body).toContain('quorum_jobs_failed{job="repeatActivity"} 1');

  fails = false;
  await execute(`update graphile_worker._private_jobs set attempts = 1, run_at = now()`);
  await drainJobs(server, server.tasks);
  expect(types()).toEqual(['event.created']);
});

it('servers of the release before, which tell people by themselves, have nothing told a second time', async () => {
  const { subscriber, types } = listener();
  await start(subscriber);
  await execute(`insert into activity (type, event_id, details, created_at) values ('event.decided', 1, '{}', now())`);
  await server.dispatch();
  expect(types()).toEqual([]);
});
