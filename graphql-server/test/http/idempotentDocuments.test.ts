import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aDraft, anEvent, changeEvent, readEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let event: EventView;
beforeEach(async () => {
  event = await anEvent(server);
});

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
const namesIn = async (where = event) => (await readEvent(server, where)).participants.map(({ name }) => name);

describe('an Idempotency-Key that comes with a document of several changes', () => {
  const variables = () => ({ urlHash: event.urlHash, input: aDraft({ title: 'Twice' }) });
  const JOINED = 'participant { id }';
  const document = (fields: string, more = '') =>
    `mutation ($input: CreateEventInput!${(fields + more).includes('$urlHash') ? ', $urlHash: String!' : ''}) { ${fields} } ${more}`;
  const one = 'createEvent(input: $input) { urlHash }';
  const other = `joinEvent(urlHash: $urlHash, input: { name: "Vera" }) { ${JOINED} }`;
  const SEVERAL: [string, string][] = [
    ['the same change twice', document(`first: ${one} second: ${one}`)],
    ['two changes of different kinds', document(`${one} ${other}`)],
    [
      'changes in fragments',
      document(
        '... on Mutation { ...A } ...B',
        `fragment A on Mutation { ${one} } fragment B on Mutation { ${other} }`,
      ),
    ],
  ];
  const titles = async () => {
    const own = await server.rest('GET', '/api/events/user?uid=cleo', undefined, { as: 'cleo' });
    return own.json<EventView[]>().map(({ title }) => title);
  };

  it.each(SEVERAL)('is refused before anything is done: %s', async (_which, query) => {
    const before = await titles();
    const caller = { as: 'cleo', ...withKey(randomUUID()) };
    const refusal = {
      message: expect.stringMatching(/^An Idempotency-Key is for one change/),
      extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }),
    };
    expect((await server.graphql(query, variables(), caller)).errors).toEqual([expect.objectContaining(refusal)]);
    expect([await titles(), await namesIn()]).toEqual([before, []]);
    // without a key they are what the client says, and the server has heard the document before
    expect((await server.graphql(query, variables(), { as: 'cleo' })).errors).toBeUndefined();
    const after = await titles();
    expect(after.length).toBeGreaterThan(before.length);
    expect((await server.graphql(query, variables(), caller)).errors).toEqual([expect.objectContaining(refusal)]);
    expect(await titles()).toEqual(after);
  });

  it('is not refused for one change that is asked for twice, nor beside what is repeated safely', async () => {
    const renamed = `updateEvent(urlHash: $urlHash, input: { title: "New" }) { title }`;
    const query = document(`${one} createEvent(input: $input) { title } ${renamed}`);
    const { data, errors } = await server.graphql(query, variables(), { as: 'ada', ...withKey(randomUUID()) });
    expect([errors, data]).toMatchObject([
      undefined,
      { createEvent: { title: 'Twice' }, updateEvent: { title: 'New' } },
    ]);
  });

  it('is for all of the operation that is executed, whatever others stand beside it', async () => {
    const query = `mutation A($input: CreateEventInput!) { ${one} }
      mutation B($input: CreateEventInput!, $urlHash: String!) {
        ${one} updateEvent(urlHash: $urlHash, input: { notes: "By a program" }) { notes } }`;
    const send = async (key: string) => {
      const headers = { authorization: 'Bearer uid:ada', 'idempotency-key': key };
      const payload = { query, operationName: 'B', variables: variables() };
      return (await server.app.inject({ method: 'POST', url: '/graphql', headers, payload })).json<object>();
    };
    const key = randomUUID();
    const first = await send(key);
    expect(first).toMatchObject({ data: { updateEvent: { notes: 'By a program' } } });
    await changeEvent(server, event, { notes: 'By a person' });
    expect(await send(key)).toEqual(first);
    expect((await readEvent(server, event)).notes).toBe('By a person');
  });
});
