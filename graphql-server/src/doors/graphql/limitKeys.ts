import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { GraphQLContext } from './GraphQLContext.ts';
import { useOfKey } from './keyedFields.ts';

const SENTENCE =
  'An Idempotency-Key is for one change, and this document asks for several. Please send them one by one, each with its own key';

/** Says whether a key is for all of a document, and refuses, before anything is done, one whose changes would each take it. */
export const limitKeys: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ request, schema, document, operation, contextValue }) => {
        const hasKey = request.http?.headers.has('idempotency-key') ?? false;
        if (!hasKey || operation?.operation !== OperationTypeNode.MUTATION) return Promise.resolve();
        const { isShared, isOfAll, isSeveral } = useOfKey(schema, document, operation);
        contextValue.isKeyed = isOfAll;
        contextValue.isSeveral = isSeveral;
        if (!isShared) return Promise.resolve();
        throw new GraphQLError(SENTENCE, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
      },
    }),
};
