import type { ApolloServerPlugin } from '@apollo/server';
import { getOperationAST, GraphQLError, OperationTypeNode } from 'graphql';
import type { GraphQLContext } from '../GraphQLContext.ts';

/** Refuses at `/graphql` what is answered by a stream alone, and says where. */
export const refuseSubscriptions: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ document, operationName }) {
        if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
          return Promise.resolve();
        throw new GraphQLError('Subscriptions are answered at POST /graphql/stream, as Server-Sent Events', {
          extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
        });
      },
    }),
};
