import { beforeEach, describe, expect, it } from '@jest/globals';
import { REFUSALS } from '@quorum/domain/refusals/catalogue.generated';
import { LIMITS, SITE_TIMES, type LimitName } from '../../src/gateways/limiter.ts';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, changeEvent, deleteEvent, readEvent, type Joined } from '../support/builders.ts';
import type { Caller } from '../support/testServer.ts';
import { useUp } from '../support/useUp.ts';
import { useMailServer } from './useMailServer.ts';

const server = useMailServer({ RATE_LIMITS: 'on' });
let event: EventView;
beforeEach(async () => {
  await server.orm.em.fork().execute('delete from limit_count');
  event = await anEvent(server);
});

const joinAs = (number: number, caller?: Caller, { urlHash } = event) =>
  server.rest(
    'POST',
    `/api/events/${urlHash}/join`,
    { name: `Joiner ${number}`, email: `joiner-${number}@example.com` },
    caller,
  );

const statusesOf = async (count: number, act: (number: number) => ReturnType<typeof joinAs>) => {
  const statuses: Record<number, number> = {};
  for (let number = 1; number <= count; number++) {
    const { statusCode } = await act(number);
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
  }
  return statuses;
};

const mailsTo = async (address: RegExp) =>
  (await server.drain()).filter(({ to }) => to.some((one) => address.test(one))).length;

describe('the address of one response', () => {
  const change = ({ id, responseToken }: Joined, email: string, caller?: Caller) =>
    server.rest(
      'PUT',
      `/api/events/${event.urlHash}/participants/${id}`,
      { email, name: 'New', responseToken },
      caller,
    );

  it('is changed a handful of times: what is too much is refused whole, with the time to wait', async () => {
    const joined = await aResponse(server, event, { email: 'victim-0@example.com' });
    const statuses = await statusesOf(150, (number) =>
      // from one network after the other, without the cookie of the browser that joined
      change(joined, `victim-${number}@example.com`, { from: `203.0.113.${number}` }),
    );
    expect(statuses).toEqual({ 200: LIMITS.addressChangesOfResponse.points, 429: 145 });
    expect(await mailsTo(/^victim/)).toBe(1 + LIMITS.addressChangesOfResponse.points);

    const refused = await change(joined, 'victim-151@example.com');
    expect(refused.json()).toMatchObject({
      message: 'The email address was changed too often. Please try again later',
    });
    expect(refused.headers['retry-after']).toBe('86400');
    const { participants } = await readEvent(server, event, { as: 'ada' });
    expect(participants).toMatchObject([{ email: 'victim-5@example.com' }]);
  });

  it('may be changed again a day later, and stay as it is or go at any time', async () => {
    const joined = await aResponse(server, event, { email: 'victim-0@example.com' });
    await statusesOf(6, (number) => change(joined, `victim-${number}@example.com`));
    for (const email of ['victim-5@example.com', '']) expect((await change(joined, email)).statusCode).toBe(200);
    expect((await change(joined, 'victim-7@example.com')).statusCode).toBe(429);
    server.clock.set('2026-05-02T12:00:01.000Z');
    expect((await change(joined, 'victim-7@example.com')).statusCode).toBe(200);
  });

  it('is refused in the same words through GraphQL', async () => {
    const { id, responseToken } = await aResponse(server, event);
    const changed = `mutation ($email: String!) { updateResponse(urlHash: "${event.urlHash}", participantId: "${id}",
      responseToken: "${responseToken}", input: { email: $email }) { email } }`;
    for (let number = 1; number <= 5; number++)
      await server.graphql(changed, { email: `victim-${number}@example.com` });
    const { errors } = await server.graphql(changed, { email: 'victim-6@example.com' });
    expect(errors?.[0]).toMatchObject({
      message: 'The email address was changed too often. Please try again later',
      extensions: { code: 'RATE_LIMITED' },
    });
  });

  it('costs nothing where it is the address of the sign-in', async () => {
    const joined = await aResponse(server, event, {}, { as: 'vera' });
    for (let number = 1; number <= 8; number++) {
      expect((await change(joined, 'vera@example.com', { as: 'vera' })).statusCode).toBe(200);
      expect((await change(joined, '', { as: 'vera' })).statusCode).toBe(200);
    }
  });
});

