import { describe, expect, it } from '@jest/globals';
import { anEvent, aResponse } from '../../support/builders.ts';
import { useServer } from '../../support/useServer.ts';
import { visitorCookie } from '../../support/visitorCookie.ts';

const server = useServer();

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (payload: string | object) =>
  server.app.inject({ method: 'POST', url: '/graphql', headers: JSON_TYPE, payload });
const get = (search: Record<string, string>, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: `/graphql?${new URLSearchParams(search).toString()}`, headers });

const STACK = /\bat .+:\d+:\d+|node_modules|\.ts:|stacktrace/;

describe('a request that is no GraphQL', () => {
  it.each<[string, string]>([
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '1'],
    ['a text', '"{ __typename }"'],
    ['an empty object', '{}'],
    ['a batch', '[{"query":"{ __typename }"}]'],
    ['half of JSON', '{"query"'],
    ['a query that is a number', '{"query":1}'],
    ['a query that is empty', '{"query":""}'],
    ['variables in a list', '{"query":"{ __typename }","variables":[]}'],
    ['an operation name that is none', '{"query":"{ __typename }","operationName":{}}'],
    ['a query that does not end', '{"query":"{ events {"}'],
    ['a field that is not there', '{"query":"{ events { nodes { responseToken } } }"}'],
    ['a type that is not there', '{"query":"query ($a: Nope) { __typename }"}'],
    ['two operations without a name', '{"query":"query A { __typename } query B { __typename }"}'],
    ['an operation that is not there', '{"query":"query A { __typename }","operationName":"B"}'],
    ['a fragment in a circle', '{"query":"{ ...A } fragment A on Query { ...A }"}'],
    ['a persisted query', '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"0"}}}'],
    ['a prototype', '{"query":"{ __typename }","__proto__":{"isAdmin":true}}'],
  ])('(%s) is refused with a sentence and no stack', async (_what, payload) => {
    const { statusCode, body } = await post(payload);
    expect(body).not.toMatch(STACK);
    if (statusCode !== 200) expect(statusCode).toBe(400);
    const { message = '', errors = [{ message, extensions: { code: '' } }] } = JSON.parse(body);
    expect(errors[0].message).toMatch(/^\S.+/);
    expect(errors[0].extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
  });

  it('is refused as a document that says more than a thousand words', async () => {
    const { statusCode, body } = await post({ query: `{ ${'__typename '.repeat(2_000)} }` });
    expect([statusCode, JSON.parse(body).errors[0].message]).toEqual([
      400,
      expect.stringMatching(/more tha[nt] 1000 tokens/),
    ]);
  });

  it('is refused for a subscription, which has an address of its own', async () => {
    const { errors } = (await post({ query: 'subscription { eventsChanged { title } }' })).json();
    expect(errors[0].extensions).toEqual({ code: 'OPERATION_RESOLUTION_FAILURE' });
  });
});

describe('bad input', () => {
  const create = (input: object) =>
    server.graphql(
      'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }',
      { input },
      { as: 'ada' },
    );

  it('names the fields at fault', async () => {
    const draft = { title: '', location: 'Here', date: 'soon', timezone: 'UTC', eventTypeId: 1 };
    const { data, errors } = await create(draft);
    expect(data).toBeNull();
    expect(errors).toEqual([
      {
        message: expect.stringContaining('Title is required'),
        path: ['createEvent'],
        locations: expect.any(Array),
        extensions: {
          code: 'BAD_USER_INPUT',
          fields: ['title', 'date'],
          errors: [
            { field: 'title', code: 'title.required', message: 'Title is required' },
            { field: 'date', code: 'instant.withoutOffset', message: expect.stringContaining('Start time') },
          ],
          reasons: [{ key: 'title.required' }, { key: 'instant.withoutOffset', values: { field: 'startTime' } }],
        },
      },
    ]);
  });

  it.each([
    ['of the wrong type', { title: 1 }],
    ['that is not there', { title: 'x', urlHash: 'mine' }],
    ['beyond 32 bits', { eventTypeId: 3_000_000_000 }],
    ['of a frequency that is none', { recurrenceFrequency: 'daily' }],
  ])('in a variable %s never reaches a resolver', async (_what, input) => {
    const { errors } = await create(input);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(errors?.map(() => 'BAD_USER_INPUT'));
  });
});

describe('an event that is not there', () => {
  it('is null, for a hash that is unknown and one that is malformed alike', async () => {
    for (const urlHash of ['AAAAAAAAAAAAAAAAAAAAAA', '', '1', "' or 1=1 --", '\u0000', 'x'.repeat(10_000)]) {
      const answer = await server.graphql('query ($urlHash: String!) { event(urlHash: $urlHash) { id } }', { urlHash });
      expect(answer).toEqual({ data: { event: null } });
    }
  });
});

describe('an answer to a mutation', () => {
  it('is true for what is removed and deleted, and the token comes with the join', async () => {
    const { urlHash } = await anEvent(server);
    const { data: joined } = await server.graphql(
      `mutation { joinEvent(urlHash: "${urlHash}", input: { name: "Vera", email: "v@example.com" }) {
        participant { id name email likelihood comment } responseToken } }`,
    );
    const { participant, responseToken } = joined?.joinEvent ?? {};
    expect(joined?.joinEvent).toEqual({
      participant: { id: expect.any(String), name: 'Vera', email: 'v@example.com', likelihood: 1, comment: '' },
      responseToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    const { data: removed } = await server.graphql(
      'mutation ($u: String!, $p: ID!, $t: String) { removeResponse(urlHash: $u, participantId: $p, responseToken: $t) }',
      { u: urlHash, p: participant.id, t: responseToken },
    );
    const { data: deleted } = await server.graphql(
      `mutation { deleteEvent(urlHash: "${urlHash}") }`,
      {},
      { as: 'ada' },
    );
    expect([removed, deleted]).toEqual([{ removeResponse: true }, { deleteEvent: true }]);
  });

  it('sets the cookie of the browser that joins, which then is proof enough', async () => {
    const event = await anEvent(server);
    const query = `mutation { joinEvent(urlHash: "${event.urlHash}", input: { name: "Vera" }) { participant { id } } }`;
    const joined = await post({ query });
    const cookie = visitorCookie(joined);
    const remove = `mutation { removeResponse(urlHash: "${event.urlHash}", participantId: "${joined.json().data.joinEvent.participant.id}") }`;
    const { errors } = await server.graphql(remove);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await server.graphql(remove, {}, { headers: { cookie } })).toEqual({ data: { removeResponse: true } });
  });
});

describe('reading by GET', () => {
  it('changes nothing', async () => {
    const event = await anEvent(server);
    await aResponse(server, event);
    const headers = { authorization: 'Bearer uid:ada' };
    const answer = await get({ query: `mutation { deleteEvent(urlHash: "${event.urlHash}") }` }, headers);
    expect(answer.statusCode).toBe(405);
    expect((await server.rest('GET', `/api/events/${event.urlHash}`)).statusCode).toBe(200);
  });
});

describe('a browser that opens /graphql', () => {
  it('is shown GraphiQL from our own files, wherever the web app is built', async () => {
    const page = await server.app.inject({ url: '/graphql', headers: { accept: 'text/html,*/*;q=0.8' } });
    const isBuilt = (await server.app.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode === 200;
    if (!isBuilt) return expect(page.statusCode).toBe(400);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
    expect(page.body).toContain('GraphiQL');
    expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
  });
});
