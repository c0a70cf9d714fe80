import { beforeEach, describe, expect, it } from '@jest/globals';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { aResponse, changeEvent, deleteEvent } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { offerSteps, START } from './offerSteps.ts';

const built = useWebApp();
const server = useMailServer({ RATE_LIMITS: 'off' }, () => ({ webRoot: built.root }));
const { aFullGame, leave, accept, press, passes, standing, told, subjects, linkOf, at } = offerSteps(() => server);
beforeEach(async () => {
  await server.orm.em.fork().execute('truncate mail, event cascade');
});

/** A game with one place that is held for cem, and the link that he got. */
const offered = async (...others: string[]) => {
  const { event, of } = await aFullGame({}, 'cem', ...others);
  await leave(event, of('ann'));
  return { event, of, link: await linkOf('cem') };
};
const decide = (event: { urlHash: string }, decision: string) =>
  restDoor(server).decideEvent(event, { decision }, { as: 'ada' });

describe('an offer', () => {
  it('that is accepted twice is accepted once', async () => {
    const { event, of, link } = await offered();
    expect([await accept(event, of('cem')), await accept(event, of('cem'))]).toEqual([200, 200]);
    expect(await press(link, { answer: 'IN' })).toBe(303);
    expect(await press(link, { answer: 'MAYBE' })).toBe(303);
    expect(await standing(event)).toEqual(['ben GOING', 'cem GOING', 'left 0, held 0']);
    expect((await subjects()).filter((one) => one.startsWith('cem'))).toEqual(['cem: You have a place']);
  });

  it('that is accepted after its time is one of the next in line by then', async () => {
    const { event, of, link } = await offered('dora');
    // the job has not run since, so the press itself ends the offer
    server.clock.set('2026-05-01T14:00:00.000Z');
    expect(await press(link, { answer: 'IN' })).toBe(303);
    expect(await standing(event)).toEqual([
      'ben GOING',
      'cem WAITLISTED',
      'dora WAITLISTED 1 until 16:00',
      'left 0, held 1',
    ]);
    expect(await accept(event, of('cem'))).toBe(409);
  });

  it('that is accepted after its time is theirs where nobody else waits', async () => {
    const { event, link } = await offered();
    await passes(180);
    expect(await press(link, { answer: 'IN' })).toBe(303);
    expect(await standing(event)).toEqual(['ben GOING', 'cem GOING', 'left 0, held 0']);
  });

  it('ends when there are fewer places, and comes again with them', async () => {
    const { event, of } = await aFullGame({ capacity: 3 }, 'cem', 'dora');
    await leave(event, of('ann'));
    await server.drain();
    await changeEvent(server, event, { capacity: 2 });
    expect(await standing(event)).toEqual(['ben GOING', 'cem GOING', 'dora WAITLISTED', 'left 0, held 0']);
    expect(await accept(event, of('dora'))).toBe(409);
    expect((await subjects()).filter((one) => one.startsWith('dora'))).toEqual(['dora: Still on the waitlist']);
    await changeEvent(server, event, { capacity: 3 });
    expect(await standing(event)).toContain('dora WAITLISTED 1 until 14:00');
  });

  it('ends with the event that is called off, and is made again when that is open again', async () => {
    const { event, of, link } = await offered();
    await decide(event, 'CALL_OFF');
    expect(await standing(event)).toEqual(['ben GOING', 'cem WAITLISTED', 'left 1, held 0']);
    expect([await accept(event, of('cem')), await press(link, { answer: 'IN' })]).toEqual([409, 409]);
    await server.drain();
    await passes(240);
    expect(await subjects()).toEqual([]);
    await decide(event, 'REOPEN');
    expect(await standing(event)).toContain('cem WAITLISTED 1 until 18:00');
    expect((await subjects()).filter((one) => one === 'cem: A place for you')).toHaveLength(1);
  });

  it('is gone with the event', async () => {
    const { event, of, link } = await offered();
    await deleteEvent(server, event);
    expect([await accept(event, of('cem')), await press(link, { answer: 'IN' })]).toEqual([404, 404]);
    await passes(120);
  });

  it('goes to the next when the first in line leaves, is removed or hidden', async () => {
    const { event, of } = await offered('dora', 'eve', 'finn');
    await leave(event, of('cem'));
    expect(await standing(event)).toContain('dora WAITLISTED 1 until 14:00');
    await server.rest('DELETE', at(event, of('dora')), undefined, { as: 'ada' });
    expect(await standing(event)).toContain('eve WAITLISTED 1 until 14:00');
    await server.rest('PUT', `${at(event, of('eve'))}/visibility`, { hidden: true }, { as: 'ada' });
    expect(await standing(event)).toEqual(['ben GOING', 'finn WAITLISTED 1 until 14:00', 'left 0, held 1']);
  });

  it('does not outlast the start, also where that is earlier by now, and nothing is offered after it', async () => {
    const { event, of } = await offered('dora');
    await changeEvent(server, event, { date: '2026-05-01T13:00:00.000Z' });
    expect(await standing(event)).toContain('cem WAITLISTED 1 until 13:00');
    await server.drain();
    await passes(60);
    expect(await accept(event, of('dora'))).toBe(409);
    expect((await subjects()).filter((one) => one.includes('place for you'))).toEqual([]);
  });

  it('is nobody’s but its owner’s', async () => {
    const { event, of } = await offered();
    const cem = of('cem');
    expect(await accept(event, { ...cem, responseToken: 'guessed' })).toBe(403);
    expect(await accept(event, { ...cem, responseToken: of('ben').responseToken })).toBe(403);
    expect((await server.rest('POST', `${at(event, cem)}/offer`, {}, { as: 'ada' })).statusCode).toBe(403);
    expect(await standing(event)).toContain('cem WAITLISTED 1 until 14:00');
  });

  it.each([[-1], [11], [1.5], ['one'], [{}]])('takes no seats that are %p', async (seats) => {
    const { event, of } = await offered();
    expect(await accept(event, of('cem'), seats as number)).toBe(400);
    expect(await standing(event)).toContain('cem WAITLISTED 1 until 14:00');
  });

  it('takes no more than the party is', async () => {
    const { event, of } = await aFullGame({ capacity: 2 }, 'cem');
    await changeEvent(server, event, { capacity: 4 });
    expect(await accept(event, of('cem'), 2)).toBe(400);
  });

  it('cannot be accepted by somebody who is not waiting', async () => {
    const { event } = await offered();
    const maybe = await aResponse(server, event, { name: 'maybe', likelihood: 0.5 });
    expect(await accept(event, maybe)).toBe(409);
  });

  it('ends by a no, by the link too', async () => {
    const { event, link } = await offered('dora');
    expect(await press(link, { answer: 'OUT' })).toBe(303);
    expect(await standing(event)).toEqual([
      'ben GOING',
      'cem DECLINED',
      'dora WAITLISTED 1 until 14:00',
      'left 0, held 1',
    ]);
  });
});

