import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { anEvent } from '../support/builders.ts';
import { openOther, type OtherConnection } from '../support/otherConnection.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let first: OtherConnection;
let second: OtherConnection;
beforeEach(async () => {
  first = await openOther(server);
  second = await openOther(server);
  await first.query('begin');
  await second.query('begin');
});
afterEach(async () => {
  await first.end();
  await second.end();
});

/** Has bea delete her account, make an event meanwhile, and `others` do something about that one at the same moment. */
const deleteAccountWhile = async (others: (event: EventView) => Promise<unknown>) => {
  const early = await anEvent(server, {}, 'bea');
  await first.query('select from event where id = $1 for update', [early.id]);
  const deleting = server.rest('DELETE', '/api/me', undefined, { as: 'bea' });
  await first.untilWaiting();
  const late = await anEvent(server, {}, 'bea');
  await others(late);
  await first.query('commit');
  await first.untilWaiting();
  await second.query('commit');
  return { late, status: (await deleting).statusCode };
};

const left = () => server.orm.em.fork().execute<{ creator_id: string }[]>('select creator_id from event');

describe('a person deletes their account while an event of theirs, made at that moment,', () => {
  it('is being deleted: both are', async () => {
    const { status } = await deleteAccountWhile(({ id }) => second.query('delete from event where id = $1', [id]));
    expect(status).toBe(200);
    expect(await left()).toEqual([]);
  });

  it('is being taken over: it stays, with its new organiser', async () => {
    const takeOver = "update event set creator_id = 'cleo' where id = $1";
    const { status } = await deleteAccountWhile(({ id }) => second.query(takeOver, [id]));
    expect(status).toBe(200);
    expect(await left()).toEqual([{ creator_id: 'cleo' }]);
  });
});

it('a person who deletes their account while a poll that has their vote makes its event is not named in it', async () => {
  const world = new PollWorld(server);
  const poll = await world.open();
  await world.vote(poll, [1], { name: 'Bea', email: 'bea@home.example', comment: 'Late' }, { as: 'bea' });
  const voting = 'select from poll where url_hash = $1 for update';
  await first.query(voting, [poll.urlHash]);
  const deleting = server.rest('DELETE', '/api/me', undefined, { as: 'bea' });
  await first.untilWaiting();
  const { id } = await anEvent(server);
  // as the vote does that brings the date to its chance
  await first.query(
    `insert into participant (event_id, name, email, likelihood, comment, uid, token_digest, created_at, updated_at)
     select $1, name, email, 1, comment, uid, token_digest, created_at, updated_at from poll_voter where uid = 'bea'`,
    [id],
  );
  await first.query('commit');
  expect((await deleting).statusCode).toBe(200);
  const named = 'select name, email, comment, uid from participant where event_id = $1';
  expect((await first.query(named, [id])).rows).toEqual([
    { name: 'Former participant', email: null, comment: '', uid: null },
  ]);
});
