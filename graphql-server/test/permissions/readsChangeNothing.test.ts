import { beforeAll, expect, it } from '@jest/globals';
import { firstOf, subscribeOnce } from '../live/subscribeOnce.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { everyRow } from '../support/everyRow.ts';
import { useServer } from '../support/useServer.ts';
import { queryDocuments, subscriptionDocuments, type Things } from './everyDocument.ts';

const server = useServer({ env: { ADMIN_UIDS: 'ada' } });
let things: Things;
beforeAll(async () => {
  const event = await anEvent(server);
  const vera = await aResponse(server, event);
  const world = new PollWorld(server);
  const poll = await world.open({ participantThreshold: 10 });
  things = { event, vera, poll, vote: (await world.vote(poll, [0.5])).result };
});

it('no subscription changes a row', async () => {
  const before = await everyRow(server);
  for (const [name, query] of subscriptionDocuments(things))
    for (const caller of [{}, { as: 'ada' }])
      expect([name, firstOf(await subscribeOnce(server.app, query, caller)).errors]).toEqual([name, undefined]);
  expect(await everyRow(server)).toEqual(before);
});

it('no query of the schema changes a row, so that a GET may send each', async () => {
  const before = await everyRow(server);
  expect(Object.keys(before).length).toBeGreaterThan(10);
  for (const [name, query] of queryDocuments(things)) {
    for (const headers of [{}, { authorization: 'Bearer uid:ada' }]) {
      const url = `/graphql?${new URLSearchParams({ query }).toString()}`;
      const answer = await server.app.inject({ method: 'GET', url, headers });
      expect([name, answer.statusCode, answer.headers['set-cookie']]).toEqual([name, 200, undefined]);
    }
  }
  expect(await everyRow(server)).toEqual(before);
});
