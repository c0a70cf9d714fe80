import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aDraft, anEvent, aResponse } from '../support/builders.ts';
import type { Caller, TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let address: string;
let event: EventView;
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

const list = async () => (await fetch(`${address}/api/events`)).text();

beforeEach(async () => {
  event = await anEvent(server);
  await list();
});

/** Whether the list has to be made again for the one who did that, who waits for nobody's news but their own. */
const isMadeAgainAfter = async (act: () => Promise<unknown>) => {
  await act();
  server.statements.length = 0;
  await list();
  return server.statements.length > 0;
};

const rest = (...request: Parameters<TestServer['rest']>) => server.rest(...request);
const mutate = (mutation: string, caller?: Caller) => server.graphql(`mutation { ${mutation} }`, {}, caller);

const ADA = { as: 'ada' };
const FOREIGN = { as: 'ada', headers: { 'sec-fetch-site': 'cross-site' } };
const NOWHERE = '/api/events/AAAAAAAAAAAAAAAAAAAAAA';

describe('what is refused makes nothing stale', () => {
  it.each<[string, number, () => ReturnType<typeof rest>]>([
    ['a write of a page of another site', 403, () => rest('POST', '/api/events', aDraft(), FOREIGN)],
    ['a write of nobody', 401, () => rest('POST', '/api/events', aDraft())],
    ['a forged token', 401, () => rest('PUT', NOWHERE, {}, { headers: { authorization: 'Bearer forged' } })],
    ['bad input', 400, () => rest('POST', '/api/events', { title: ' ' }, ADA)],
    ['a join without a name', 400, () => rest('POST', `/api/events/${event.urlHash}/join`, { name: '' })],
    ['a write to what there is not', 404, () => rest('PUT', NOWHERE, { title: 'New' }, ADA)],
    [
      'a write to what is not theirs',
      403,
      () => rest('DELETE', `/api/events/${event.urlHash}`, undefined, { as: 'ben' }),
    ],
    ['what is not possible as things are', 409, () => rest('POST', `/api/events/${event.urlHash}/duplicate`)],
  ])('%s (%d)', async (_what, status, act) => {
    expect(
      await isMadeAgainAfter(async () => {
        expect((await act()).statusCode).toBe(status);
      }),
    ).toBe(false);
  });

  it('a fault of the server', async () => {
    const rename = (from: string, to: string) => server.orm.em.fork().execute(`alter table ${from} rename to ${to}`);
    const fail = async () => {
      await rename('event', 'gone');
      // not by the test's own way to ask, for the documentation promises no such answer
      const { statusCode } = await server.app.inject({
        method: 'PUT',
        url: `/api/events/${event.urlHash}`,
        payload: { title: 'New' },
        headers: { authorization: 'Bearer uid:ada' },
      });
      await rename('gone', 'event');
      expect(statusCode).toBe(500);
    };
    expect(await isMadeAgainAfter(fail)).toBe(false);
  });

  it.each([
    ['of nobody', (hash: string) => mutate(`deleteEvent(urlHash: "${hash}")`)],
    ['of somebody else', (hash: string) => mutate(`deleteEvent(urlHash: "${hash}")`, { as: 'ben' })],
    [
      'of which each part is refused',
      (hash: string) => mutate(`a: deleteEvent(urlHash: "${hash}") b: deleteEvent(urlHash: "${hash}")`, { as: 'ben' }),
    ],
    ['that is no valid document', () => mutate('deleteEvent')],
    [
      'that is known, and refused again',
      async (hash: string) => {
        const text = 'mutation Del($hash: String!) { deleteEvent(urlHash: $hash) }';
        await server.graphql(text, { hash }, { as: 'ben' });
        return server.graphql(text, { hash }, { as: 'ben' });
      },
    ],
  ])('a mutation %s', async (_whose, act) => {
    expect(
      await isMadeAgainAfter(async () => {
        expect((await act(event.urlHash)).errors).toBeDefined();
      }),
    ).toBe(false);
  });
});

describe('what was done before makes nothing stale when it is asked for again', () => {
  it('the next date of a series', async () => {
    const past = {
      isRecurring: true,
      recurrenceFrequency: 'weekly',
      date: '2026-04-20T08:00:00Z',
      endTime: null,
    } as const;
    const { urlHash } = await anEvent(server, past);
    const byRest = () => rest('POST', `/api/events/${urlHash}/duplicate`);
    const byGraphql = () => mutate(`duplicateEvent(urlHash: "${urlHash}") { id }`);
    expect(await isMadeAgainAfter(byRest)).toBe(true);
    expect([await isMadeAgainAfter(byRest), await isMadeAgainAfter(byGraphql)]).toEqual([false, false]);
  });

  it('a request that is repeated with its Idempotency-Key', async () => {
    const again = () => ({ headers: { 'idempotency-key': randomUUID() } });
    const [joining, creating] = [again(), { ...again(), ...ADA }];
    const join = () => rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Vera' }, joining);
    const create = () => rest('POST', '/api/events', aDraft(), creating);
    const joinByGraphql =
      (caller = again()) =>
      () =>
        mutate(`joinEvent(urlHash: "${event.urlHash}", input: { name: "Vera" }) { responseToken }`, caller);
    for (const act of [join, create, joinByGraphql()]) {
      expect([await isMadeAgainAfter(act), await isMadeAgainAfter(act)]).toEqual([true, false]);
    }
  });
});

it('a mutation of which one part was done makes stale what it changed, though it answers no data', async () => {
  const { id, responseToken } = await aResponse(server, event);
  await list();
  const remove = `removeResponse(urlHash: "${event.urlHash}", participantId: ${id}, responseToken: "${responseToken}")`;
  const act = async () => {
    const { data, errors } = await mutate(`done: ${remove} refused: deleteEvent(urlHash: "${event.urlHash}")`, {
      as: 'ben',
    });
    expect([data, errors]).toEqual([null, [expect.objectContaining({ path: ['refused'] })]]);
  };
  expect(await isMadeAgainAfter(act)).toBe(true);
});
