import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GraphQLContext } from './GraphQLContext.ts';
import { sharesKey } from './keyedFields.ts';

const SENTENCE =
  'An Idempotency-Key is for one change, and this document asks for several. Please send them one by one, each with its own key';

/** Refuses, before anything is done, a document whose changes would share one key: the second would look like a repetition. */
export const limitKeys: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ request, schema, document }) => {
        const hasKey = request.http?.headers.has('idempotency-key') ?? false;
        if (!hasKey || !sharesKey(schema, document)) return Promise.resolve();
        throw new GraphQLError(SENTENCE, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
      },
    }),
};
