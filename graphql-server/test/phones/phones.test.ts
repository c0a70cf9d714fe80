import { beforeEach, describe, expect, it } from '@jest/globals';
import { CONSENT_WORDS } from '@quorum/domain/phone/consent';
import { confirmByText } from '../../src/use-cases/responses/phone/confirmPhone.ts';
import { anEvent, aResponse, deleteEvent, readEvent } from '../support/builders.ts';
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
} from './phoneWorld.ts';

const server = useServer({ env: COUNTRIES });

// each test begins with none
beforeEach(() => server.orm.em.fork().execute('delete from phone_code'));

const rowOf = async ({ id }: { id: number }) => {
  const sql = 'select * from participant_phone where participant_id = ?';
  return (await server.orm.em.fork().execute<Record<string, unknown>[]>(sql, [id]))[0];
};

let used = 0;
/** Another with each call, and another network. */
const fresh = () => ({ phone: mobile(++used), from: { from: `198.51.100.${used}` } });

const anOwn = async (changes = {}) => {
  const event = await anEvent(server, changes);
  const { phone, from } = fresh();
  return { event, phone, response: await joinWithPhone(server, event, phone, from) };
};

describe('a number that is left with a response', () => {
  it('is kept in E.164, with the words, time and network of consent', async () => {
    const event = await anEvent(server, { timezone: 'Europe/Berlin' });
    const body = { phone: '0151 23-45 67 89', phoneConsent: true };
    const response = await aResponse(server, event, body, { from: '198.51.100.200' });
    expect(response).toMatchObject({ phone: '+4915123456789', isPhoneConfirmed: false });
    expect(await rowOf(response)).toMatchObject({
      number: '+4915123456789',
      country: 'DE',
      language: 'en',
      confirmed_at: null,
      consent_words: CONSENT_WORDS.en,
      consent_at: '2026-05-01 12:00:00+00',
      consent_network: '198.51.100.200',
    });
  });

  it.each([
    ['without consent', { phone: mobile(500) }, 400, 'phone.consent'],
    ['with consent withheld', { phone: mobile(500), phoneConsent: false }, 400, 'phone.consent'],
    ['that is a landline', { phone: '+49 30 12345678', phoneConsent: true }, 400, 'phone.notMobile'],
    ['of a country without texts', { phone: '+43 664 1234567', phoneConsent: true }, 400, 'phone.country'],
    [
      'of a made-up country',
      { phone: '0151 23456789', phoneCountry: 'Germany', phoneConsent: true },
      400,
      'phone.countryUnreadable',
    ],
    ['that is none', { phone: 'tomorrow', phoneConsent: true }, 400, 'phone.invalid'],
    ['that is too long', { phone: '+49'.padEnd(41, '1'), phoneConsent: true }, 400, 'phone.invalid'],
  ])('is refused %s, and nobody joins', async (_what, body, status, key) => {
    const event = await anEvent(server);
    const headers = { accept: 'application/problem+json' };
    const answer = await server.rest(
      'POST',
      `/api/events/${event.urlHash}/join`,
      { name: 'Vera', ...body },
      { headers },
    );
    expect([answer.statusCode, answer.json<{ reasons: { key: string }[] }>().reasons[0]?.key]).toEqual([status, key]);
    expect((await readEvent(server, event)).participants).toEqual([]);
  });

  it.each([
    ['that is over', { date: '2026-04-20T08:00:00Z', endTime: null }],
    ['that was called off', {}],
  ])('is refused for an event %s', async (what, changes) => {
    const event = await anEvent(server, changes);
    const own = await aResponse(server, event);
    if (what.includes('off'))
      await server.rest('POST', `/api/events/${event.urlHash}/decision`, { decision: 'CALL_OFF' }, { as: 'ada' });
    const body = { phone: fresh().phone, phoneConsent: true, responseToken: own.responseToken };
    const answer = await server.rest('PUT', atResponse(event, own), body);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'No texts are sent about this event any more, so it takes no telephone number',
    ]);
  });

  it('is shown to its owner and the organiser alone', async () => {
    const { event, phone, response } = await anOwn();
    const seen = async (caller: object) =>
      (await readEvent(server, event, caller)).participants.map((one) => [one.phone, one.isPhoneConfirmed]);
    expect(await seen({ as: 'ada' })).toEqual([[phone, false]]);
    expect(await seen({ as: 'mallory' })).toEqual([[undefined, undefined]]);
    expect(await seen({})).toEqual([[undefined, undefined]]);
    const query = 'query ($urlHash: String!) { event(urlHash: $urlHash) { participants { phone isPhoneConfirmed } } }';
    const byGraphQL = async (caller: object) => (await server.graphql(query, event, caller)).data?.event.participants;
    expect(await byGraphQL({ as: 'ada' })).toEqual([{ phone, isPhoneConfirmed: false }]);
    expect(await byGraphQL({ as: 'mallory' })).toEqual([{ phone: null, isPhoneConfirmed: null }]);
    for (const list of ['/api/events', `/api/events/${event.urlHash}`])
      expect((await server.rest('GET', list)).body).not.toContain(phone.slice(4));
    const lists = await server.graphql('{ events { nodes { participants { phone } } } }');
    expect(JSON.stringify(lists)).not.toContain(phone.slice(4));
    expect(response.phone).toBe(phone);
  });

  it('goes with null or the empty text, and stays when it is sent back as it was read', async () => {
    const { event, phone, response } = await anOwn();
    const put = (body: object) =>
      server.rest('PUT', atResponse(event, response), { ...body, responseToken: response.responseToken });
    const same = await put({ phone, isPhoneConfirmed: false, comment: 'Still me' });
    expect(same.json()).toMatchObject({ phone, comment: 'Still me' });
    expect((await put({ comment: 'And again' })).json()).toMatchObject({ phone });
    for (const nothing of [null, '']) {
      await server.orm.em.fork().execute('update participant_phone set code_sent_at = null');
      expect((await put({ phone: nothing })).json()).toMatchObject({ phone: null, isPhoneConfirmed: null });
      expect(await rowOf(response)).toBeUndefined();
      if (nothing === null) expect((await put({ phone, phoneConsent: true })).json()).toMatchObject({ phone });
    }
  });

  it('is another number’s no longer confirmed when it changes', async () => {
    const event = await anEvent(server);
    const [one, other] = [fresh(), fresh()];
    const response = await confirmed(server, event, one.phone, one.from);
    const body = { phone: other.phone, phoneConsent: true, responseToken: response.responseToken };
    const changed = await server.rest('PUT', atResponse(event, response), body);
    expect(changed.json()).toMatchObject({ phone: other.phone, isPhoneConfirmed: false });
  });

  it('goes with the response and with the event', async () => {
    const one = await anOwn();
    await server.rest('DELETE', atResponse(one.event, one.response), undefined, {
      headers: { 'x-response-token': one.response.responseToken },
    });
    const other = await anOwn();
    await deleteEvent(server, other.event);
    expect([await rowOf(one.response), await rowOf(other.response)]).toEqual([undefined, undefined]);
  });

  it('goes through GraphQL alike', async () => {
    const { urlHash } = await anEvent(server);
    const { phone, from } = fresh();
    const query = `mutation ($urlHash: String!, $input: JoinEventInput!) {
      joinEvent(urlHash: $urlHash, input: $input) { participant { id phone isPhoneConfirmed } responseToken }
    }`;
    const input = { name: 'Vera', phone: phone.replace('+49', '0'), phoneCountry: 'de', phoneConsent: true };
    const { data } = await server.graphql(query, { urlHash, input }, from);
    const { participant, responseToken } = data?.joinEvent as { participant: { id: string }; responseToken: string };
    expect(participant).toMatchObject({ phone, isPhoneConfirmed: false });
    const code = await codeFor(server, { id: Number(participant.id) });
    const confirming = `mutation ($urlHash: String!, $participantId: ID!, $code: String!, $responseToken: String) {
      confirmPhone(urlHash: $urlHash, participantId: $participantId, code: $code, responseToken: $responseToken) {
        id phone isPhoneConfirmed status
      }
    }`;
    const given = { urlHash, participantId: participant.id, responseToken };
    const wrong = await server.graphql(confirming, { ...given, code: otherThan(code) });
    expect(wrong.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', fields: ['code'] } });
    const right = await server.graphql(confirming, { ...given, code });
    expect(right.data?.confirmPhone).toMatchObject({ phone, isPhoneConfirmed: true, status: 'GOING' });
  });
});

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
        'This response has no telephone number',
      ]);
  });
});

describe('a server that sends no texts', () => {
  const without = useServer({ env: { ...COUNTRIES, FIREBASE_PROJECT_ID: 'quorum', FIREBASE_API_KEY: 'key' } });

  it('takes no number, and says so', async () => {
    const event = await anEvent(without);
    const headers = { accept: 'application/problem+json' };
    const body = { name: 'Vera', phone: mobile(), phoneConsent: true };
    const answer = await without.rest('POST', `/api/events/${event.urlHash}/join`, body, { headers });
    expect([answer.statusCode, answer.json<{ reasons: object[] }>().reasons]).toEqual([400, [{ key: 'phone.none' }]]);
    expect((await without.rest('GET', '/api/init')).json()).toMatchObject({ phones: null });
    expect((await without.graphql('{ phoneCountries phoneChallenge }')).data).toEqual({
      phoneCountries: null,
      phoneChallenge: null,
    });
  });
});
