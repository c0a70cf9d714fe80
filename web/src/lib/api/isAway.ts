import { ServerError } from '@apollo/client/errors';

const UNAVAILABLE = 503;

/** Whether the server reports that it cannot reach its data for now. */
export const isAway = (error: unknown): boolean => ServerError.is(error) && error.statusCode === UNAVAILABLE;
