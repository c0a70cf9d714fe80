import { beforeEach, describe, expect, it } from '@jest/globals';
import { aResponse, readEvent } from '../support/builders.ts';
import { joinAll, standingOf } from '../support/people.ts';
import type { Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { waitlistSteps } from './waitlistSteps.ts';

const server = useServer({ env: { RATE_LIMITS: 'off' } });
beforeEach(async () => {
  await server.orm.em.fork().execute('truncate mail, event cascade');
});

const { aGame, remove, hide, told } = waitlistSteps(() => server);

describe('what others see of it', () => {
  it('is the same count for everybody, without those who are hidden', async () => {
    const event = await aGame();
    const of = await joinAll(server, event, 'ann', 'ben', 'cem', 'dora');
    await hide(event, of('cem'), true);
    const counts = async (caller?: Caller) => {
      const { expected, chance, placesLeft, waitlistCount } = await readEvent(server, event, caller);
      return { expected, chance, placesLeft, waitlistCount };
    };
    const visitors = await counts();
    expect(visitors).toEqual({ expected: 2, chance: 1, placesLeft: 0, waitlistCount: 1 });
    for (const as of ['ada', 'mallory']) expect(await counts({ as })).toEqual(visitors);
    expect(await standingOf(server, event)).toEqual(['ann GOING', 'ben GOING', 'dora WAITLISTED 1']);
    const { data } = await server.graphql(
      '{ events { nodes { waitlistCount placesLeft expected chance participants { name waitlistPosition } } } }',
    );
    expect(data?.events.nodes[0]).toMatchObject({ ...visitors, participants: { length: 3 } });
  });

  it('names nobody where the guest list is hidden', async () => {
    const event = await aGame({ isGuestListHidden: true });
    await joinAll(server, event, 'ann', 'ben', ['cem', { comment: 'secret' }]);
    expect(await standingOf(server, event)).toEqual(['Guest GOING', 'Guest GOING', 'Guest WAITLISTED 1']);
    expect(JSON.stringify(await readEvent(server, event))).not.toMatch(/ann|cem|secret/);
  });

  it('is on the person’s own page with the position, also past a hidden one', async () => {
    const event = await aGame();
    const of = await joinAll(server, event, 'ann', 'ben', 'cem');
    await aResponse(server, event, { name: 'Bea' }, { as: 'bea' });
    const own = async () => {
      const { data } = await server.graphql('{ viewer { responses { status waitlistPosition } } }', {}, { as: 'bea' });
      return data?.viewer.responses[0] as object;
    };
    expect(await own()).toEqual({ status: 'WAITLISTED', waitlistPosition: 2 });
    await hide(event, of('cem'), true);
    expect(await own()).toEqual({ status: 'WAITLISTED', waitlistPosition: 1 });
    await remove(event, of('ann'));
    expect(await own()).toEqual({ status: 'GOING', waitlistPosition: null });
  });

  it('is tentative on the calendar of who waits, and certain on that of who comes', async () => {
    const event = await aGame();
    await aResponse(server, event, { name: 'Ann' }, { as: 'ann' });
    await joinAll(server, event, 'ben');
    await aResponse(server, event, { name: 'Cem' }, { as: 'cem' });
    const statusFor = async (as: string) => {
      const { data } = await server.graphql('mutation { renewCalendarFeed { url } }', {}, { as });
      const { pathname } = new URL(String(data?.renewCalendarFeed.url));
      return /STATUS:(\w+)/.exec((await server.app.inject({ method: 'GET', url: pathname })).body)?.[1];
    };
    expect([await statusFor('ann'), await statusFor('cem')]).toEqual(['CONFIRMED', 'TENTATIVE']);
  });

  it('is in the export of the person’s data', async () => {
    const event = await aGame({ capacity: 3 });
    await joinAll(server, event, 'ann', 'ben');
    await aResponse(server, event, { name: 'Bea', guests: 1 }, { as: 'bea' });
    const data = (await server.rest('GET', '/api/me/data', undefined, { as: 'bea' })).json<{ responses: object[] }>();
    expect(data.responses).toMatchObject([
      { status: 'WAITLISTED', guests: 1, minParticipants: null, isStandby: false },
    ]);
  });
});

describe('an account that ends', () => {
  it('leaves its place at the events of others without a name, and nobody moves', async () => {
    const event = await aGame();
    await aResponse(server, event, { name: 'Bea', email: 'bea@example.com' }, { as: 'bea' });
    await joinAll(server, event, 'ann', 'cem');
    expect((await server.rest('DELETE', '/api/me', undefined, { as: 'bea' })).statusCode).toBe(200);
    expect(await standingOf(server, event)).toEqual(['Former participant GOING', 'ann GOING', 'cem WAITLISTED 1']);
    expect(await told()).toEqual([]);
  });

  it('keeps its place in line, and may get a place by it, of which nobody is told', async () => {
    const event = await aGame();
    const of = await joinAll(server, event, 'ann', 'ben');
    await aResponse(server, event, { name: 'Bea', email: 'bea@example.com' }, { as: 'bea' });
    await server.rest('DELETE', '/api/me', undefined, { as: 'bea' });
    await remove(event, of('ann'));
    expect(await standingOf(server, event)).toEqual(['ben GOING', 'Former participant GOING']);
    expect(await told()).toEqual([]);
  });
});

it('moves nobody when the event is handed over', async () => {
  const event = await aGame();
  await joinAll(server, event, 'ann', 'ben', 'cem');
  const before = await standingOf(server, event);
  const { token } = (
    await server.rest('POST', `/api/events/${event.urlHash}/hand-over`, undefined, { as: 'ada' })
  ).json<{ token: string }>();
  const taken = await server.rest('POST', `/api/events/${event.urlHash}/take-over`, { token }, { as: 'bea' });
  expect(taken.statusCode).toBe(200);
  expect(await standingOf(server, event)).toEqual(before);
  expect(await told()).toEqual([]);
});
