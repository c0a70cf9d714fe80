import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Whether the server refused it as not the asker's to do. */
export const isForbidden = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code === 'FORBIDDEN';
