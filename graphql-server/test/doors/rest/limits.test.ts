import { describe, expect, it } from '@jest/globals';
import { RESPONSES_MAX } from '@quorum/domain/response/constants';
import { REFUSALS } from '@quorum/domain/refusals/catalogue.generated';
import { LIMITS, SITE_TIMES } from '../../../src/gateways/limiter.ts';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import { PollWorld } from '../../polls/PollWorld.ts';
import { aDraft, anEvent, aResponse, changeEvent, deleteEvent } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';
import { useUp } from '../../support/useUp.ts';

const server = useServer({ env: { RATE_LIMITS: 'on' } });

const AT_A_TIME = 10;

describe('with rate limits on', () => {
  it('answers 429 with Retry-After to the join after the sixtieth from one address, for that event alone', async () => {
    const [event, other] = [await anEvent(server), await anEvent(server)];
    const join = (urlHash: string) => server.rest('POST', `/api/events/${urlHash}/join`, { name: 'Vera' });
    for (let joins = 0; joins < LIMITS.join.points; joins += AT_A_TIME) {
      const answers = await Promise.all(Array.from({ length: AT_A_TIME }, () => join(event.urlHash)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(AT_A_TIME).fill(201));
    }

    const refused = await join(event.urlHash);
    expect([refused.statusCode, refused.headers['content-type'], refused.body]).toEqual([
      429,
      'text/plain; charset=utf-8',
      'Too many requests. Please wait a little and try again',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(LIMITS.join.duration);
    expect((await join(other.urlHash)).statusCode).toBe(201);
  });

  it('does not believe an address that the client claims', async () => {
    const event = await anEvent(server);
    const statuses = new Set<number>();
    for (let number = 0; number <= LIMITS.join.points; number++) {
      const headers = { 'x-forwarded-for': `203.0.113.${number}`, forwarded: `for=203.0.113.${number}` };
      const answer = await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Vera' }, { headers });
      statuses.add(answer.statusCode);
    }
    expect(statuses).toEqual(new Set([201, 429]));
  });

  it('reads the list of all events of a person for each alias that asks for it, up to a limit in both doors together', async () => {
    await useUp(server, 'readOwnEvents', 'zoe', { left: 2 });
    const read = () => server.rest('GET', '/api/events/user?uid=zoe', undefined, { as: 'zoe' });
    expect((await read()).statusCode).toBe(200);
    const twice = '{ a: viewer { events { title } } b: viewer { events { title } } }';
    const { errors } = await server.graphql(twice, {}, { as: 'zoe' });
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect((await read()).statusCode).toBe(429);
  });

  it('exports what is stored about a person twenty times in an hour', async () => {
    await useUp(server, 'exportData', 'zoe', { left: 1 });
    const read = async () => (await server.rest('GET', '/api/me/data', undefined, { as: 'zoe' })).statusCode;
    expect([await read(), await read()]).toEqual([200, 429]);
  });

  it('takes 120 changes of one event in an hour; the next is refused in a sentence, and those of another event are not', async () => {
    const [event, other] = [await anEvent(server), await anEvent(server)];
    await useUp(server, 'editEvent', event.urlHash, { left: 1 });
    const change = ({ urlHash }: EventView, notes: string) => changeEvent(server, { urlHash }, { notes });
    expect((await change(event, 'Bring water')).statusCode).toBe(200);
    const refused = await change(event, 'Bring more water');
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { message: REFUSALS[LIMITS.editEvent.refusal] }]);
    expect((await change(other, 'Bring water')).statusCode).toBe(200);
  });

  it('counts among them to hide a response and to make links that hand it over', async () => {
    const event = await anEvent(server);
    const { id } = await aResponse(server, event);
    await useUp(server, 'editEvent', event.urlHash, { left: 2 });
    const path = `/api/events/${event.urlHash}`;
    const ada = { as: 'ada' };
    const hide = async (hidden: boolean) =>
      (await server.rest('PUT', `${path}/participants/${id}/visibility`, { hidden }, ada)).statusCode;
    const handOver = async () => (await server.rest('POST', `${path}/hand-over`, undefined, ada)).statusCode;
    expect([await hide(true), await handOver(), await hide(false), await handOver()]).toEqual([200, 201, 429, 429]);
  });

  it('counts among them to withdraw such links, and to end a series, also where there is none to withdraw', async () => {
    const event = await anEvent(server, { isRecurring: true, recurrenceFrequency: 'weekly' });
    await useUp(server, 'editEvent', event.urlHash, { left: 2 });
    const withdraw = () => server.rest('DELETE', `/api/events/${event.urlHash}/hand-over`, undefined, { as: 'ada' });
    const end = `mutation { endSeries(urlHash: "${event.urlHash}") { urlHash } }`;
    expect([(await withdraw()).statusCode, (await server.graphql(end, {}, { as: 'ada' })).errors]).toEqual([
      200,
      undefined,
    ]);
    const { errors } = await server.graphql(end, {}, { as: 'ada' });
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect((await withdraw()).statusCode).toBe(429);
  });

  it('makes twenty addresses of a calendar for a person in a day, and ends their account ten times', async () => {
    const zoe = { as: 'zoe' };
    const renew = async () => (await server.graphql('mutation { renewCalendarFeed { url } }', {}, zoe)).errors;
    const leave = async () => (await server.rest('DELETE', '/api/me', undefined, zoe)).statusCode;
    await useUp(server, 'renewCalendarFeed', 'zoe', { left: 1 });
    await useUp(server, 'deleteAccount', 'zoe', { left: 1 });
    expect(await renew()).toBeUndefined();
    expect(await renew()).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect([await leave(), await leave()]).toEqual([200, 429]);
  });

  it('takes so many voters of tables from one person in a day, for all their polls together', async () => {
    const world = new PollWorld(server);
    const { points, refusal } = LIMITS.importedVoters;
    const [poll, other] = [
      await world.open({ participantThreshold: 9 }),
      await world.open({ participantThreshold: 9 }),
    ];
    await useUp(server, 'importedVoters', 'ada', { left: 3 });
    expect(points).toBeGreaterThan(RESPONSES_MAX);
    expect((await world.import(poll, ['Anna;yes;', 'Bert;yes;'])).code).toBe('OK');
    expect(await world.import(other, ['Anna;yes;', 'Bert;yes;'])).toMatchObject({
      code: 'RATE_LIMITED',
      message: REFUSALS[refusal],
    });
    expect((await world.import(other, ['Anna;yes;'])).code).toBe('OK');
  });

  const joinsFrom = async (count: number, urlHash: string, from: string) => {
    const join = () => server.rest('POST', `/api/events/${urlHash}/join`, { name: 'Vera' }, { from });
    return (await Promise.all(Array.from({ length: count }, join))).map(({ statusCode }) => statusCode);
  };
  const countOf = (status: number, statuses: readonly number[]) => statuses.filter((one) => one === status).length;

  it('counts a site with many networks of IPv6 as four of them', async () => {
    const { urlHash } = await anEvent(server, { participantThreshold: 10_000 });
    const { points } = LIMITS.join;
    for (let network = 1; network <= SITE_TIMES; network++) {
      const statuses = await joinsFrom(points + 1, urlHash, `2001:db8:5:${network}::1`);
      expect([countOf(201, statuses), countOf(429, statuses)]).toEqual([points, 1]);
    }
    expect(await joinsFrom(1, urlHash, '2001:db8:5:99::1')).toEqual([429]);
    expect(await joinsFrom(1, urlHash, '2001:db8:6:99::1')).toEqual([201]);
  });

  it('takes no more joins of one event than it may have within an hour, from however many networks', async () => {
    const { urlHash } = await anEvent(server, { participantThreshold: 10_000 });
    await useUp(server, 'joinsOfEvent', urlHash, { left: 10 });
    const statuses: number[] = [];
    for (let network = 1; network <= 3; network++)
      statuses.push(...(await joinsFrom(5, urlHash, `203.0.113.${network}`)));
    expect(statuses).toEqual([...Array<number>(10).fill(201), ...Array<number>(5).fill(429)]);
    // those that leave an address count with the others
    const body = { name: 'Vera', email: 'vera@example.com' };
    const from = '203.0.113.200';
    expect((await server.rest('POST', `/api/events/${urlHash}/join`, body, { from })).statusCode).toBe(429);
  });

  it('does not limit twenty pollers behind one address', async () => {
    for (let poll = 0; poll < 5; poll++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => server.rest('GET', '/api/events')));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
  });
});

