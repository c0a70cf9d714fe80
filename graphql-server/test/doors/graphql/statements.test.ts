import { describe, expect, it } from '@jest/globals';
import { anEvent, aResponse } from '../../support/builders.ts';
import type { Caller } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';

const server = useServer();

const EVERYTHING = `id urlHash title eventType { id name color } participants { id name email likelihood comment }
  weather { icon } parentEventId creatorName`;

const MESSAGES = '{ events(first: 100) { nodes { a: messages { id } b: messages(participantId: "1") { id } } } }';

const statementsOf = async (query: string, caller?: Caller) => {
  server.statements.length = 0;
  const { data, errors } = await server.graphql(query, {}, caller);
  expect(errors).toBeUndefined();
  return { data, count: server.statements.length };
};

const addEvents = async (count: number) => {
  for (let number = 0; number < count; number++) {
    const event = await anEvent(server, { eventTypeId: 1 + (number % 12) });
    await aResponse(server, event);
    await aResponse(server, event, { name: 'Ada' }, { as: 'ada' });
  }
};

describe('the number of SQL statements', () => {
  it('of a list does not grow with what is in it', async () => {
    const lists: [string, string, Caller?][] = [
      ['events', `{ events(first: 100) { totalCount nodes { ${EVERYTHING} } } }`],
      ['messages to organisers', MESSAGES, { as: 'ada' }],
      ['messages to others', MESSAGES, { as: 'bob' }],
      ['viewer.events', `{ viewer { events { ${EVERYTHING} } } }`, { as: 'ada' }],
      ['viewer.responses', '{ viewer { responses { id name email } } }', { as: 'ada' }],
      ['viewer.hiddenResponses', '{ viewer { hiddenResponses { urlHash } } }', { as: 'ada' }],
    ];
    const count = async () => {
      const counts: Record<string, number> = {};
      for (const [name, query, caller] of lists) counts[name] = (await statementsOf(query, caller)).count;
      return counts;
    };
    await addEvents(3);
    const few = await count();
    await addEvents(27);
    expect(await count()).toEqual(few);
    expect(few.events).toBe(1);
  });

  it('of the list of the REST facade neither', async () => {
    server.statements.length = 0;
    expect((await server.rest('GET', '/api/events')).json()).toHaveLength(30);
    expect(server.statements).toHaveLength(1);
  });

  it('of one event with all of its people is one, and of its series no more than that of an event without people', async () => {
    const event = await anEvent(server);
    const series = `{ series(urlHash: "${event.urlHash}") { next { urlHash } } }`;
    const alone = await statementsOf(series);
    await aResponse(server, event);
    const one = await statementsOf(`{ event(urlHash: "${event.urlHash}") { ${EVERYTHING} } }`, { as: 'ada' });
    expect(one.data).toMatchObject({ event: { participants: [{ likelihood: 1 }] } });
    expect(one.count).toBe(1);
    expect((await statementsOf(series)).count).toBe(alone.count);
    expect(server.statements.join()).not.toContain('participant"');
  });

  it('of what the schema itself answers is none', async () => {
    expect((await statementsOf('{ __typename __schema { types { name } } }')).count).toBe(0);
    server.statements.length = 0;
    await server.graphql('{ events { nodes { nothing } } }');
    await server.graphql('query ($first: Int!) { events(first: $first) { totalCount } }', { first: 'many' });
    expect(server.statements).toEqual([]);
  });
});
