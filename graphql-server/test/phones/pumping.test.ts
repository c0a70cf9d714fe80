import { beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { anEvent, aResponse, type Joined } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';
import { askForCode, codeFor, confirm, COUNTRIES, mobile, sentCodes } from './phoneWorld.ts';

const log: string[] = [];
const server = useServer({
  env: { ...COUNTRIES, SMS_DAILY_MAX: '60', LOG_LEVEL: 'warn' },
  logTo: { write: (line) => void log.push(line) },
});

beforeEach(async () => {
  await server.orm.em.fork().execute('delete from phone_code');
  log.length = 0;
});

interface Left {
  phone: string;
  from?: string;
  proof?: string;
  app?: FastifyInstance;
}

const NETWORK = '198.51.100.1';
const ofBritain = (number: number) => `+4474001${String(23_456 + number * 1_009).padStart(5, '0')}`;

/** What becomes of a join with that number. */
const leave = async ({ urlHash }: { urlHash: string }, { phone, from = NETWORK, proof, app = server.app }: Left) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/events/${urlHash}/join`,
    remoteAddress: from,
    headers: { accept: 'application/problem+json' },
    payload: { name: 'Vera', phone, phoneConsent: true, ...(proof !== undefined && { proof }) },
  });
  const key = answer.statusCode === 201 ? 'OK' : answer.json<{ reasons: { key: string }[] }>().reasons[0]?.key;
  return { key, answer };
};

const leaveEach = async (event: { urlHash: string }, all: readonly Left[]) => {
  const keys: (string | undefined)[] = [];
  for (const one of all) keys.push((await leave(event, one)).key);
  return keys;
};

const times = (count: number, key: string) => Array<string>(count).fill(key);
const upTo = (count: number) => Array.from({ length: count }, (_, number) => number);

describe('a hundred codes from one network', () => {
  it('are five in an hour and ten in a day, and the operator hears of it once', async () => {
    const event = await anEvent(server);
    const keys = await leaveEach(
      event,
      upTo(100).map((number) => ({ phone: mobile(number) })),
    );
    expect(keys).toEqual([...times(5, 'OK'), ...times(95, 'limit.phonesOfNetwork')]);
    expect((await leave(event, { phone: mobile(101) })).answer.headers['retry-after']).toBe('3600');
    server.clock.set('2026-05-01T13:00:01Z');
    const later = await leaveEach(
      event,
      upTo(20).map((number) => ({ phone: mobile(200 + number) })),
    );
    expect(later).toEqual([...times(5, 'OK'), ...times(15, 'limit.phonesOfNetwork')]);
    expect((await leave(event, { phone: mobile(301) })).answer.headers['retry-after']).toBe('86400');
    expect(await sentCodes(server)).toBe(10);
    expect(log.filter((line) => line.includes('not confirmed'))).toHaveLength(1);
    // who leaves no number joins as ever, and so does another network
    expect(
      (await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Vera' }, { from: NETWORK })).statusCode,
    ).toBe(201);
    expect((await leave(event, { phone: mobile(302), from: '203.0.113.9' })).key).toBe('OK');
  });

  it('are five though they come at once, through two servers', async () => {
    const event = await anEvent(server);
    const both = [server.app, (await server.startReplica()).app];
    const answers = await Promise.all(
      upTo(100).map((number) => leave(event, { phone: mobile(number), app: both[number % 2] })),
    );
    expect(answers.filter(({ key }) => key === 'OK')).toHaveLength(5);
    expect(await sentCodes(server)).toBe(5);
  });

  it('are as many as people confirm', async () => {
    const event = await anEvent(server);
    for (const number of upTo(20)) {
      const { key, answer } = await leave(event, { phone: mobile(number) });
      expect(key).toBe('OK');
      const joined = answer.json<Joined>();
      expect((await confirm(server, event, joined, await codeFor(server, joined))).statusCode).toBe(200);
    }
  });

  it('are no more because they come from many networks of one site', async () => {
    const event = await anEvent(server);
    const keys = await leaveEach(
      event,
      upTo(30).map((number) => ({ phone: mobile(number), from: `2001:db8:7:${(number + 1).toString(16)}::1` })),
    );
    // a country asks for work before its site is closed
    expect(keys.filter((key) => key === 'OK').length).toBeLessThanOrEqual(20);
  });

  it('are refused for other codes that are asked for, too', async () => {
    const event = await anEvent(server);
    const { answer } = await leave(event, { phone: mobile(0) });
    await leaveEach(
      event,
      upTo(4).map((number) => ({ phone: mobile(10 + number) })),
    );
    server.clock.set('2026-05-01T12:01:01Z');
    const again = await server.app.inject({
      method: 'POST',
      url: `/api/events/${event.urlHash}/participants/${answer.json<Joined>().id}/phone-code`,
      remoteAddress: NETWORK,
      payload: { responseToken: answer.json<Joined>().responseToken },
    });
    expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '3600']);
  });
});

it('takes numbers of three countries a day from one network', async () => {
  const event = await anEvent(server);
  const phones = [mobile(1), ofBritain(1), '+33612345678', '+61412345678', mobile(2)];
  const keys = await leaveEach(
    event,
    phones.map((phone) => ({ phone })),
  );
  expect(keys).toEqual(['OK', 'OK', 'OK', 'limit.phonesOfNetwork', 'OK']);
});

describe('one number', () => {
  const leaveWithAnother = async (number: number) =>
    leave(await anEvent(server), { phone: mobile(3), from: `203.0.113.${number + 1}` });

  it('gets five codes a day, whatever they are for', async () => {
    const keys: (string | undefined)[] = [];
    for (const number of upTo(7)) {
      server.clock.set(`2026-05-01T${12 + number}:00:00Z`);
      keys.push((await leaveWithAnother(number)).key);
    }
    expect(keys).toEqual([...times(5, 'OK'), ...times(2, 'limit.codesOfNumber')]);
  });

  it('rests after each, whatever they are for, and however many ask at once', async () => {
    const answers = await Promise.all(upTo(4).map(leaveWithAnother));
    expect(answers.map(({ key }) => key).toSorted()).toEqual(['OK', ...times(3, 'limit.codePause')].toSorted());
    server.clock.set('2026-05-01T12:01:00Z');
    expect((await leaveWithAnother(4)).key).toBe('OK');
    const third = await leaveWithAnother(5);
    expect([third.key, third.answer.headers['retry-after']]).toEqual(['limit.codePause', '300']);
  });

  it('need not rest once it is confirmed', async () => {
    const event = await anEvent(server);
    const joined = (await leave(event, { phone: mobile(3) })).answer.json<Joined>();
    expect((await confirm(server, event, joined, await codeFor(server, joined))).statusCode).toBe(200);
    expect((await leaveWithAnother(2)).key).toBe('OK');
  });
});

it('sends a block of a thousand numbers ten codes a day', async () => {
  const event = await anEvent(server);
  const phones = upTo(12).map((number) => ({
    phone: `+49151234561${String(number).padStart(2, '0')}`,
    from: `203.0.113.${number + 1}`,
  }));
  expect(await leaveEach(event, phones)).toEqual([...times(10, 'OK'), ...times(2, 'limit.codesOfNumber')]);
});

describe('a country to which codes go that nobody confirms', () => {
  const from = (number: number) => `203.0.113.${number + 1}`;
  const solved = async () => {
    const { challenge } = (await server.rest('GET', '/api/phone-challenge')).json<{ challenge: Challenge }>();
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };

  it('asks for work, each time other, and closes', async () => {
    const event = await anEvent(server);
    const free = await leaveEach(
      event,
      upTo(16).map((number) => ({ phone: ofBritain(number), from: from(number) })),
    );
    expect(free).toEqual([...times(15, 'OK'), 'phone.proofNeeded']);
    const proof = await solved();
    for (const bad of ['', 'x', proof.slice(0, -8), Buffer.from('{}').toString('base64')])
      expect((await leave(event, { phone: ofBritain(20), from: from(20), proof: bad })).key).toBe('phone.proofNeeded');
    expect((await leave(event, { phone: ofBritain(20), from: from(20), proof })).key).toBe('OK');
    expect((await leave(event, { phone: ofBritain(21), from: from(21), proof })).key).toBe('phone.proofNeeded');
    for (const number of [22, 23, 24, 25])
      expect((await leave(event, { phone: ofBritain(number), from: from(number), proof: await solved() })).key).toBe(
        'OK',
      );
    const closed = await leave(event, { phone: ofBritain(26), from: from(26), proof: await solved() });
    expect([closed.key, closed.answer.statusCode, closed.answer.headers['retry-after']]).toEqual([
      'limit.phonesOfCountry',
      429,
      '86400',
    ]);
    // another country is open
    expect((await leave(event, { phone: mobile(1), from: from(26) })).key).toBe('OK');
    server.clock.set('2026-05-02T12:00:01Z');
    expect((await leave(event, { phone: ofBritain(27), from: from(27) })).key).toBe('OK');
  });

  it('asks for work also where a number is left in an account, for each code once', async () => {
    const event = await anEvent(server);
    await leaveEach(
      event,
      upTo(15).map((number) => ({ phone: ofBritain(number), from: from(number) })),
    );
    const leaveOwn = async (as: string, number: number, proof?: string) => {
      const caller = { as, from: from(number), headers: { accept: 'application/problem+json' } };
      const body = { phone: ofBritain(number), phoneConsent: true, ...(proof !== undefined && { proof }) };
      const answer = await server.rest('PUT', '/api/me/phone', body, caller);
      return answer.statusCode === 200 ? 'OK' : answer.json<{ reasons: { key: string }[] }>().reasons[0]?.key;
    };
    for (const as of ['cleo', 'mia']) await aResponse(server, event, { name: as }, { as });
    expect(await leaveOwn('cleo', 20)).toBe('phone.proofNeeded');
    const proof = await solved();
    expect(await leaveOwn('cleo', 20, proof)).toBe('OK');
    expect(await leaveOwn('mia', 21, proof)).toBe('phone.proofNeeded');
    expect((await leave(event, { phone: ofBritain(22), from: from(22), proof })).key).toBe('phone.proofNeeded');
    expect(await sentCodes(server)).toBe(16);
  });

  it('takes no work of yesterday', async () => {
    const event = await anEvent(server);
    const proof = await solved();
    await leaveEach(
      event,
      upTo(15).map((number) => ({ phone: ofBritain(number), from: from(number) })),
    );
    server.clock.set('2026-05-01T12:10:02Z');
    expect((await leave(event, { phone: ofBritain(20), from: from(20), proof })).key).toBe('phone.proofNeeded');
  });
});

it('sends no more codes in a day than SMS_DAILY_MAX', async () => {
  const event = await anEvent(server);
  for (const number of upTo(60)) {
    const { answer } = await leave(event, { phone: mobile(number), from: `203.0.113.${number + 1}` });
    const joined = answer.json<Joined>();
    await confirm(server, event, joined, await codeFor(server, joined));
  }
  expect((await leave(event, { phone: mobile(61), from: '203.0.113.99' })).key).toBe('limit.phonesOfDay');
});

it('counts by digests alone', async () => {
  const event = await anEvent(server);
  const joined = (await leave(event, { phone: mobile(7) })).answer.json<Joined>();
  await askForCode(server, event, joined);
  const rows = JSON.stringify(await server.orm.em.fork().execute('select * from phone_code'));
  for (const secret of [mobile(7), mobile(7).slice(1, -3), NETWORK, 'ada']) expect(rows).not.toContain(secret);
});
