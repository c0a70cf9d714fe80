import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventDraftInput } from '@quorum/domain/event/draft';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, readEvent, type Joined } from '../support/builders.ts';
import { NOW, startTestServer, type Caller, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(NOW);
  await server.orm.em.fork().execute('truncate mail, event cascade');
});

const aGame = (changes: Partial<EventDraftInput> = {}) =>
  anEvent(server, { participantThreshold: 2, capacity: 2, maxGuests: 1, ...changes });

/** Joins under these names, one after the other; each leaves an address. */
const joins = async (event: EventView, ...people: (string | [name: string, says: object])[]) => {
  const joined: Record<string, Joined> = {};
  for (const person of people) {
    const [name, says] = typeof person === 'string' ? [person, {}] : person;
    joined[name] = await aResponse(server, event, { name, email: `${name}@example.com`, ...says });
  }
  return (name: string): Joined => {
    const response = joined[name];
    if (!response) throw new Error(`${name} has not joined`);
    return response;
  };
};

/** Everybody's status, with the position of those who wait. */
const standing = async (event: EventView, caller?: Caller) =>
  (await readEvent(server, event, caller)).participants.map(({ name, status, waitlistPosition }) =>
    [name, status, waitlistPosition].filter((part) => part !== null).join(' '),
  );

const at = ({ urlHash }: EventView, { id }: Joined) => `/api/events/${urlHash}/participants/${id}`;
const update = async (event: EventView, who: Joined, says: object) =>
  (await server.rest('PUT', at(event, who), { ...says, responseToken: who.responseToken })).statusCode;
const remove = (event: EventView, who: Joined) =>
  server.rest('DELETE', at(event, who), undefined, { headers: { 'x-response-token': who.responseToken } });
const hide = (event: EventView, who: Joined, hidden: boolean) =>
  server.rest('PUT', `${at(event, who)}/visibility`, { hidden }, { as: 'ada' });
const change = async ({ urlHash }: EventView, input: object) =>
  (await server.rest('PUT', `/api/events/${urlHash}`, input, { as: 'ada' })).statusCode;

/** Who is told of a change of their status, in the order of the outbox. */
const told = async () => {
  const mails = await server.orm.em
    .fork()
    .execute<{ recipient: string; subject: string }[]>(
      "select recipient, subject from mail where kind = 'status' order by id",
    );
  return mails.map(({ recipient, subject }) =>
    `${recipient.split('@')[0] ?? ''}: ${subject.split(/[:“]/)[0] ?? ''}`.trim(),
  );
};

describe('a place that is freed', () => {
  type Freeing = (event: EventView, of: (name: string) => Joined) => Promise<unknown>;
  it.each<[how: string, free: Freeing, left: string[]]>([
    ['by a removal', (event, of) => remove(event, of('ann')), []],
    ['by hiding', (event, of) => hide(event, of('ann'), true), []],
    ['by a no', (event, of) => update(event, of('ann'), { likelihood: 0 }), ['ann DECLINED']],
    ['by a maybe', (event, of) => update(event, of('ann'), { likelihood: 0.5 }), ['ann MAYBE']],
    ['by more places', (event) => change(event, { capacity: 3 }), ['ann GOING']],
  ])('%s goes to the first in line, who is told once', async (_how, free, left) => {
    const event = await aGame();
    const of = await joins(event, 'ann', 'ben', 'cem', 'dora');
    expect(await standing(event)).toEqual(['ann GOING', 'ben GOING', 'cem WAITLISTED 1', 'dora WAITLISTED 2']);
    await free(event, of);
    expect((await standing(event)).sort()).toEqual([...left, 'ben GOING', 'cem GOING', 'dora WAITLISTED 1']);
    expect(await told()).toEqual(['cem: You have a place']);
  });

  it('by fewer guests goes to the first in line', async () => {
    const event = await aGame({ capacity: 3 });
    const of = await joins(event, ['ann', { guests: 1 }], 'ben', 'cem');
    expect(await standing(event)).toContain('cem WAITLISTED 1');
    expect(await update(event, of('ann'), { guests: 0 })).toBe(200);
    expect(await standing(event)).toEqual(['ann GOING', 'ben GOING', 'cem GOING']);
    expect(await told()).toEqual(['cem: You have a place']);
  });

  it('does not pass a party that does not fit, which is told once both fit', async () => {
    const event = await aGame({ capacity: 3 });
    const of = await joins(event, 'ann', 'ben', ['pair', { guests: 1 }], 'dora');
    expect(await standing(event)).toEqual(['ann GOING', 'ben GOING', 'pair WAITLISTED 1', 'dora WAITLISTED 2']);
    await remove(event, of('ann'));
    expect((await standing(event)).sort()).toEqual(['ben GOING', 'dora WAITLISTED 1', 'pair GOING']);
  });

  it('is nobody’s who asked after the end of the line, and who gives it up goes to its end', async () => {
    const event = await aGame();
    const of = await joins(event, 'ann', 'ben', 'cem');
    await update(event, of('ann'), { likelihood: 0.5 });
    await update(event, of('ann'), { likelihood: 1 });
    expect((await standing(event)).sort()).toEqual(['ann WAITLISTED 1', 'ben GOING', 'cem GOING']);
    await joins(event, 'dora');
    await update(event, of('ben'), { likelihood: 0 });
    expect((await standing(event)).sort()).toEqual(['ann GOING', 'ben DECLINED', 'cem GOING', 'dora WAITLISTED 1']);
  });

  it('is not given while the event is overbooked: fewer places take nobody’s', async () => {
    const event = await aGame({ capacity: 4 });
    const of = await joins(event, 'ann', 'ben', 'cem', 'dora', 'eve');
    expect(await change(event, { capacity: 2 })).toBe(200);
    const before = ['ann GOING', 'ben GOING', 'cem GOING', 'dora GOING', 'eve WAITLISTED 1'];
    expect(await standing(event)).toEqual(before);
    await remove(event, of('ann'));
    await remove(event, of('ben'));
    expect(await standing(event)).toEqual(['cem GOING', 'dora GOING', 'eve WAITLISTED 1']);
    expect(await told()).toEqual([]);
    await remove(event, of('cem'));
    expect(await standing(event)).toEqual(['dora GOING', 'eve GOING']);
    expect(await change(event, { capacity: null })).toBe(200);
    expect(await readEvent(server, event)).toMatchObject({ placesLeft: null, waitlistCount: 0 });
  });

  it('is not given back to a response that was hidden meanwhile, and its owner waits', async () => {
    const event = await aGame();
    const of = await joins(event, 'ann', 'ben', 'cem');
    await hide(event, of('ann'), true);
    await hide(event, of('ann'), false);
    expect((await standing(event)).sort()).toEqual(['ann WAITLISTED 1', 'ben GOING', 'cem GOING']);
  });
});

