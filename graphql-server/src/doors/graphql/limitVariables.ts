import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError } from 'graphql';
import { DOCUMENT_LIMITS } from './documentLimits.ts';
import type { GraphQLContext } from './GraphQLContext.ts';

/** Whether there are more values than any honest operation has, however deep: too deep, maybe, for a recursion. */
export const hasTooManyValues = (variables: unknown): boolean => {
  const left = [variables];
  let found = 0;
  for (let next = left.pop(); next !== undefined || left.length > 0; next = left.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const inside: unknown[] = Object.values(next);
    found += inside.length;
    if (found > DOCUMENT_LIMITS.variableValues) return true;
    left.push(...inside);
  }
  return false;
};

/** The refusal of those. */
export const tooManyValues = (extensions: object = {}): GraphQLError =>
  new GraphQLError(`The variables hold too many values; at most ${DOCUMENT_LIMITS.variableValues} are read`, {
    extensions: { code: ApolloServerErrorCode.BAD_USER_INPUT, limit: 'variableValues', ...extensions },
  });

/**
 * Refuses variables that no honest operation has: of each that does not fit, an error would repeat all that came with it.
 */
export const limitVariables: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ request }) => {
        if (!hasTooManyValues(request.variables)) return Promise.resolve();
        throw tooManyValues({ http: { status: 400 } });
      },
    }),
};
