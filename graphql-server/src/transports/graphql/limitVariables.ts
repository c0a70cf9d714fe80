import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { DOCUMENT_LIMITS } from './documentLimits.ts';
import type { GraphQLContext } from './GraphQLContext.ts';

/** Whether there are more values than that, however deep they stand: what is deep would be too much for a recursion. */
const hasMoreThan = (most: number, value: unknown): boolean => {
  const left = [value];
  let found = 0;
  for (let next = left.pop(); next !== undefined || left.length > 0; next = left.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const inside: unknown[] = Object.values(next);
    found += inside.length;
    if (found > most) return true;
    left.push(...inside);
  }
  return false;
};

/** Whether variables are such as no honest operation has. */
export const hasTooManyValues = (variables: unknown): boolean => hasMoreThan(DOCUMENT_LIMITS.variableValues, variables);

/**
 * Refuses variables that no honest operation has: of each that does not fit, an error would repeat all that came with it.
 */
export const limitVariables: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ request }) => {
        if (!hasTooManyValues(request.variables)) return Promise.resolve();
        throw new GraphQLError(
          `The variables hold too many values; at most ${DOCUMENT_LIMITS.variableValues} are read`,
          {
            extensions: { code: 'BAD_USER_INPUT', limit: 'variableValues', http: { status: 400 } },
          },
        );
      },
    }),
};
