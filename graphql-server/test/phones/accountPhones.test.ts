import { beforeEach, describe, expect, it } from '@jest/globals';
import { vocabularyIn } from '@quorum/domain/vocabulary/vocabularyIn';
import { confirmByText } from '../../src/use-cases/phone/tryCode.ts';
import { aProgram } from '../platform/aProgram.ts';
import { anEvent, aResponse, deleteEvent, readEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor } from '../support/doors.ts';
import type { Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { anEventOf, codeForAccount, confirmedAccount, confirmOwn, leave } from './accountPhoneWorld.ts';
import {
  confirmed,
  contextOf,
  COUNTRIES,
  joinWithPhone,
  mobile,
  otherThan,
  phoneSteps,
  stopped,
} from './phoneWorld.ts';

const server = useServer({ env: COUNTRIES });
const { fresh } = phoneSteps(server);

const execute = <Row>(sql: string, values: unknown[] = []) => server.orm.em.fork().execute<Row[]>(sql, values);

// each test begins with none
beforeEach(() => execute('truncate phone_code, account_phone, event cascade'));

const rowOf = async (uid: string) =>
  (await execute<Record<string, unknown>>('select * from account_phone where uid = ?', [uid]))[0];
const codes = () => execute<Record<string, unknown>>('select * from phone_code order by id');

/** Somebody who has responded to an event to come, and the number that they have. */
const aPerson = async (as: string, changes: Record<string, unknown> = {}) => {
  const { phone, from } = fresh();
  const caller = { as, ...from };
  return { ...(await anEventOf(server, caller, changes)), phone, caller };
};

const said = (answer: Awaited<ReturnType<typeof leave>>) => [
  answer.statusCode,
  answer.json<{ message: string }>().message,
];

describe.each([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('the number of an account, through %s', (_door, open) => {
  it('is left, confirmed by its code, and taken away', async () => {
    const { phone, caller } = await aPerson('cleo');
    const door = open(server);
    expect((await door.accountPhone(caller)).result).toEqual({ phone: null, isPhoneConfirmed: null });
    const left = await door.updateAccountPhone({ phone, phoneConsent: true }, caller);
    expect(left.result).toEqual({ phone, isPhoneConfirmed: false });
    const code = await codeForAccount(server, 'cleo');
    expect(await door.confirmAccountPhone(otherThan(code), caller)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'This code is wrong. Tries left: 4',
      fields: ['code'],
    });
    expect((await door.sendAccountPhoneCode(caller)).code).toBe('RATE_LIMITED');
    const done = await door.confirmAccountPhone(code, caller);
    expect(done.result).toEqual({ phone, isPhoneConfirmed: true });
    expect((await door.accountPhone(caller)).result).toEqual({ phone, isPhoneConfirmed: true });
    expect((await door.sendAccountPhoneCode(caller)).code).toBe('CONFLICT');
    expect((await door.updateAccountPhone({ phone: null }, caller)).result).toEqual({
      phone: null,
      isPhoneConfirmed: null,
    });
    expect(await rowOf('cleo')).toBeUndefined();
  });
});

describe('a number in an account', () => {
  it('is kept in E.164, with the words, time and network of consent', async () => {
    const { caller } = await aPerson('cleo', { timezone: 'Europe/Berlin' });
    expect((await leave(server, '0151 23-45 67 89', caller)).json()).toMatchObject({ phone: '+4915123456789' });
    expect(await rowOf('cleo')).toMatchObject({
      number: '+4915123456789',
      country: 'DE',
      language: 'en',
      confirmed_at: null,
      consent_words: vocabularyIn('en').consents.accountTexts,
      consent_at: '2026-05-01 12:00:00+00',
      consent_network: caller.from,
    });
  });

  it('is taken with consent alone, which is asked for again with another', async () => {
    const { phone, caller } = await aPerson('cleo');
    const refusal = [400, 'Please agree to texts about your events, or leave the number out'];
    expect(said(await leave(server, phone, caller, { phoneConsent: false }))).toEqual(refusal);
    await confirmedAccount(server, phone, caller);
    expect(said(await leave(server, mobile(301), caller, { phoneConsent: false }))).toEqual(refusal);
    expect((await leave(server, mobile(301), caller)).json()).toEqual({ phone: mobile(301), isPhoneConfirmed: false });
  });

  it('stays as it is when it is sent back as it was read', async () => {
    const { phone, caller } = await aPerson('cleo');
    await confirmedAccount(server, phone, caller);
    const read = (await server.rest('GET', '/api/me/phone', undefined, caller)).json<object>();
    expect((await server.rest('PUT', '/api/me/phone', read, caller)).json()).toEqual(read);
    expect(await codes()).toHaveLength(1);
  });

  it('is not taken away by a request that says nothing of it', async () => {
    const { phone, caller } = await aPerson('cleo');
    await confirmedAccount(server, phone, caller);
    expect((await server.rest('PUT', '/api/me/phone', {}, caller)).statusCode).toBe(400);
    expect(await rowOf('cleo')).toBeDefined();
  });

  it('is for the person alone, signed in themselves', async () => {
    const { phone, caller } = await aPerson('cleo');
    await confirmedAccount(server, phone, caller);
    expect((await leave(server, phone, {})).statusCode).toBe(401);
    expect((await leave(server, null, await aProgram(server, 'cleo', ['read', 'write', 'manage']))).statusCode).toBe(
      403,
    );
    const others = (await server.rest('GET', '/api/me/phone', undefined, { as: 'mallory' })).json<object>();
    expect(others).toEqual({ phone: null, isPhoneConfirmed: null });
  });

  it('is shown to no organiser of an event that they respond to', async () => {
    const { phone, caller, event } = await aPerson('cleo');
    await confirmedAccount(server, phone, caller);
    expect((await readEvent(server, event, { as: 'ada' })).participants).toMatchObject([
      { phone: null, isPhoneConfirmed: null },
    ]);
    for (const path of [`/api/events/${event.urlHash}`, `/api/events/${event.urlHash}/participants.csv`])
      expect((await server.rest('GET', path, undefined, { as: 'ada' })).body).not.toContain(phone.slice(4));
  });

  it('is not taken where its owner said STOP', async () => {
    const { phone, caller } = await aPerson('cleo');
    await stopped(server, phone);
    expect(said(await leave(server, phone, caller))).toEqual([
      409,
      'This number said STOP to our texts. Text us START first, or go on without a number',
    ]);
    expect(await codes()).toEqual([]);
  });

  it('gets no other code once its owner said STOP', async () => {
    const { phone, caller } = await aPerson('cleo');
    await leave(server, phone, caller);
    await stopped(server, phone);
    server.clock.set('2026-05-01T12:01:00Z');
    expect(said(await server.rest('POST', '/api/me/phone-code', {}, caller))).toEqual([
      409,
      'This number said STOP to our texts. Text us START first, or go on without a number',
    ]);
    expect(await codes()).toHaveLength(1);
  });

  it('is confirmed by the code in a text that comes from it', async () => {
    const { phone, caller } = await aPerson('cleo');
    await leave(server, phone, caller);
    const code = await codeForAccount(server, 'cleo');
    const context = contextOf(server);
    expect(await confirmByText(context, phone, otherThan(code))).toBe(false);
    expect(await rowOf('cleo')).toMatchObject({ confirmed_at: null, tries: 1 });
    expect(await confirmByText(context, phone, code)).toBe(true);
    expect((await rowOf('cleo'))?.confirmed_at).not.toBeNull();
  });

  it('needs no code where the person has confirmed it with a response, nor does a response then', async () => {
    const { phone, caller, event } = await aPerson('cleo');
    const other = await anEvent(server);
    await confirmed(server, other, phone, caller);
    await deleteEvent(server, event);
    expect((await leave(server, phone, caller)).json()).toEqual({ phone, isPhoneConfirmed: true });
    // by the account alone, once the other response is gone
    await deleteEvent(server, other);
    expect(await joinWithPhone(server, await anEvent(server), phone, caller)).toMatchObject({ isPhoneConfirmed: true });
    expect(await codes()).toHaveLength(1);
  });

  it('was confirmed 180 days ago at most, which no copy of it renews', async () => {
    const { phone, caller } = await aPerson('cleo');
    await confirmed(server, await anEvent(server), phone, caller);
    const early = await anEvent(server, { date: '2026-12-01T08:00:00Z', endTime: null });
    const late = await anEvent(server, { date: '2026-12-01T08:00:00Z', endTime: null });
    server.clock.set('2026-10-28T12:00:00Z');
    expect((await leave(server, phone, caller)).json()).toEqual({ phone, isPhoneConfirmed: true });
    expect(await joinWithPhone(server, early, phone, caller)).toMatchObject({ isPhoneConfirmed: true });
    expect((await rowOf('cleo'))?.confirmed_at).toBe('2026-05-01 12:00:00+00');
    server.clock.set('2026-10-28T12:00:01Z');
    expect(await joinWithPhone(server, late, phone, caller)).toMatchObject({ isPhoneConfirmed: false });
  });

  it('is forgotten after two days where nobody has confirmed it', async () => {
    const { phone, caller } = await aPerson('cleo');
    const other = await aPerson('mia');
    await confirmedAccount(server, other.phone, other.caller);
    await leave(server, phone, caller);
    const tidyAt = async (iso: string) => {
      server.clock.set(iso);
      await server.tasks.deleteExpiredRequests({});
      return [await rowOf('cleo'), await rowOf('mia')].map((row) => row !== undefined);
    };
    expect(await tidyAt('2026-05-03T12:00:00Z')).toEqual([true, true]);
    expect(await tidyAt('2026-05-03T12:00:01Z')).toEqual([false, true]);
  });

  it('of somebody else confirms nothing', async () => {
    const { phone, caller } = await aPerson('cleo');
    await confirmedAccount(server, phone, caller);
    const mallory = await aPerson('mallory');
    expect((await leave(server, phone, mallory.caller)).json()).toEqual({ phone, isPhoneConfirmed: false });
  });
});

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
