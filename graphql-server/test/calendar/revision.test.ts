import { expect, it } from '@jest/globals';
import type { EventDraftInput } from '@quorum/domain/event/draft';
import { RESPONSES_MAX } from '@quorum/domain/response/constants';
import { anEvent, aResponse, revisionOf } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

const anEventForTwo = (changes: Partial<EventDraftInput> = {}) =>
  anEvent(server, { participantThreshold: 2, ...changes });

it('rises when an event becomes certain, and when it becomes uncertain again', async () => {
  const event = await anEventForTwo();
  await aResponse(server, event);
  expect(await revisionOf(server, event)).toBe(0);
  const maybe = await aResponse(server, event, { likelihood: 0.5 });
  expect(await revisionOf(server, event)).toBe(0);

  const address = `/api/events/${event.urlHash}/participants/${maybe.id}`;
  const { responseToken } = maybe;
  await server.rest('PUT', address, { likelihood: 1, responseToken });
  expect(await revisionOf(server, event)).toBe(1);
  await server.rest('PUT', address, { comment: 'I bring a ball', responseToken });
  expect(await revisionOf(server, event)).toBe(1);
  await server.rest('PUT', address, { likelihood: 0.9, responseToken });
  expect(await revisionOf(server, event)).toBe(2);

  const third = await aResponse(server, event);
  expect(await revisionOf(server, event)).toBe(3);
  await aResponse(server, event);
  expect(await revisionOf(server, event)).toBe(3);
  await server.rest('DELETE', address, undefined, { headers: { 'x-response-token': responseToken } });
  expect(await revisionOf(server, event)).toBe(3);
  const last = `/api/events/${event.urlHash}/participants/${third.id}`;
  await server.rest('DELETE', last, undefined, { as: 'ada' });
  expect(await revisionOf(server, event)).toBe(3);
});

it('rises once however many join at the same moment', async () => {
  const event = await anEvent(server, { participantThreshold: 15 });
  await Promise.all(Array.from({ length: 30 }, () => aResponse(server, event)));
  expect(await revisionOf(server, event)).toBe(1);
});

it('stays when a join is refused', async () => {
  const event = await anEventForTwo();
  await aResponse(server, event, {}, { as: 'ben' });
  const again = await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Ben' }, { as: 'ben' });
  expect(again.statusCode).toBe(409);
  expect(await revisionOf(server, event)).toBe(0);
});

it('lets no more join than an event can take, at the same moment either', async () => {
  const event = await anEventForTwo();
  const people = `insert into participant (event_id, name, likelihood, comment, token_digest, created_at, updated_at)
    select ${event.id}, 'Vera', 1, '', '', now(), now() from generate_series(1, ${RESPONSES_MAX - 3})`;
  await server.orm.em.fork().execute(people);
  const join = () => server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Late' });
  const answers = await Promise.all(Array.from({ length: 8 }, join));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
});
