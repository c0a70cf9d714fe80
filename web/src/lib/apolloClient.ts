import { ApolloClient, InMemoryCache, type Reference } from '@apollo/client';
import { type GetIdToken, graphqlLink } from './graphqlLink.ts';

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
  new ApolloClient({ cache: createCache(), link: graphqlLink(getIdToken) });
