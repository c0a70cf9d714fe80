import { beforeEach, describe, expect, it } from '@jest/globals';
import { vocabularyIn } from '@quorum/domain/vocabulary/vocabularyIn';
import { confirmByText } from '../../src/use-cases/phone/tryCode.ts';
import { aProgram } from '../platform/aProgram.ts';
import { anEvent, deleteEvent, readEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor } from '../support/doors.ts';
import { useServer } from '../support/useServer.ts';
import { accountPhoneSteps, codeForAccount, confirmedAccount, leave, said } from './accountPhoneWorld.ts';
import { confirmed, contextOf, COUNTRIES, joinWithPhone, mobile, otherThan, stopped } from './phoneWorld.ts';

const server = useServer({ env: COUNTRIES });
const { aPerson, clear, codes, rowOf } = accountPhoneSteps(server);

beforeEach(clear);

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
