import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, OperationTypeNode, visit, type DocumentNode } from 'graphql';
import { asksForEmail } from './asksForEmail.ts';
import type { GraphQLContext } from './GraphQLContext.ts';

/** Root fields whose answers do not depend on who asks. */
const PUBLIC_ROOTS = new Set(['events', 'eventTypes']);

/** Whether everybody gets the same answer to a document: only public lists, and no field that is for some. */
const isPublicDocument = (document: DocumentNode): boolean => {
  let isPublic = !asksForEmail(document);
  visit(document, {
    OperationDefinition: ({ selectionSet }) => {
      // a fragment on the root would need a look inside; such a document is simply not kept
      const isPlain = selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && PUBLIC_ROOTS.has(selection.name.value),
      );
      if (!isPlain) isPublic = false;
    },
  });
  return isPublic;
};

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