describe('to leave an address with a response', () => {
  it('is free to sixty people in one clubhouse, on one tablet', async () => {
    const first = await joinAs(0);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    expect(await statusesOf(59, (number) => joinAs(number, { headers: { cookie } }))).toEqual({ 201: 59 });
    expect(await mailsTo(/^joiner/)).toBe(60);
  });

  it('is refused to a network that did so too often, at whatever events; without an address one joins on', async () => {
    await useUp(server, 'confirmation', '192.0.2.1', { left: 1 });
    expect((await joinAs(1, {}, await anEvent(server))).statusCode).toBe(201);
    const refused = await joinAs(2);
    expect([refused.statusCode, refused.body, refused.headers['retry-after']]).toEqual([
      429,
      REFUSALS[LIMITS.confirmation.refusal],
      '86400',
    ]);
    expect((await readEvent(server, event)).participants).toEqual([]);
    expect((await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Vera' })).statusCode).toBe(201);
    expect((await joinAs(3, { from: '203.0.113.1' })).statusCode).toBe(201);
  });

  it('is refused to a site of IPv6 that did so from all its networks', async () => {
    await useUp(server, 'confirmation', '2001:db8:7::/48', { left: 1, times: SITE_TIMES });
    const fromNetwork = (number: number) => joinAs(number, { from: `2001:db8:7:${number}::1` });
    expect(await statusesOf(3, fromNetwork)).toEqual({ 201: 1, 429: 2 });
  });

  it.each<[string, LimitName, () => string]>([
    ['a person', 'confirmationsOfVisitor', () => 'person vera'],
    ['an event', 'confirmationsOfEvent', () => event.urlHash],
    ['the events of an organiser', 'mailsOfOrganiser', () => 'ada'],
  ])('is refused where too many addresses were left by or for %s, from whatever network', async (_what, limit, key) => {
    await useUp(server, limit, key());
    expect((await joinAs(1, { as: 'vera', from: '203.0.113.1' })).body).toBe(REFUSALS[LIMITS.confirmation.refusal]);
    const own = { name: 'Vera', email: 'vera@example.com' };
    const join = await server.rest('POST', `/api/events/${event.urlHash}/join`, own, { as: 'vera' });
    expect(join.statusCode).toBe(201);
  });
});

describe('one address', () => {
  it('that its owner has confirmed gets its mails, however often others have typed it', async () => {
    const own = { name: 'Vera', email: 'vera@example.com' };
    await server.rest('POST', `/api/events/${event.urlHash}/join`, own, { as: 'vera' });
    for (let count = 0; count <= LIMITS.mailsToAddress.points; count++)
      await aResponse(server, await anEvent(server), { email: 'vera@example.com' });
    await server.drain();
    const change = { location: 'Bondi Beach' };
    const changed = await changeEvent(server, event, change);
    expect(changed.statusCode).toBe(200);
    expect(await mailsTo(/^vera@/)).toBe(1);
  });

  it('gets no more mails because the one who caused them ends their account', async () => {
    event = await anEvent(server, {}, 'mallory');
    for (let count = 0; count < 33; count++) await aResponse(server, event, { email: 'victim@example.com' });
    expect(await mailsTo(/^victim@/)).toBe(LIMITS.mailsToAddress.points);
    expect((await server.rest('DELETE', '/api/me', undefined, { as: 'mallory' })).statusCode).toBe(200);
    expect(await server.outbox()).not.toContainEqual(
      expect.objectContaining({ kind: 'confirmation', event_id: event.id }),
    );
    event = await anEvent(server, {}, 'mallory');
    await aResponse(server, event, { email: 'victim@example.com' }, { from: '203.0.113.9' });
    expect(await mailsTo(/^victim@/)).toBe(0);
  });
});

describe('an organiser', () => {
  it('tells about ten new times or places of an event in a day; the next is refused, and nobody comes to the wrong place', async () => {
    const own = { name: 'Vera', email: 'vera@example.com' };
    await server.rest('POST', `/api/events/${event.urlHash}/join`, own, { as: 'vera' });
    const moved = await statusesOf(11, (number) => change({ location: `Court ${number}` }));
    expect(moved).toEqual({ 200: 10, 429: 1 });
    expect((await change({ location: 'Court 99' })).json()).toMatchObject({
      message: REFUSALS[LIMITS.newsOfEvent.refusal],
    });
    expect((await readEvent(server, event)).location).not.toBe('Court 99');
  });

  const change = (input: object) => changeEvent(server, event, input);
  it('who has had too many people written to changes no time or place for now, and anything else', async () => {
    await joinAs(1);
    await joinAs(2);
    await useUp(server, 'mailsOfOrganiser', 'ada', { left: 2 + 2 });
    expect((await change({ location: 'Bondi Beach' })).statusCode).toBe(200);
    const refused = await change({ location: 'Coogee Beach' });
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
      429,
      '86400',
      {
        message: REFUSALS[LIMITS.newsOfEvent.refusal],
      },
    ]);
    expect((await readEvent(server, event)).location).toBe('Bondi Beach');
    expect((await change({ notes: 'Bring water' })).statusCode).toBe(200);
    await server.drain();
    expect((await deleteEvent(server, event)).statusCode).toBe(200);
    expect(await mailsTo(/^joiner/)).toBe(2);
  });
});
