import { beforeEach, describe, expect, it } from '@jest/globals';
import { vocabularyIn } from '@quorum/domain/vocabulary/vocabularyIn';
import { anEvent, aResponse, deleteEvent, readEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';
import { askForCode, atResponse, codeFor, confirmed, COUNTRIES, mobile, otherThan, phoneSteps } from './phoneWorld.ts';

const server = useServer({ env: COUNTRIES });

// each test begins with none
beforeEach(() => server.orm.em.fork().execute('delete from phone_code'));

const { rowOf, fresh, anOwn } = phoneSteps(server);

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
      consent_words: vocabularyIn('en').consents.texts,
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
      'No more texts are sent about this event, so please leave the number out',
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
      await server.orm.em.fork().execute('delete from phone_code');
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

  it('sends no other code to a number that was left while it did', async () => {
    const event = await anEvent(without);
    const response = await aResponse(without, event);
    await without.orm.em.fork().execute(
      `insert into participant_phone (participant_id, number, country, language, consent_words, consent_at, consent_network)
        values (?, ?, 'DE', 'en', 'yes', now(), '192.0.2.0')`,
      [response.id, mobile()],
    );
    const answer = await askForCode(without, event, response);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      'This server sends no texts, so please leave the number out',
    ]);
    expect(await without.orm.em.fork().execute('select from phone_code')).toEqual([]);
  });
});
