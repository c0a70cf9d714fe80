import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { refusalCode } from './refusalCode.ts';

/** What the same request may not meet again. */
const PASSING = ['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL_SERVER_ERROR'];

/** Whether the server will go on refusing that. */
export const isRefused = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && !PASSING.includes(refusalCode(error) ?? '');
