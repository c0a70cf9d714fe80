import { describe, expect, it } from '@jest/globals';
import { anEvent, aResponse } from '../support/builders.ts';
import { useFreshServer } from '../support/useServer.ts';

const server = useFreshServer();

const laterBy = (minutes: number) => server.clock.set(server.clock.now().plus({ minutes }).toISO() ?? '');
const execute = (sql: string) => server.orm.em.fork().execute(sql);

const READY = [200, { status: 'ready' }];
const ready = async () => {
  const answer = await server.rest('GET', '/readyz');
  return [answer.statusCode, answer.json<object>()];
};

describe('a server is not ready', () => {
  it('when what happened waits for long to be dispatched, and says so', async () => {
    await anEvent(server);
    laterBy(6);
    expect(await ready()).toEqual([
      503,
      { status: 'not ready', message: 'Activities have been waiting for 6 minutes, and nobody dispatches any' },
    ]);
  });

  it('until it is dispatched', async () => {
    await anEvent(server);
    laterBy(6);
    await server.dispatch();
    expect(await ready()).toEqual(READY);
  });

  it('though jobs are done meanwhile', async () => {
    await anEvent(server);
    laterBy(6);
    await server.tasks.deleteExpiredMails({});
    expect((await ready())[0]).toBe(503);
  });

  it('though dispatch is tried and fails', async () => {
    await anEvent(server);
    laterBy(6);
    await execute('alter table activity rename column details to former_details');
    await expect(server.dispatch()).rejects.toThrow();
    expect((await ready())[0]).toBe(503);
  });
});

describe('a server is ready', () => {
  it('while what happened has waited for a moment only', async () => {
    laterBy(6);
    await anEvent(server);
    laterBy(1);
    expect(await ready()).toEqual(READY);
  });

  it('while another server works off a long backlog', async () => {
    const event = await anEvent(server);
    await aResponse(server, event);
    laterBy(6);
    const at = `'${server.clock.now().minus({ minutes: 1 }).toISO() ?? ''}'`;
    await execute(`update activity set dispatched_at = ${at} where id = (select min(id) from activity)`);
    expect(await ready()).toEqual(READY);
  });

  it('when it has just started, whatever has waited meanwhile', async () => {
    await anEvent(server);
    laterBy(60);
    const { app } = await server.startReplica();
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});

it('the metrics tell how many activities wait to be dispatched, and how long the oldest has', async () => {
  const event = await anEvent(server);
  laterBy(2);
  await aResponse(server, event);
  const metrics = async () =>
    (await server.rest('GET', '/metrics')).body.split('\n').filter((line) => line.startsWith('quorum_activities'));
  expect(await metrics()).toEqual(['quorum_activities_waiting 2', 'quorum_activities_oldest_seconds 120']);
  await server.dispatch();
  expect(await metrics()).toEqual(['quorum_activities_waiting 0', 'quorum_activities_oldest_seconds 0']);
  // where nobody knows, nothing is said
  await execute('alter table activity rename to former_activity');
  expect(await metrics()).toEqual([]);
});
