import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { GraphQLContext } from './GraphQLContext.ts';
import { isPublicDocument } from './isPublicDocument.ts';

/** Tells the transport which answers are the same for everyone, and which operations change something. */
export const publicAnswers: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, document, contextValue: { noteWrite, forAll } }) => {
        if (operation?.operation === OperationTypeNode.MUTATION) noteWrite();
        if (forAll) forAll.isPublic = isPublicDocument(document);
        return Promise.resolve();
      },
      responseForOperation: ({ response: { http }, contextValue: { forAll } }) =>
        // it would be thrown away
        Promise.resolve(forAll?.isPublic === false ? { http, body: NOTHING } : null),
      willSendResponse: ({ errors, contextValue: { forAll } }) => {
        if (forAll) forAll.isWhole = !errors?.length;
        return Promise.resolve();
      },
    }),
};

const NOTHING = { kind: 'single' as const, singleResult: { data: null } };
