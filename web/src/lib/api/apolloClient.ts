import { ApolloClient, InMemoryCache, type Reference } from '@apollo/client';
import { type GetIdToken, graphqlLink } from './graphqlLink.ts';

/** Said only where an event is read by itself; elsewhere one sees nothing of the kind. */
const falseElsewhere = { read: (known = false) => known };
const nullElsewhere = { read: (known: unknown = null) => known };

export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Event: {
        keyFields: ['urlHash'],
        fields: {
          participants: { merge: false },
          weather: { merge: false },
          isHidden: falseElsewhere,
          seriesHash: nullElsewhere,
        },
      },
      Participant: { fields: { isHidden: falseElsewhere, isRepeated: falseElsewhere, regularId: nullElsewhere } },
      Poll: {
        keyFields: ['urlHash'],
        fields: { options: { merge: false }, voters: { merge: false }, isHidden: falseElsewhere },
      },
      PollVoter: { fields: { votes: { merge: false } } },
      Viewer: {
        keyFields: ['uid'],
        fields: {
          events: { merge: false },
          responses: { merge: false },
          polls: { merge: false },
          follows: { merge: false },
        },
      },
      // the dates of a series have the same questions, which one of them may put in other words
      Question: { keyFields: false },
      // a type and a series may have the same number
      Follow: { keyFields: ['kind', 'id'] },
      Query: {
        fields: {
          // an event that a list has brought shows at once on its own page
          event: (known: Reference | null | undefined, { args, toReference }) =>
            known === undefined ? toReference({ __typename: 'Event', ...args }) : known,
        },
      },
    },
  });

/** `getIdToken` returns null for a visitor. */
export const createApolloClient = (getIdToken: GetIdToken) =>
  new ApolloClient({ cache: createCache(), link: graphqlLink(getIdToken) });