describe('two servers', () => {
  it('let an offer end once, and tell of it once', async () => {
    const { event } = await offered('dora');
    await server.drain();
    const replica = await server.startReplica();
    server.clock.set('2026-05-01T14:00:00.000Z');
    await Promise.all([server.tasks.endDueOffers({}), replica.tasks.endDueOffers({})]);
    expect(await standing(event)).toContain('dora WAITLISTED 1 until 16:00');
    expect((await subjects()).toSorted()).toEqual(['cem: Still on the waitlist', 'dora: A place for you']);
  });

  it('give one place once, however many accept at the same time', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `s${index}`);
    const { event, of } = await aFullGame({ waitlistRule: 'OFFERED_TO_ALL' }, ...names);
    await leave(event, of('ann'));
    const codes = await Promise.all(names.map((name) => accept(event, of(name))));
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(19);
    expect((await standing(event)).filter((one) => one.endsWith('GOING'))).toHaveLength(2);
  });
});

it('a line of two hundred is asked one after the other, each once about a place', async () => {
  const { event, of } = await aFullGame({}, ...Array.from({ length: 200 }, (_, index) => `w${index}`));
  await leave(event, of('ann'));
  const asked: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const mails = await told();
    asked.push(...mails.filter(({ link }) => link !== '').map(({ name }) => name));
    server.clock.set(`2026-05-0${2 + round}T10:00:00.000Z`);
    await server.tasks.endDueOffers({});
  }
  expect(asked).toEqual(['w0', 'w1', 'w2', 'w3', 'w4']);
  expect(await standing(event)).toContain('left 0, held 1');
}, 60_000);

it('holds a place no longer than the event is ahead', async () => {
  const { event, of } = await aFullGame({}, 'cem');
  server.clock.set('2026-05-06T17:55:00.000Z');
  await leave(event, of('ann'));
  expect(await standing(event)).toContain('cem WAITLISTED 1 until 18:00');
  server.clock.set(START);
  await server.tasks.endDueOffers({});
  // it has begun, and the place is theirs who wait for it
  expect(await standing(event)).toEqual(['ben GOING', 'cem GOING', 'left 0, held 0']);
});
