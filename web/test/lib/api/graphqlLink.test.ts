import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EventTypesDocument } from '../../../src/generated/graphql.generated.ts';
import { graphqlLink } from '../../../src/lib/api/graphqlLink.ts';
import { $outage } from '../../../src/lib/api/outage.ts';

const list = gql`
  query List($first: Int) {
    eventTypes(first: $first) {
      id
    }
  }
`;
const remove = gql`
  mutation Remove($urlHash: String!) {
    deleteEvent(urlHash: $urlHash)
  }
`;

const fetched = jest.fn<typeof fetch>();
const realFetch = globalThis.fetch;
const client = new ApolloClient({ cache: new InMemoryCache(), link: graphqlLink(async () => null) });
const answerWith = (answer: () => Response) => fetched.mockImplementation(async () => answer());
const ask = () => client.query({ query: list, variables: { first: 1 }, fetchPolicy: 'network-only' });

beforeEach(() => {
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  fetched.mockReset();
});

it('asks by GET, with all that is asked in the address', async () => {
  answerWith(() => Response.json({ data: { eventTypes: [] } }));
  await ask();
  const [address, options] = fetched.mock.lastCall ?? [];
  const url = new URL(address as string, 'http://here');
  expect(url.pathname).toBe('/graphql');
  expect(url.searchParams.get('query')).toMatch(/^query List/);
  expect(url.searchParams.get('operationName')).toBe('List');
  expect(url.searchParams.get('variables')).toBe('{"first":1}');
  expect(options?.method).toBe('GET');
});

it('asks by POST where what it sends is a secret, which no address may hold', async () => {
  answerWith(() => Response.json({ data: { eventTypes: [] } }));
  await client.query({
    query: list,
    variables: { first: 1 },
    fetchPolicy: 'network-only',
    context: { isSecret: true },
  });
  const [address, options] = fetched.mock.lastCall ?? [];
  expect(address).toBe('/graphql');
  expect(options?.method).toBe('POST');
  expect(JSON.parse(options?.body as string)).toMatchObject({ operationName: 'List', variables: { first: 1 } });
});

