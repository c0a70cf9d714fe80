import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Why the server refused, such as `CONFLICT`; undefined where it did not, as without a connection. */
export const refusalCode = (error: unknown): string | undefined => {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined;
  return typeof code === 'string' ? code : undefined;
};
