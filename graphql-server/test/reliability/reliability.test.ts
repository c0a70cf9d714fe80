import { graphqlDoor } from '../support/doors.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { queryDocuments, type Things } from '../permissions/everyDocument.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { anEvent, aResponse, changeEvent, type Joined } from '../support/builders.ts';
import { NOW, type Caller } from '../support/testServer.ts';

const server = useMailServer();
const VERA = { as: 'vera' };
const DECIDES = '2026-05-05T08:00:00.000Z';

interface Own {
  attended: number;
  missed: number;
  byLikelihood: object[];
}
const own = async (caller: object = VERA) =>
  (await server.rest('GET', '/api/me/reliability', undefined, caller)).json<Own>();

/** Events that are over at which Vera was expected with that likelihood. */
let past: { event: EventView; vera: Joined }[];
const mark = async (attended: boolean | null) => {
  for (const { event, vera } of past) {
    const path = `/api/events/${event.urlHash}/participants/${vera.id}/attendance`;
    await server.rest('PUT', path, { attended }, { as: 'kim' });
  }
};
const unmark = () => mark(null);

let event: EventView;
let vera: Joined;
let things: Things;

beforeAll(async () => {
  past = [];
  for (const likelihood of [1, 1, 1, 0.5, 0.5, 0.5, 0.5]) {
    const over = await anEvent(server, { date: '2026-04-30T08:00:00Z', endTime: null, isPrivate: true }, 'kim');
    past.push({ event: over, vera: await aResponse(server, over, { name: 'Vera', likelihood }, VERA) });
  }
  event = await anEvent(server, { participantThreshold: 8, decideAt: DECIDES });
  await joinOrganising(server, event, 'cem');
  vera = await aResponse(server, event, { name: 'Vera', email: 'vera@example.com', likelihood: 0.5 }, VERA);
  await aResponse(server, event, { name: 'Ben', email: 'ben@example.com', likelihood: 0.5 }, { as: 'ben' });
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await aResponse(server, event, { name }, { as: name });
  const world = new PollWorld(server);
  const poll = await world.open({ participantThreshold: 10 });
  // Vera comes here as well, which is nothing to those who organise this
  const weekly = await anEvent(server, { isRecurring: true, recurrenceFrequency: 'weekly' });
  await joinOrganising(server, weekly, 'cem');
  await aResponse(server, weekly, { name: 'Vera' }, VERA);
  const seriesHash = weekly.seriesHash ?? '';
  things = { event, vera, poll, seriesHash, vote: (await world.vote(poll, [0.5])).result };
});

/** Everything that can be read, by somebody else than Vera. */
const everythingRead = async (caller: Caller): Promise<Record<string, string>> => {
  const at = `/api/events/${event.urlHash}`;
  const paths = [
    '/api/events',
    at,
    `${at}/messages`,
    `${at}/activity`,
    `${at}/chance-history`,
    `${at}/participants.csv`,
    `${at}/attendance.csv`,
    `/api/series/${things.seriesHash ?? ''}/attendance`,
  ];
  const pages = ['/', `/events/${event.urlHash}`, `/events/${event.urlHash}.ics`, '/calendar.ics', '/metrics'];
  const mine = [
    '/api/me/data',
    '/api/me/notifications',
    '/api/me/reliability',
    `/api/events/user?uid=${caller.as ?? ''}`,
  ];
  const read: Record<string, string> = {};
  for (const path of [...paths, ...pages, ...mine]) {
    const { body, statusCode, headers } = await server.rest('GET', path, undefined, caller);
    const { etag, link } = headers;
    read[path] = JSON.stringify([statusCode, body, etag ?? null, link ?? null]);
  }
  for (const [index, [name, document]] of queryDocuments(things).entries()) {
    read[`${name} ${index}`] = JSON.stringify(await server.graphql(document, {}, caller));
  }
  return read;
};