it('calls a query of the app by its name, and sends its text to a server that does not know it', async () => {
  const unknown = { errors: [{ message: 'Not found', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };
  const types = [{ __typename: 'EventType', id: 1, name: 'Tennis', color: '#112233' }];
  fetched
    .mockImplementationOnce(async () => Response.json(unknown))
    .mockImplementationOnce(async () => Response.json({ data: { eventTypes: types } }));
  const { data } = await client.query({ query: EventTypesDocument });
  expect(data?.eventTypes).toEqual(types);
  const [first, second] = fetched.mock.calls.map(([address]) => new URL(address as string, 'http://here').searchParams);
  expect(first?.get('query')).toBeNull();
  const { persistedQuery } = JSON.parse(first?.get('extensions') ?? '') as { persistedQuery: { sha256Hash: string } };
  const text = second?.get('query') ?? '';
  expect(text).toMatch(/^query EventTypes/);
  expect(createHash('sha256').update(text).digest('hex')).toBe(persistedQuery.sha256Hash);
});

it('changes by POST', async () => {
  answerWith(() => Response.json({ data: { deleteEvent: true } }));
  await client.mutate({ mutation: remove, variables: { urlHash: 'abc' } });
  const [address, options] = fetched.mock.lastCall ?? [];
  expect(address).toBe('/graphql');
  expect(options?.method).toBe('POST');
  expect(JSON.parse(options?.body as string)).toMatchObject({ operationName: 'Remove', variables: { urlHash: 'abc' } });
});

it('says the key of each change, which is that of its form or its own, and none of what is only read', async () => {
  answerWith(() => Response.json({ data: { deleteEvent: true } }));
  const keySaid = () => new Headers(fetched.mock.lastCall?.[1]?.headers).get('idempotency-key');
  const change = { mutation: remove, variables: { urlHash: 'abc' } };
  await client.mutate({ ...change, context: { idempotencyKey: 'only once' } });
  expect(keySaid()).toBe('only once');
  await client.mutate(change);
  const own = keySaid();
  expect(own).toMatch(/^[\da-f]{32}$/);
  await client.mutate(change);
  expect(keySaid()).not.toBe(own);
  answerWith(() => Response.json({ data: { eventTypes: [] } }));
  await ask();
  expect(keySaid()).toBeNull();
});

it('hands on what the server refuses, whatever its status', async () => {
  const refusal = { errors: [{ message: 'Title is required', extensions: { fields: ['title'] } }] };
  const type = { 'content-type': 'application/graphql-response+json; charset=utf-8' };
  answerWith(() => Response.json(refusal, { status: 400, headers: type }));
  await expect(ask()).rejects.toBeInstanceOf(CombinedGraphQLErrors);
});

it('tells what is no answer of ours by its status and its text', async () => {
  answerWith(() => Response.json({ message: 'Too many requests' }, { status: 429 }));
  await expect(ask()).rejects.toMatchObject({ statusCode: 429, bodyText: '{"message":"Too many requests"}' });
  answerWith(() => new Response('slow down', { status: 429 }));
  await expect(ask()).rejects.toThrow('429: slow down');
  answerWith(() => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
  await expect(ask()).rejects.toThrow('502: Bad Gateway');
  answerWith(() => Response.json({ status: 'ok' }));
  await expect(ask()).rejects.toBeInstanceOf(ServerError);
  answerWith(() => new Response('<html>'));
  await expect(ask()).rejects.toBeInstanceOf(ServerParseError);
  await expect(ask()).rejects.toThrow('Invalid response format from server');
});

it('gives up when nobody waits any more', async () => {
  let signal: AbortSignal | null | undefined;
  fetched.mockImplementation((_address, options) => {
    signal = options?.signal;
    return new Promise(() => undefined);
  });
  const watching = client.watchQuery({ query: list, variables: { first: 2 } }).subscribe(() => undefined);
  while (!signal) await Promise.resolve();
  watching.unsubscribe();
  expect(signal.aborted).toBe(true);
});

describe('while the server cannot reach its data', () => {
  const away = () => Response.json({ errors: [{ message: 'Away' }] }, { status: 503, headers: { 'retry-after': '1' } });
  const removeEvent = (urlHash = 'a') => client.mutate({ mutation: remove, variables: { urlHash } });
  const sent = () =>
    fetched.mock.calls.map(([, options]) => {
      const { variables } = JSON.parse(options?.body as string) as { variables: { urlHash: string } };
      return { urlHash: variables.urlHash, key: new Headers(options?.headers).get('idempotency-key') };
    });
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    $outage.set(null);
  });

  it('sends a change again, with its key, until it is taken', async () => {
    answerWith(away);
    const removing = removeEvent();
    while (fetched.mock.calls.length < 3) await jest.advanceTimersByTimeAsync(1_000);
    expect($outage.get()).not.toBeNull();
    answerWith(() => Response.json({ data: { deleteEvent: true } }));
    await jest.advanceTimersByTimeAsync(1_000);
    expect((await removing).data).toEqual({ deleteEvent: true });
    expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
    expect($outage.get()).toBeNull();
  });

  it('stops when it is refused', async () => {
    answerWith(away);
    const removing = removeEvent().catch((error: unknown) => error);
    while (fetched.mock.calls.length < 2) await jest.advanceTimersByTimeAsync(1_000);
    answerWith(() => Response.json({ errors: [{ message: 'No', extensions: { code: 'CONFLICT' } }] }));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(CombinedGraphQLErrors.is(await removing)).toBe(true);
  });

  it('sends changes that wait in the order in which they were made, whether the one before is taken or refused', async () => {
    answerWith(away);
    const first = removeEvent('first').catch(() => 'refused');
    const second = removeEvent('second');
    const third = removeEvent('third');
    while (fetched.mock.calls.length < 6) await jest.advanceTimersByTimeAsync(1_000);
    fetched.mockClear();
    fetched.mockImplementationOnce(async () =>
      Response.json({ errors: [{ message: 'No', extensions: { code: 'CONFLICT' } }] }),
    );
    answerWith(() => Response.json({ data: { deleteEvent: true } }));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await first).toBe('refused');
    await Promise.all([second, third]);
    expect(sent().map(({ urlHash }) => urlHash)).toEqual(['first', 'second', 'third']);
  });

  it('sends a change that is made while another waits after it, although the server could take it', async () => {
    answerWith(away);
    const first = removeEvent('first');
    while (fetched.mock.calls.length < 3) await jest.advanceTimersByTimeAsync(1_000);
    fetched.mockClear();
    answerWith(() => Response.json({ data: { deleteEvent: true } }));
    const second = removeEvent('second');
    await jest.advanceTimersByTimeAsync(1_000);
    await Promise.all([first, second]);
    expect(sent().map(({ urlHash }) => urlHash)).toEqual(['first', 'second']);
  });

  it('sends a change first that was made first, although it was turned away later', async () => {
    let turnAway = () => {};
    fetched.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (turnAway = resolve));
      return away();
    });
    const first = removeEvent('first');
    await jest.advanceTimersByTimeAsync(1);
    fetched.mockImplementationOnce(async () => away());
    const second = removeEvent('second');
    await jest.advanceTimersByTimeAsync(100);
    turnAway();
    await jest.advanceTimersByTimeAsync(100);
    fetched.mockClear();
    answerWith(() => Response.json({ data: { deleteEvent: true } }));
    await jest.advanceTimersByTimeAsync(1_000);
    await Promise.all([first, second]);
    expect(sent().map(({ urlHash }) => urlHash)).toEqual(['first', 'second']);
  });

  it('says that changes wait until none does', async () => {
    answerWith(away);
    const both = [removeEvent('first'), removeEvent('second')];
    while (fetched.mock.calls.length < 3) await jest.advanceTimersByTimeAsync(1_000);
    fetched.mockImplementationOnce(async () => Response.json({ data: { deleteEvent: true } }));
    await jest.advanceTimersByTimeAsync(1_000);
    expect($outage.get()).not.toBeNull();
    answerWith(() => Response.json({ data: { deleteEvent: true } }));
    await jest.advanceTimersByTimeAsync(1_000);
    await Promise.all(both);
    expect($outage.get()).toBeNull();
  });

  it('says since when a list is as it was, for as long as it is', async () => {
    const types = { data: { eventTypes: [] } };
    const read = () => client.query({ query: EventTypesDocument, fetchPolicy: 'network-only' });
    jest.setSystemTime(new Date('2026-05-01T12:05:00Z'));
    answerWith(() => Response.json(types, { headers: { age: '120', 'cache-status': 'Quorum; hit; ttl=-120' } }));
    await read();
    expect($outage.get()).toBe(Date.parse('2026-05-01T12:03:00Z'));
    answerWith(() => Response.json(types));
    await read();
    expect($outage.get()).toBeNull();
  });
});
