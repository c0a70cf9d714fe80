import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { GraphQLContext } from './GraphQLContext.ts';
import { isPublicDocument } from './isPublicDocument.ts';

/** Tells the transport which answers are the same for everyone, and which operations change something. */
export const publicAnswers: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, contextValue }) => {
        if (operation?.operation === OperationTypeNode.MUTATION) contextValue.noteWrite();
        return Promise.resolve();
      },
      willSendResponse: async ({ document, errors, contextValue }) => {
        if (document && !errors?.length && isPublicDocument(document)) await contextValue.notePublic();
      },
    }),
};
