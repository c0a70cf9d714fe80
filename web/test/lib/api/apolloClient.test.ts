import { gql } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApolloClient } from '../../../src/lib/api/apolloClient.ts';

const list = gql`
  query List {
    eventTypes {
      id
      name
    }
  }
`;
const remove = gql`
  mutation Remove {
    deleteEvent(urlHash: "x")
  }
`;
const detail = gql`
  query Detail($urlHash: String!) {
    event(urlHash: $urlHash) {
      urlHash
      title
    }
  }
`;

const fetched = jest.fn<typeof fetch>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  const data = { eventTypes: [], deleteEvent: true };
  fetched.mockImplementation(async () => Response.json({ data }));
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  fetched.mockReset();
});

const authorization = () => new Headers(fetched.mock.lastCall?.[1]?.headers).get('authorization');

describe('who asks', () => {
  const never = () => new Promise<string>(() => undefined);

  it('is said with a mutation', async () => {
    await createApolloClient(async () => 'token').mutate({ mutation: remove });
    expect(authorization()).toBe('Bearer token');
  });

  it('is said with a query that wants to', async () => {
    await createApolloClient(async () => 'token').query({ query: list, context: { auth: true } });
    expect(authorization()).toBe('Bearer token');
  });

  it('is not said by a visitor', async () => {
    await createApolloClient(async () => null).mutate({ mutation: remove });
    expect(authorization()).toBeNull();
  });

  it('is nothing that a public list waits for', async () => {
    await createApolloClient(never).query({ query: list });
    expect(authorization()).toBeNull();
  });
});

describe('what is known', () => {
  it('shows an event that a list has brought at once on its own page', () => {
    const client = createApolloClient(async () => null);
    client.writeFragment({
      id: 'Event:{"urlHash":"abc"}',
      fragment: gql`
        fragment Known on Event {
          urlHash
          title
        }
      `,
      data: { __typename: 'Event', urlHash: 'abc', title: 'Chess' },
    });
    expect(client.readQuery({ query: detail, variables: { urlHash: 'abc' } })).toMatchObject({
      event: { title: 'Chess' },
    });
    expect(client.readQuery({ query: detail, variables: { urlHash: 'other' } })).toBeNull();
  });

  it('remembers that there is no such event', () => {
    const client = createApolloClient(async () => null);
    client.writeQuery({ query: detail, variables: { urlHash: 'gone' }, data: { event: null } });
    expect(client.readQuery({ query: detail, variables: { urlHash: 'gone' } })).toEqual({ event: null });
  });
});
