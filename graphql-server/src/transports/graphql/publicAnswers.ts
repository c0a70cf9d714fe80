import type { ApolloServerPlugin } from '@apollo/server';
import { isAboutTheDocument } from './errors.ts';
import type { GraphQLContext } from './GraphQLContext.ts';
import { isPublicDocument } from './isPublicDocument.ts';

/** Tells the transport which answers are the same for everyone. */
export const publicAnswers: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ document, contextValue: { forAll } }) => {
        if (forAll) forAll.isPublic = isPublicDocument(document);
        return Promise.resolve();
      },
      responseForOperation: ({ response: { http }, contextValue: { forAll } }) =>
        // it would be thrown away
        Promise.resolve(forAll?.isPublic === false ? { http, body: NOTHING } : null),
      willSendResponse: ({ response: { body }, contextValue: { forAll } }) => {
        const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
        if (!forAll) return Promise.resolve();
        // a refusal is the route's to say, each time; a fault may be over the next time
        if (errors) forAll.isPublic = false;
        forAll.isWhole = errors?.every(isAboutTheDocument) ?? true;
        return Promise.resolve();
      },
    }),
};

const NOTHING = { kind: 'single' as const, singleResult: { data: null } };
