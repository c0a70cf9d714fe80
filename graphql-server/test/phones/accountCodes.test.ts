import { beforeEach, describe, expect, it } from '@jest/globals';
import { anEvent, aResponse, deleteEvent } from '../support/builders.ts';
import type { Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import {
  accountPhoneSteps,
  anEventOf,
  codeForAccount,
  confirmedAccount,
  confirmOwn,
  leave,
  said,
} from './accountPhoneWorld.ts';
import { COUNTRIES, joinWithPhone, mobile, otherThan } from './phoneWorld.ts';

const server = useServer({ env: COUNTRIES });
const { aPerson, clear, codes, execute, fresh, rowOf } = accountPhoneSteps(server);

beforeEach(clear);

describe('a code for an account', () => {
  const REFUSED = [
    409,
    'A code is sent once you are part of an event that is still to come. Respond to one first, or wait for the first response to yours, then leave your number',
  ];
  const leaves = async (as: string): Promise<unknown[]> => {
    const { phone, from } = fresh();
    const answer = await leave(server, phone, { as, ...from });
    return answer.statusCode === 200 ? [200] : said(answer);
  };

  it('goes to nobody without an event', async () => {
    expect(await leaves('cleo')).toEqual(REFUSED);
    expect([await codes(), await rowOf('cleo')]).toEqual([[], undefined]);
  });

  it.each<[string, (event: { urlHash: string }) => unknown]>([
    ['is over', () => server.clock.set('2026-05-08T08:00:00Z')],
    [
      'was called off',
      ({ urlHash }) => server.rest('POST', `/api/events/${urlHash}/decision`, { decision: 'CALL_OFF' }, { as: 'ada' }),
    ],
    ['an operator has hidden', () => execute('update event set is_hidden = true')],
    ['hides their response', () => execute('update participant set is_hidden = true')],
  ])('goes to nobody whose event %s', async (_what, happen) => {
    const { event } = await anEventOf(server, { as: 'cleo' });
    await happen(event);
    expect(await leaves('cleo')).toEqual(REFUSED);
    expect(await codes()).toEqual([]);
  });

  it('goes to organisers once somebody has responded to theirs', async () => {
    const event = await anEvent(server, {}, 'cleo');
    expect(await leaves('cleo')).toEqual(REFUSED);
    await aResponse(server, event);
    expect(await leaves('cleo')).toEqual([200]);
  });

  it('is counted for their next event and its organiser, as one for a response is', async () => {
    const later = { date: '2026-06-20T08:00:00Z', endTime: null };
    const { caller, phone, event } = await aPerson('cleo');
    await anEventOf(server, caller, later);
    await leave(server, phone, caller);
    const [row] = await execute<{ id: number }>('select id from event where url_hash = ?', [event.urlHash]);
    await joinWithPhone(server, event, mobile(302), { from: '203.0.113.7' });
    const [ofAccount, ofResponse] = await codes();
    expect(ofAccount).toMatchObject({ event_id: row?.id, participant_id: null, account_phone_id: expect.any(Number) });
    expect(ofResponse).toMatchObject({ event_id: row?.id, organiser_digest: ofAccount?.organiser_digest });
    expect(JSON.stringify(ofAccount)).not.toContain('cleo');
  });

  it('is one of the five that a network may have unconfirmed', async () => {
    const from = '203.0.113.20';
    const { event } = await anEventOf(server, { as: 'cleo' });
    for (const number of [1, 2, 3, 4]) await joinWithPhone(server, event, mobile(310 + number), { from });
    expect((await leave(server, mobile(315), { as: 'cleo', from })).statusCode).toBe(200);
    const { event: other } = await anEventOf(server, { as: 'mia' });
    const sixth = await leave(server, mobile(316), { as: 'mia', from });
    expect(said(sixth)).toEqual([
      429,
      'Too many numbers were left from your network and not confirmed. Please go on without one, or try again later',
    ]);
    expect(await rowOf('mia')).toBeUndefined();
    // a code that was confirmed is none of them
    await confirmOwn(server, await codeForAccount(server, 'cleo'), { as: 'cleo' });
    expect((await joinWithPhone(server, other, mobile(317), { from })).isPhoneConfirmed).toBe(false);
  });

  it('goes to ten numbers of a person in a day, from however many networks', async () => {
    const limited = async (number: number) => {
      const caller: Caller = { as: 'cleo', from: `203.0.113.${100 + number}` };
      return (await leave(server, mobile(330 + number * 7), caller)).statusCode;
    };
    await anEventOf(server, { as: 'cleo' });
    const statuses: number[] = [];
    for (const number of Array.from({ length: 12 }).keys()) {
      statuses.push(await limited(number));
      await execute('update phone_code set confirmed_at = now()');
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });

  it('is another after pauses that grow, as long as there is an event to come', async () => {
    const { phone, caller, event } = await aPerson('cleo');
    await leave(server, phone, caller);
    const again = () => server.rest('POST', '/api/me/phone-code', {}, caller);
    expect(Number((await again()).headers['retry-after'])).toBe(60);
    server.clock.set('2026-05-01T12:01:00Z');
    const first = await codeForAccount(server, 'cleo');
    expect((await again()).statusCode).toBe(202);
    expect(Number((await again()).headers['retry-after'])).toBe(300);
    const second = await codeForAccount(server, 'cleo');
    expect((await confirmOwn(server, first, caller)).statusCode).toBe(first === second ? 200 : 400);
    server.clock.set('2026-05-01T12:20:00Z');
    await deleteEvent(server, event);
    expect(said(await again())).toEqual(REFUSED);
  });

  it('has five tries though a hundred come at once', async () => {
    const { phone, caller } = await aPerson('cleo');
    await leave(server, phone, caller);
    const wrong = otherThan(await codeForAccount(server, 'cleo'));
    const answers = await Promise.all(Array.from({ length: 100 }, () => confirmOwn(server, wrong, caller)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array<number>(5).fill(400), ...Array<number>(95).fill(429)]);
  });

  it.each([
    [
      'in place of another',
      2,
      async (caller: Caller & { as: string }) => confirmedAccount(server, mobile(303), caller),
    ],
    ['where there was none', 1, () => Promise.resolve()],
  ])('is one where five tabs leave the same number %s', async (_what, sent, before) => {
    const { phone, caller } = await aPerson('cleo');
    await before(caller);
    const answers = await Promise.all(Array.from({ length: 5 }, () => leave(server, phone, caller)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await codes()).toHaveLength(sent);
  });

  it('is one though the number is taken away and left again', async () => {
    const { phone, caller } = await aPerson('cleo');
    await leave(server, phone, caller);
    await leave(server, null, caller);
    const early = await leave(server, phone, caller);
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '60']);
    // nor with another number in between
    expect((await leave(server, mobile(304), caller)).statusCode).toBe(200);
    expect((await leave(server, phone, caller)).statusCode).toBe(429);
    expect(await codes()).toHaveLength(2);
    server.clock.set('2026-05-01T12:01:00Z');
    expect((await leave(server, phone, caller)).statusCode).toBe(200);
  });
});