describe('one person', () => {
  const TOO_MANY = REFUSALS[LIMITS.createEvent.refusal];
  const create = (as: string, changes: object = {}) => server.rest('POST', '/api/events', aDraft(changes), { as });

  it('creates fifty events in a day, also by deleting others; the next one is refused in a sentence', async () => {
    for (let number = 1; number < LIMITS.createEvent.points; number++)
      expect((await create('eve')).statusCode).toBe(201);
    const last = (await create('eve')).json<EventView>();
    await deleteEvent(server, last, 'eve');
    const refused = await create('eve');
    expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toMatchObject([
      429,
      { message: TOO_MANY },
      '86400',
    ]);
    await server.rest('DELETE', '/api/me', undefined, { as: 'eve' });
    expect((await create('eve')).statusCode).toBe(429);
    expect((await create('ben')).statusCode).toBe(201);
  });

  it('makes no more of them by taking dates out of a series', async () => {
    await useUp(server, 'createEvent', 'fay', { left: 2 });
    const weekly = { isRecurring: true, recurrenceFrequency: 'weekly' };
    const root = (await create('fay', weekly)).json<EventView>();
    const leave = ({ urlHash }: EventView) =>
      server.graphql(
        `mutation { updateEvent(urlHash: "${urlHash}", scope: THIS_OCCURRENCE, input: { title: "Alone" }) { isRecurring } }`,
        {},
        { as: 'fay' },
      );
    expect((await leave(root)).data).toEqual({ updateEvent: { isRecurring: false } });
    const { data } = await server.graphql('{ viewer { events { urlHash isRecurring } } }', {}, { as: 'fay' });
    const heir = data?.viewer.events.find(({ isRecurring }: EventView) => isRecurring);
    expect((await leave(heir)).errors?.[0]).toMatchObject({ message: TOO_MANY, extensions: { code: 'RATE_LIMITED' } });
  });

  it('has no next date made by a request then, but by the clock', async () => {
    const weekly = { isRecurring: true, recurrenceFrequency: 'weekly', date: '2026-04-20T08:00:00Z', endTime: null };
    await useUp(server, 'createEvent', 'gus', { left: 1 });
    const { urlHash } = (await create('gus', weekly)).json<EventView>();
    const duplicate = () => server.rest('POST', `/api/events/${urlHash}/duplicate`);
    expect((await duplicate()).statusCode).toBe(429);
    await server.tasks.continueSeries({});
    expect((await duplicate()).statusCode).toBe(200);
  });
});

