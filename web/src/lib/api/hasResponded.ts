import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** Whether a failure is what the server has responded, rather than a connection that carried nothing. */
export const hasResponded = (error: unknown): boolean => CombinedGraphQLErrors.is(error) || ServerError.is(error);
