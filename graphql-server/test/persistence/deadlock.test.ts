import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { retryOnDeadlock } from '../../src/persistence/retryOnDeadlock.ts';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, readEvent } from '../support/builders.ts';
import { graphqlDoor } from '../support/doors.ts';
import { openOther, type OtherConnection } from '../support/otherConnection.ts';
import { nextDate } from '../support/series.ts';
import { useServer } from '../support/useServer.ts';

const inTheWay = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

describe('what PostgreSQL ends to untangle a deadlock', () => {
  const failing = (times: number, error: () => Error) => {
    let count = 0;
    const work = () => (++count <= times ? Promise.reject(error()) : Promise.resolve('done'));
    return { work, count: () => count };
  };

  it.each([0, 1, 2])('is done again, also after %i times', async (times) => {
    const { work, count } = failing(times, inTheWay);
    expect(await retryOnDeadlock(work)).toBe('done');
    expect(count()).toBe(times + 1);
  });

  it('is given up after the third time', async () => {
    const { work, count } = failing(3, inTheWay);
    await expect(retryOnDeadlock(work)).rejects.toThrow('deadlock detected');
    expect(count()).toBe(3);
  });

  it('is all that is done again', async () => {
    const { work, count } = failing(1, () => Object.assign(new Error('unique'), { code: '23505' }));
    await expect(retryOnDeadlock(work)).rejects.toThrow('unique');
    expect(count()).toBe(1);
  });
});

describe('a change that deadlocks with another one', () => {
  const server = useServer();
  let other: OtherConnection;
  let root: EventView;
  let second: EventView;
  beforeAll(async () => {
    // before the server connects: long enough for the circle to be closed before PostgreSQL looks for one
    other = await openOther(server);
    await other.query(
      `do $$ begin execute format('alter database %I set deadlock_timeout = 2000', current_database()); end $$`,
    );
    await other.end();
  });
  beforeEach(async () => {
    root = await anEvent(server, { isRecurring: true, recurrenceFrequency: 'weekly' });
    server.clock.set('2026-05-07T12:00:00Z');
    second = await nextDate(server, root);
    other = await openOther(server);
  });
  afterEach(() => other.end());

  /** The server holds `root` and wants `second`, the other one has it the other way round, and never looks for a circle. */
  const deadlock = async <Result>(change: () => Promise<Result>): Promise<Result> => {
    await other.query('begin');
    await other.query(`set local deadlock_timeout = '1h'`);
    await other.query('update event set web_link = $2 where id = $1', [second.id, 'https://example.com/other']);
    const changing = change();
    await other.untilWaiting();
    await other.query('update event set notes = $2 where id = $1', [root.id, 'Of the other']);
    await other.query('commit');
    return changing;
  };

  it('is made when the other one is through, as if it had come later', async () => {
    const { result } = await graphqlDoor(server).handOverEvent(second, { as: 'ada' });
    const { token } = result as { token: string };
    server.statements.length = 0;
    const taken = await deadlock(() => graphqlDoor(server).takeOverEvent(second, token, { as: 'bea' }));
    expect(taken).toMatchObject({ code: 'OK', result: { creatorId: 'bea', webLink: 'https://example.com/other' } });
    expect(await readEvent(server, root)).toMatchObject({ creatorId: 'bea', notes: 'Of the other' });
    const done = (what: string) => server.statements.filter((sql) => sql.includes(what)).length;
    expect([done('begin'), done('rollback'), done('commit')]).toEqual([2, 1, 1]);
  });
});
