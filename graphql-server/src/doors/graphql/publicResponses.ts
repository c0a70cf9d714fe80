import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLContext } from './GraphQLContext.ts';
import { isPublicDocument } from './isPublicDocument.ts';

const NOTHING = { kind: 'single' as const, singleResult: { data: null } };

/** Finds out whether a response may be cached for everybody. */
export const publicResponses: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ document, contextValue: { cacheability } }) => {
        if (cacheability) cacheability.isPublic = isPublicDocument(document);
        return Promise.resolve();
      },
      responseForOperation: ({ response: { http }, contextValue: { cacheability } }) =>
        // the route executes it, for its own reader
        Promise.resolve(cacheability?.isForEverybody && !cacheability.isPublic ? { http, body: NOTHING } : null),
      willSendResponse: ({ response: { body }, contextValue: { cacheability } }) => {
        const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
        if (!cacheability || !errors) return Promise.resolve();
        cacheability.errors = errors;
        return Promise.resolve();
      },
    }),
};
