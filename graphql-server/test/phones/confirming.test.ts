import { beforeEach, describe, expect, it } from '@jest/globals';
import { confirmByText } from '../../src/use-cases/phone/tryCode.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';
import {
  askForCode,
  atResponse,
  codeFor,
  confirm,
  confirmed,
  contextOf,
  COUNTRIES,
  joinWithPhone,
  mobile,
  otherThan,
  phoneSteps,
  sentCodes,
  stopped,
} from './phoneWorld.ts';

const server = useServer({ env: COUNTRIES });

const { rowOf, fresh, anOwn } = phoneSteps(server);

// each test begins with none
beforeEach(() => server.orm.em.fork().execute('delete from phone_code'));

describe('a number is confirmed', () => {
  it('by the code, once for all', async () => {
    const { event, phone, response } = await anOwn();
    const code = await codeFor(server, response);
    const answer = await confirm(server, event, response, code);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ phone, isPhoneConfirmed: true }),
    ]);
    expect((await confirm(server, event, response, code)).statusCode).toBe(200);
    expect(await rowOf(response)).toMatchObject({ code_seed: null, code_expires_at: null });
  });

  it('within five tries, of which it says how many are left', async () => {
    const { event, response } = await anOwn();
    const code = await codeFor(server, response);
    const outcomes: [number, string][] = [];
    for (let round = 0; round < 5; round++) {
      const { statusCode, json } = await confirm(server, event, response, otherThan(code));
      outcomes.push([statusCode, json<{ message: string }>().message]);
    }
    expect(outcomes).toEqual([4, 3, 2, 1, 0].map((left) => [400, `This code is wrong. Tries left: ${left}`]));
    const sixth = await confirm(server, event, response, code);
    expect([sixth.statusCode, Number(sixth.headers['retry-after'])]).toEqual([429, 600]);
    expect(await rowOf(response)).toMatchObject({ confirmed_at: null });
  });

  it('within five tries though a hundred come at once', async () => {
    const { event, response } = await anOwn();
    const code = await codeFor(server, response);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => confirm(server, event, response, otherThan(code))),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array<number>(5).fill(400), ...Array<number>(95).fill(429)]);
  });

  it('within ten minutes', async () => {
    const { event, response } = await anOwn();
    const code = await codeFor(server, response);
    server.clock.set('2026-05-01T12:10:01Z');
    const late = await confirm(server, event, response, code);
    expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
      400,
      'This code is not valid any more. Please ask for a new one',
    ]);
    expect((await askForCode(server, event, response)).statusCode).toBe(202);
    expect((await confirm(server, event, response, code)).statusCode).toBe(
      code === (await codeFor(server, response)) ? 200 : 400,
    );
    expect((await confirm(server, event, response, await codeFor(server, response))).statusCode).toBe(200);
  });

  it('by its owner alone', async () => {
    const { event, response } = await anOwn();
    const code = await codeFor(server, response);
    for (const caller of [{}, { as: 'ada' }, { as: 'mallory' }])
      for (const [path, body] of [
        ['phone-confirmation', { code }],
        ['phone-code', {}],
      ] as const)
        expect((await server.rest('POST', `${atResponse(event, response)}/${path}`, body, caller)).statusCode).toBe(
          403,
        );
  });

  it('without a code where the person has confirmed it before, signed in', async () => {
    const [first, second] = [await anEvent(server), await anEvent(server)];
    const { phone, from } = fresh();
    await confirmed(server, first, phone, { as: 'cleo', ...from });
    expect(await joinWithPhone(server, second, phone, { as: 'cleo' })).toMatchObject({ phone, isPhoneConfirmed: true });
    expect(await joinWithPhone(server, second, phone, { as: 'mallory' })).toMatchObject({ isPhoneConfirmed: false });
    server.clock.set('2026-05-01T12:01:00Z');
    expect(await joinWithPhone(server, second, phone, from)).toMatchObject({ isPhoneConfirmed: false });
  });

  it('by the code in a text that comes from it', async () => {
    const { phone, response } = await anOwn();
    const code = await codeFor(server, response);
    const context = contextOf(server);
    expect(await confirmByText(context, phone, 'Who is this?')).toBe(false);
    expect(await confirmByText(context, phone, `It is ${otherThan(code)}`)).toBe(false);
    expect(await confirmByText(context, mobile(900), code)).toBe(false);
    expect(await rowOf(response)).toMatchObject({ confirmed_at: null, tries: 1 });
    expect(await confirmByText(context, phone, `${code.slice(0, 3)} ${code.slice(3)} thanks`)).toBe(true);
    expect((await rowOf(response))?.confirmed_at).not.toBeNull();
  });
});

describe('another code', () => {
  it('comes after pauses that grow, and never a sixth in a day', async () => {
    const { event, response } = await anOwn();
    const waits: number[] = [];
    let now = server.clock.now();
    for (let round = 0; round < 4; round++) {
      const early = await askForCode(server, event, response);
      expect(early.statusCode).toBe(429);
      const wait = Number(early.headers['retry-after']);
      waits.push(wait);
      now = now.plus({ seconds: wait });
      server.clock.set(now.toISO() ?? '');
      expect((await askForCode(server, event, response)).statusCode).toBe(202);
    }
    expect(waits).toEqual([60, 300, 900, 3_600]);
    expect(Number((await askForCode(server, event, response)).headers['retry-after'])).toBe(86_400);
  });

  it('is refused as early where the number is taken away and left again', async () => {
    const { event, phone, response } = await anOwn();
    const put = (changed: string | null) => {
      const body = { phone: changed, phoneConsent: true, responseToken: response.responseToken };
      return server.rest('PUT', atResponse(event, response), body);
    };
    expect((await put(null)).statusCode).toBe(200);
    const early = await put(phone);
    expect([early.statusCode, early.headers['retry-after'], early.json<{ message: string }>().message]).toEqual([
      429,
      '60',
      'A code was sent to this number a moment ago. Please wait before you ask for another',
    ]);
    expect(await rowOf(response)).toBeUndefined();
    server.clock.set('2026-05-01T12:01:00Z');
    expect((await put(phone)).statusCode).toBe(200);
  });

  it('is not for a number that said STOP meanwhile, since it would not come', async () => {
    const { event, phone, response } = await anOwn();
    await stopped(server, phone);
    server.clock.set('2026-05-01T12:01:00Z');
    const answer = await askForCode(server, event, response);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'This number said STOP to our texts. Text us START first, or go on without a number',
    ]);
    expect(await rowOf(response)).toMatchObject({ codes_sent: 1 });
    expect(await sentCodes(server)).toBe(1);
  });

  it('is not for a number that is confirmed, or that was not left', async () => {
    const event = await anEvent(server);
    const { phone, from } = fresh();
    const done = await confirmed(server, event, phone, from);
    const without = await aResponse(server, event);
    expect((await askForCode(server, event, done)).json()).toMatchObject({
      message: 'This number is confirmed already',
    });
    for (const answer of [await askForCode(server, event, without), await confirm(server, event, without, '123456')])
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        409,
        'No telephone number was left here',
      ]);
  });
});
