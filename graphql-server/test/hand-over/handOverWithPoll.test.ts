import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PollView } from '../../src/doors/presenters/presentPoll.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { RestPollWorld } from '../polls/RestPollWorld.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { changeEvent, deleteEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor } from '../support/doors.ts';
import { NOW } from '../support/testServer.ts';

const server = useMailServer();

const ADA = { as: 'ada' };
const BEA = { as: 'bea' };
const ADDRESSES = ['vera@example.com', 'late@example.com'];

const DOORS = [
  ['GraphQL', graphqlDoor, PollWorld],
  ['REST', restDoor, RestPollWorld],
] as const;

describe.each(DOORS)('through %s, the poll of an event that is handed over', (_name, doorOf, World) => {
  let world: PollWorld;
  let poll: PollView;
  let event: { urlHash: string };
  beforeEach(async () => {
    server.clock.set(NOW);
    await server.orm.em.fork().execute('truncate event, poll, mail cascade');
    world = new World(server);
    poll = await world.open({ autoScheduleChance: null });
    await world.vote(poll, [1], { name: 'Vera', email: ADDRESSES[0] });
    await world.vote(poll, [undefined, 1], { name: 'Late', email: ADDRESSES[1] });
  });
  const schedule = async () => (event = (await world.schedule(poll, poll.options[0]?.id)).result);
  const takeOver = async (target = event) => {
    const door = doorOf(server);
    const { token } = (await door.handOverEvent(target, ADA)).result as { token: string };
    expect(await door.takeOverEvent(target, token, BEA)).toMatchObject({ code: 'OK' });
  };
  const addresses = async (as: string) => {
    const shown = JSON.stringify(await world.read(poll, { as }));
    return ADDRESSES.filter((address) => shown.includes(address));
  };
  /** What organisers alone do, by what comes of it. */
  const manage = async (caller: { as: string }) => {
    const [voter] = (await world.read(poll, caller))?.voters ?? [];
    const calls = [
      await world.update(poll, { notes: 'Mine' }, caller),
      await world.manage('closePoll', poll, caller),
      await world.manage('reopenPoll', poll, caller),
      await world.import(poll, ['Otto;yes;no'], caller),
      await world.withdraw(poll, voter ?? { id: 0 }, null, caller),
      await world.handOver(poll, caller),
      await world.withdrawHandOver(poll, caller),
      await world.schedule(poll, poll.options[1]?.id, caller),
      await world.manage('deletePoll', poll, caller),
    ];
    return [...new Set(calls.map(({ code }) => code))];
  };

  it('goes along: its new organiser reads the addresses, and the former one can do nothing', async () => {
    await schedule();
    await takeOver();
    expect(await world.read(poll)).toMatchObject({ creatorId: 'bea', creatorName: 'Bea' });
    expect([await addresses('ada'), await addresses('bea')]).toEqual([[], ADDRESSES]);
    expect(await manage(ADA)).toEqual(['FORBIDDEN']);
  });

  it('stays with the new organiser who deletes the event', async () => {
    await schedule();
    await takeOver();
    expect((await deleteEvent(server, event, 'bea')).statusCode).toBe(200);
    expect(await world.read(poll)).toMatchObject({ status: 'OPEN', creatorId: 'bea' });
    expect([await addresses('ada'), await addresses('bea')]).toEqual([[], ADDRESSES]);
    expect(await manage(ADA)).toEqual(['FORBIDDEN']);
    expect(await manage(BEA)).toEqual(['OK']);
  });

  it('is not taken over by a link that its former organiser made before it had its event', async () => {
    const { token } = (await world.handOver(poll)).result;
    await schedule();
    await takeOver();
    await deleteEvent(server, event, 'bea');
    expect((await world.takeOver(poll, token, { as: 'mallory' })).code).toBe('FORBIDDEN');
  });

  it('stays with the new organiser also where a server of the release before had left it behind', async () => {
    const { token } = (await world.handOver(poll)).result;
    await schedule();
    await server.orm.em
      .fork()
      .execute(`update event set creator_id = 'bea', creator_name = 'Bea', creator_email = null`);
    await deleteEvent(server, event, 'bea');
    expect(await world.read(poll)).toMatchObject({ creatorId: 'bea', creatorName: 'Bea' });
    expect([await addresses('ada'), await addresses('bea')]).toEqual([[], ADDRESSES]);
    expect((await world.takeOver(poll, token, { as: 'mallory' })).code).toBe('FORBIDDEN');
  });

  it('tells its former organiser nothing more, and their account takes nothing of it along', async () => {
    await schedule();
    await takeOver();
    await deleteEvent(server, event, 'bea');
    await server.drain();
    server.clock.set('2026-05-09T08:00:00Z');
    await server.tasks.closeDuePolls({});
    const recipients = (await server.drain()).flatMap(({ to }) => to);
    expect(recipients).toContain('bea@example.com');
    expect(recipients).not.toContain('ada@example.com');
    const data = (await server.rest('GET', '/api/me/data', undefined, ADA)).body;
    expect(data).not.toContain(poll.urlHash);
    expect((await server.rest('DELETE', '/api/me', undefined, ADA)).statusCode).toBe(200);
    expect((await world.read(poll, BEA))?.voters).toHaveLength(2);
  });

  it('of a series goes with the date that it became', async () => {
    await schedule();
    await changeEvent(server, event, { isRecurring: true, recurrenceFrequency: 'weekly' });
    server.clock.set('2026-05-07T12:00:00Z');
    await server.tasks.continueSeries({});
    const { data } = await server.graphql('{ viewer { events { urlHash } } }', {}, ADA);
    const next = (data?.viewer.events as { urlHash: string }[]).find(({ urlHash }) => urlHash !== event.urlHash);
    await takeOver(next);
    expect((await world.read(poll))?.creatorId).toBe('bea');
    expect([await addresses('ada'), await addresses('bea')]).toEqual([[], ADDRESSES]);
  });

  it('is deleted with the account of the one who organises its event', async () => {
    await schedule();
    await takeOver();
    expect((await server.rest('DELETE', '/api/me', undefined, BEA)).statusCode).toBe(200);
    expect(await world.read(poll)).toBeNull();
  });
});
