import { expect, it } from '@jest/globals';
import { PollWorld } from '../polls/PollWorld.ts';
import { anEvent, aResponse, changeEvent } from '../support/builders.ts';
import { NOW, type Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const LATER = '2026-05-02T09:30:00.000Z';
const TIMES = 'createdAt updatedAt';
const MADE = { createdAt: NOW, updatedAt: NOW };
const CHANGED = { createdAt: NOW, updatedAt: LATER };

const server = useServer();

const ask = async (document: string, caller: Caller = {}) => (await server.graphql(document, {}, caller)).data;
const json = async (url: string, caller: Caller = {}) => (await server.rest('GET', url, undefined, caller)).json();

it('an event and its responses say when they were made and last changed, by both doors', async () => {
  server.clock.set(NOW);
  const event = await anEvent(server);
  const { id, responseToken, ...joined } = await aResponse(server, event);
  expect([event, joined]).toEqual([expect.objectContaining(MADE), expect.objectContaining(MADE)]);
  const at = `/api/events/${event.urlHash}`;
  const document = `{ event(urlHash: "${event.urlHash}") { ${TIMES} participants { ${TIMES} } }
    events { nodes { ${TIMES} participants { ${TIMES} } } } }`;
  const made = { ...MADE, participants: [MADE] };
  expect(await ask(document)).toEqual({ event: made, events: { nodes: [made] } });
  expect(await json(at)).toMatchObject(made);

  server.clock.set(LATER);
  await changeEvent(server, event, { notes: 'Bring water' });
  await server.rest('PUT', `${at}/participants/${id}`, { comment: 'Hello', responseToken });
  const changed = { ...CHANGED, participants: [CHANGED] };
  expect(await ask(document)).toEqual({ event: changed, events: { nodes: [changed] } });
  expect(await json(at)).toMatchObject(changed);
  expect(await json('/api/events')).toEqual([expect.objectContaining(CHANGED)]);
});

it('a poll and its voters do too', async () => {
  server.clock.set(NOW);
  const world = new PollWorld(server);
  const poll = await world.open({ participantThreshold: 10 });
  const vote = (await world.vote(poll, [0.5])).result;
  const document = `{ poll(urlHash: "${poll.urlHash}") { ${TIMES} voters { ${TIMES} } } polls { nodes { ${TIMES} } } }`;
  expect(await ask(document)).toEqual({ poll: { ...MADE, voters: [MADE] }, polls: { nodes: [MADE] } });
  server.clock.set(LATER);
  await world.update(poll, { notes: 'Bring water' });
  await world.change(poll, vote, { comment: 'Hello' });
  expect(await ask(document)).toEqual({ poll: { ...CHANGED, voters: [CHANGED] }, polls: { nodes: [CHANGED] } });
  expect(await json(`/api/polls/${poll.urlHash}`)).toMatchObject({ ...CHANGED, voters: [CHANGED] });
  expect(await json('/api/polls')).toEqual([expect.objectContaining({ id: expect.any(Number), ...CHANGED })]);
});

it('a guest list that is hidden does not say when a guest came: by that a vote could be told from others', async () => {
  server.clock.set(NOW);
  const world = new PollWorld(server);
  const poll = await world.open({ autoScheduleChance: null, isGuestListHidden: true });
  await world.vote(poll, [1], { name: 'Bea' }, { as: 'bea' });
  const { urlHash } = (await world.schedule(poll, poll.options[0]?.id)).result;
  const document = `{ event(urlHash: "${urlHash}") { participants { name ${TIMES} } }
    poll(urlHash: "${poll.urlHash}") { voters { name ${TIMES} } } }`;
  const nothing = { name: 'Guest', createdAt: null, updatedAt: null };
  expect(await ask(document)).toEqual({ event: { participants: [nothing] }, poll: { voters: [nothing] } });
  const known = { name: 'Bea', ...MADE };
  expect(await ask(document, { as: 'bea' })).toEqual({ event: { participants: [known] }, poll: { voters: [known] } });
  const listed = `{ events(first: 100) { nodes { urlHash participants { ${TIMES} } } } }`;
  const events = (await ask(listed))?.events.nodes as { urlHash: string; participants: unknown[] }[];
  expect(events.find((event) => event.urlHash === urlHash)?.participants).toEqual([
    { createdAt: null, updatedAt: null },
  ]);
});