describe('a condition', () => {
  it('is met and lost together with others, and each is told once of each', async () => {
    const event = await aGame({ participantThreshold: 4, capacity: null });
    const of = await joins(event, ['ann', { minParticipants: 4 }], ['ben', { minParticipants: 4 }], 'cem');
    expect(await standing(event)).toEqual(['ann CONDITIONAL', 'ben CONDITIONAL', 'cem GOING']);
    const dora = (await joins(event, 'dora'))('dora');
    expect(await standing(event)).toEqual(['ann GOING', 'ben GOING', 'cem GOING', 'dora GOING']);
    const met = await told();
    expect(met.map((mail) => mail.split(':')[0]).sort()).toEqual(['ann', 'ben']);
    await remove(event, dora);
    expect(await standing(event)).toEqual(['ann CONDITIONAL', 'ben CONDITIONAL', 'cem GOING']);
    expect((await told()).map((mail) => mail.split(':')[0]).sort()).toEqual(['ann', 'ann', 'ben', 'ben']);
    expect(new Set(await told()).size).toBe(4);
    await update(event, of('cem'), { name: 'Cem' });
    expect(await told()).toHaveLength(4);
  });

  it('that holds at a full event leads into the line', async () => {
    const event = await aGame({ capacity: 3 });
    await joins(event, ['ann', { minParticipants: 3 }], 'ben', 'cem', 'dora');
    expect(await standing(event)).toEqual(['ann GOING', 'ben GOING', 'cem GOING', 'dora WAITLISTED 1']);
    await change(event, { capacity: 4 });
    expect(await standing(event)).toContain('dora GOING');
  });

  it('above the capacity that the organiser has lowered does not hold, nor keep others from anything', async () => {
    const event = await aGame({ capacity: 5 });
    await joins(event, ['ann', { minParticipants: 5 }], 'ben', 'cem', 'dora');
    expect(await change(event, { capacity: 4 })).toBe(200);
    await joins(event, 'eve');
    expect(await standing(event)).toEqual(['ann CONDITIONAL', 'ben GOING', 'cem GOING', 'dora GOING', 'eve GOING']);
  });

  it('is no news to the one who sets it', async () => {
    const event = await aGame({ capacity: null });
    const of = await joins(event, 'ann', 'ben');
    await update(event, of('ann'), { minParticipants: 5 });
    await update(event, of('ann'), { minParticipants: 2 });
    expect(await told()).toEqual([]);
  });
});

it('sends no mail to the waitlist when the threshold rises or falls within the places', async () => {
  const event = await aGame({ capacity: 3 });
  await joins(event, 'ann', 'ben', 'cem', 'dora');
  expect(await change(event, { participantThreshold: 3 })).toBe(200);
  expect(await change(event, { participantThreshold: 2 })).toBe(200);
  expect(await standing(event)).toContain('dora WAITLISTED 1');
  expect(await told()).toEqual([]);
});

it('writes in the language of each', async () => {
  const event = await aGame();
  const of = await joins(event, 'ann', 'ben');
  const german = { headers: { 'accept-language': 'de' } };
  await aResponse(server, event, { name: 'cem', email: 'cem@example.com' }, german);
  await remove(event, of('ann'));
  expect(await told()).toEqual(['cem: Du hast einen Platz']);
});