/** Leaves out what changes by the minute or from reader to reader: no record makes that difference. */
const stable = (read: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(read)
      .filter(([name]) => name !== '/metrics' && !name.startsWith('phoneChallenge'))
      .map(([name, said]) => [name, said.replaceAll(/nonce-[\w+/=-]+|nonce=\\?"[^"]+"/g, 'nonce')]),
  );

describe('a person’s record', () => {
  it('is read by that person alone, by what they had said, and of what is over', async () => {
    expect(await own()).toEqual({ attended: 0, missed: 0, byLikelihood: [] });
    await mark(true);
    const path = `/api/events/${event.urlHash}/participants/${vera.id}/attendance`;
    await server.rest('PUT', path, { attended: false }, { as: 'ada' });
    const expected = {
      attended: 7,
      missed: 0,
      byLikelihood: [
        { likelihood: 1, attended: 3, missed: 0 },
        { likelihood: 0.5, attended: 4, missed: 0 },
      ],
    };
    expect(await own()).toEqual(expected);
    const asked = '{ viewer { reliability { attended missed byLikelihood { likelihood attended missed } } } }';
    expect((await server.graphql(asked, {}, VERA)).data?.viewer.reliability).toEqual(expected);
    expect(await own({ as: 'ben' })).toEqual({ attended: 0, missed: 0, byLikelihood: [] });
    await unmark();
  });

  it.each<[string, Caller]>([
    ['a visitor', {}],
    ['somebody else', { as: 'mallory' }],
    ['somebody else who responded', { as: 'ben' }],
    ['the organiser', { as: 'ada' }],
    ['a co-organiser', { as: 'cem' }],
    ['an operator', { as: 'olga' }],
  ])('makes no difference in any answer to %s', async (_who, caller) => {
    const before = stable(await everythingRead(caller));
    await mark(false);
    const after = stable(await everythingRead(caller));
    await unmark();
    expect(after).toEqual(before);
    expect(Object.values(after).join('')).toContain('Vera');
  });

  it('is what that search finds where it is told: to its owner', async () => {
    const before = stable(await everythingRead(VERA));
    await mark(false);
    const after = stable(await everythingRead(VERA));
    await unmark();
    const differing = Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(differing.filter((name) => !/^(\/api\/me\/|viewer )/.test(name))).toEqual([]);
    expect(differing).toContain('/api/me/reliability');
  });

  it('goes into one of three words for the organisers of an event of eight responses and more, and no number', async () => {
    const certain = await anEvent(server, { participantThreshold: 8 });
    const path = `/api/events/${certain.urlHash}`;
    const word = async (caller: Caller = { as: 'ada' }) =>
      (await server.rest('GET', path, undefined, caller)).json<EventView>().pastAttendance;
    for (const name of ['vera', 'B', 'C', 'D', 'E', 'F', 'G']) await aResponse(server, certain, { name }, { as: name });
    // who is added by name is no eighth
    await server.rest('POST', `${path}/participants`, { name: 'Made up' }, { as: 'ada' });
    await server.tasks.notePastAttendance({});
    expect(await word()).toBeUndefined();
    await aResponse(server, certain, { name: 'Visitor' });
    await server.tasks.notePastAttendance({});
    expect([await word(), await word(VERA), await word({})]).toEqual(['OPEN', undefined, undefined]);
    const asked = 'query ($h: String!) { event(urlHash: $h) { pastAttendance } }';
    const byGraphql = async (caller: Caller) =>
      (await server.graphql(asked, { h: certain.urlHash }, caller)).data?.event.pastAttendance as string | null;
    expect([await byGraphql({ as: 'ada' }), await byGraphql(VERA)]).toEqual(['OPEN', null]);
  });

  describe('is not told apart by the word', () => {
    let certain: EventView;
    const ids: Record<string, string> = {};
    const DAY = 24 * 60;
    const word = async () =>
      (await server.rest('GET', `/api/events/${certain.urlHash}`, undefined, { as: 'ada' })).json<EventView>()
        .pastAttendance;
    /** What the organiser reads of an event that others are certain to come to, with one threshold after the other. */
    const words = async () => {
      const read: unknown[] = [];
      for (const participantThreshold of [2, 7, 8, 9, 8]) {
        await changeEvent(server, certain, { participantThreshold });
        await server.tasks.notePastAttendance({});
        read.push(await word());
      }
      return read;
    };
    /** So long after it was noted first. */
    const after = (minutes: number) => server.clock.set(DateTime.fromISO(NOW).plus({ minutes }).toISO() ?? '');
    beforeAll(async () => {
      await mark(false);
      certain = await anEvent(server, { participantThreshold: 8, date: '2026-05-20T08:00:00Z', endTime: null });
      for (const name of ['vera', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'])
        ids[name] = String((await aResponse(server, certain, { name }, { as: name })).id);
      await server.tasks.notePastAttendance({});
    });
    afterAll(async () => {
      await unmark();
      server.clock.set(NOW);
    });

    it('when an organiser hides one response after the other, also where it is noted again', async () => {
      expect(await word()).toBe('OPEN');
      for (const [index, name] of ['vera', 'B'].entries()) {
        const hide = (isHidden: boolean) =>
          graphqlDoor(server).hideResponse({ ...certain, participantId: ids[name] ?? '' }, isHidden, { as: 'ada' });
        expect((await hide(true)).code).toBe('OK');
        after((index + 1) * DAY);
        await server.tasks.notePastAttendance({});
        expect([name, await word()]).toEqual([name, 'OPEN']);
        await hide(false);
      }
    });

    it('nor when an organiser moves the threshold, whatever anybody’s record was meanwhile', async () => {
      after(2 * DAY);
      const withMissed = await words();
      expect(new Set(withMissed)).toEqual(new Set(['OPEN']));
      await mark(true);
      expect(await words()).toEqual(withMissed);
      after(3 * DAY - 1);
      expect(await words()).toEqual(withMissed);
    });

    it('but that one word is another a day later, by all of them and the threshold of then', async () => {
      await changeEvent(server, certain, { participantThreshold: 2 });
      after(3 * DAY);
      await Promise.all([server.tasks.notePastAttendance({}), server.tasks.notePastAttendance({})]);
      expect(await word()).toBe('LIKELY');
      expect(new Set(await words())).toEqual(new Set(['LIKELY']));
    });
  });

  it('decides whom to ask first, whose chances are told as everybody sees them', async () => {
    const firstAsked = async () => {
      server.clock.set('2026-05-04T08:00:00.000Z');
      await server.drain();
      await server.tasks.askUndecided({});
      const asked = (await server.outbox()).filter(({ kind, sent_at: sentAt }) => kind === 'asked' && sentAt === null);
      await server.drain();
      return asked.map(({ recipient }) => String(recipient));
    };
    await mark(true);
    // both are needed; of equals it would be Vera, who came first
    expect(await firstAsked()).toEqual(['ben@example.com', 'vera@example.com']);
    server.clock.set(NOW);
  });

  it('is erased by that person, once and for all that was noted, and what is noted later counts again', async () => {
    expect((await own()).attended).toBe(7);
    expect((await server.rest('DELETE', '/api/me/reliability', undefined, { as: 'ben' })).statusCode).toBe(204);
    expect((await own()).attended).toBe(7);
    expect((await server.rest('DELETE', '/api/me/reliability', undefined, VERA)).statusCode).toBe(204);
    expect(await own()).toEqual({ attended: 0, missed: 0, byLikelihood: [] });
    const { body } = await server.rest('GET', '/api/me/data', undefined, VERA);
    const { attendance } = JSON.parse(body) as { attendance: { isErased: boolean; likelihood: number }[] };
    expect(attendance.length).toBeGreaterThanOrEqual(7);
    expect(attendance.filter(({ isErased }) => !isErased)).toEqual([]);
    expect(attendance[0]?.likelihood).toBe(1);
    // the organiser's list stays as it is
    const at = past[0];
    const list = await server.rest('GET', `/api/events/${at?.event.urlHash ?? ''}`, undefined, { as: 'kim' });
    expect(list.json<EventView>().participants[0]?.attended).toBe(true);
  });

  it('stays erased when an organiser takes a mark back and makes it again', async () => {
    await unmark();
    await mark(true);
    expect(await own()).toEqual({ attended: 0, missed: 0, byLikelihood: [] });
  });

  it('goes with the account', async () => {
    await unmark();
    await mark(true);
    await server.rest('DELETE', '/api/me', undefined, VERA);
    expect(await own()).toEqual({ attended: 0, missed: 0, byLikelihood: [] });
    const sql = 'select count(*)::int as count from participant where uid = ?';
    expect(await server.orm.em.fork().execute(sql, ['vera'])).toEqual([{ count: 0 }]);
  });
});