describe('one’s own machine', () => {
  const report = ({ rest }: TestServer, urlHash: string, from: string, as: string) =>
    rest('POST', `/api/events/${urlHash}/reports`, { reason: 'Spam' }, { from, as });
  const reportsFrom = async (one: TestServer, from: string) => {
    const { urlHash } = await anEvent(one, {}, 'hal');
    const statuses: number[] = [];
    for (let number = 0; number <= LIMITS.report.points; number++)
      statuses.push((await report(one, urlHash, from, `p${number}`)).statusCode);
    return new Set(statuses);
  };

  it('has twenty times the limits with local sign-in', async () => {
    expect(await reportsFrom(server, '127.0.0.1')).toEqual(new Set([201]));
    expect(await reportsFrom(server, '::1')).toEqual(new Set([201]));
    expect(await reportsFrom(server, '203.0.113.77')).toEqual(new Set([201, 429]));
  });

  it('has those of anybody where people sign in for real, for a proxy may stand before it', async () => {
    const real = await startTestServer({
      env: { RATE_LIMITS: 'on', FIREBASE_PROJECT_ID: 'quorum-real', FIREBASE_API_KEY: 'key' },
    });
    expect(await reportsFrom(real, '127.0.0.1')).toEqual(new Set([201, 429]));
    await real.stop();
  });
});