describe('what others see of it', () => {
  it('is the same count for everybody, without those who are hidden', async () => {
    const event = await aGame();
    const of = await joins(event, 'ann', 'ben', 'cem', 'dora');
    await hide(event, of('cem'), true);
    const counts = async (caller?: Caller) => {
      const { expected, chance, placesLeft, waitlistCount } = await readEvent(server, event, caller);
      return { expected, chance, placesLeft, waitlistCount };
    };
    const visitors = await counts();
    expect(visitors).toEqual({ expected: 2, chance: 1, placesLeft: 0, waitlistCount: 1 });
    for (const as of ['ada', 'mallory']) expect(await counts({ as })).toEqual(visitors);
    expect(await standing(event)).toEqual(['ann GOING', 'ben GOING', 'dora WAITLISTED 1']);
    const { data } = await server.graphql(
      '{ events { nodes { waitlistCount placesLeft expected chance participants { name waitlistPosition } } } }',
    );
    expect(data?.events.nodes[0]).toMatchObject({ ...visitors, participants: { length: 3 } });
  });

  it('names nobody where the guest list is hidden', async () => {
    const event = await aGame({ isGuestListHidden: true });
    await joins(event, 'ann', 'ben', ['cem', { comment: 'secret' }]);
    expect(await standing(event)).toEqual(['Guest GOING', 'Guest GOING', 'Guest WAITLISTED 1']);
    expect(JSON.stringify(await readEvent(server, event))).not.toMatch(/ann|cem|secret/);
  });

  it('is on the person’s own page with the position, also past a hidden one', async () => {
    const event = await aGame();
    const of = await joins(event, 'ann', 'ben', 'cem');
    await aResponse(server, event, { name: 'Bea' }, { as: 'bea' });
    const own = async () => {
      const { data } = await server.graphql('{ viewer { responses { status waitlistPosition } } }', {}, { as: 'bea' });
      return data?.viewer.responses[0] as object;
    };
    expect(await own()).toEqual({ status: 'WAITLISTED', waitlistPosition: 2 });
    await hide(event, of('cem'), true);
    expect(await own()).toEqual({ status: 'WAITLISTED', waitlistPosition: 1 });
    await remove(event, of('ann'));
    expect(await own()).toEqual({ status: 'GOING', waitlistPosition: null });
  });

  it('is tentative on the calendar of who waits, and certain on that of who comes', async () => {
    const event = await aGame();
    await aResponse(server, event, { name: 'Ann' }, { as: 'ann' });
    await joins(event, 'ben');
    await aResponse(server, event, { name: 'Cem' }, { as: 'cem' });
    const statusFor = async (as: string) => {
      const { data } = await server.graphql('mutation { renewCalendarFeed { url } }', {}, { as });
      const { pathname } = new URL(String(data?.renewCalendarFeed.url));
      return /STATUS:(\w+)/.exec((await server.app.inject({ method: 'GET', url: pathname })).body)?.[1];
    };
    expect([await statusFor('ann'), await statusFor('cem')]).toEqual(['CONFIRMED', 'TENTATIVE']);
  });

  it('is in the export of the person’s data', async () => {
    const event = await aGame({ capacity: 3 });
    await joins(event, 'ann', 'ben');
    await aResponse(server, event, { name: 'Bea', guests: 1 }, { as: 'bea' });
    const data = (await server.rest('GET', '/api/me/data', undefined, { as: 'bea' })).json<{ responses: object[] }>();
    expect(data.responses).toMatchObject([
      { status: 'WAITLISTED', guests: 1, minParticipants: null, isStandby: false },
    ]);
  });
});

describe('an account that ends', () => {
  it('leaves its place at the events of others without a name, and nobody moves', async () => {
    const event = await aGame();
    await aResponse(server, event, { name: 'Bea', email: 'bea@example.com' }, { as: 'bea' });
    await joins(event, 'ann', 'cem');
    expect((await server.rest('DELETE', '/api/me', undefined, { as: 'bea' })).statusCode).toBe(200);
    expect(await standing(event)).toEqual(['Former participant GOING', 'ann GOING', 'cem WAITLISTED 1']);
    expect(await told()).toEqual([]);
  });

  it('keeps its place in line, and may get a place by it, of which nobody is told', async () => {
    const event = await aGame();
    const of = await joins(event, 'ann', 'ben');
    await aResponse(server, event, { name: 'Bea', email: 'bea@example.com' }, { as: 'bea' });
    await server.rest('DELETE', '/api/me', undefined, { as: 'bea' });
    await remove(event, of('ann'));
    expect(await standing(event)).toEqual(['ben GOING', 'Former participant GOING']);
    expect(await told()).toEqual([]);
  });
});

it('moves nobody when the event is handed over', async () => {
  const event = await aGame();
  await joins(event, 'ann', 'ben', 'cem');
  const before = await standing(event);
  const { token } = (
    await server.rest('POST', `/api/events/${event.urlHash}/hand-over`, undefined, { as: 'ada' })
  ).json<{ token: string }>();
  const taken = await server.rest('POST', `/api/events/${event.urlHash}/take-over`, { token }, { as: 'bea' });
  expect(taken.statusCode).toBe(200);
  expect(await standing(event)).toEqual(before);
  expect(await told()).toEqual([]);
});
