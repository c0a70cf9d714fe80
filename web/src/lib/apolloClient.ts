import { ApolloClient, HttpLink, InMemoryCache, type Reference } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { OperationTypeNode } from 'graphql';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Whether a query says who asks. A mutation always does. */
    auth?: boolean;
    headers?: Record<string, string>;
  }
}

type GetIdToken = () => Promise<string | null>;

/** A public list never waits until it is known who is signed in. */
const authLink = (getIdToken: GetIdToken) =>
  new SetContextLink(async ({ auth, headers }, { operationType }) => {
    if (!auth && operationType !== OperationTypeNode.MUTATION) return {};
    const token = await getIdToken();
    return token ? { headers: { ...headers, authorization: `Bearer ${token}` } } : {};
  });

/** Queries go as GET: the browser asks with the ETag it has, and an unchanged list costs it a 304. */
const httpLink = new HttpLink({
  uri: '/graphql',
  credentials: 'same-origin',
  useGETForQueries: true,
  headers: { 'apollo-require-preflight': 'true' },
});

export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Event: {
        keyFields: ['urlHash'],
        fields: { participants: { merge: false }, weather: { merge: false } },
      },
      Viewer: { keyFields: ['uid'], fields: { events: { merge: false }, responses: { merge: false } } },
      Query: {
        fields: {
          // an event that a list has brought shows at once on its own page
          event: (known: Reference | null | undefined, { args, toReference }) =>
            known === undefined ? toReference({ __typename: 'Event', ...args }) : known,
        },
      },
    },
  });

/** `getIdToken` answers null for a visitor. */
export const createApolloClient = (getIdToken: GetIdToken) =>
  new ApolloClient({
    cache: createCache(),
    link: authLink(getIdToken).concat(httpLink),
  });
