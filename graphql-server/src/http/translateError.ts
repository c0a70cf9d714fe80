import { DomainError } from '@quorum/domain/errors';
import { isDatabaseUnavailable } from '../persistence/isDatabaseUnavailable.ts';

const RETRY_AFTER_SECONDS = 3;

/** The message of a fault of ours; the log has the details. */
export const INTERNAL_MESSAGE = 'Something went wrong on our side. Please try again';

/** The refusal that stands behind an error, null for a fault of ours. */
export const toDomainError = (error: unknown): DomainError | null => {
  if (error instanceof DomainError) return error;
  if (!isDatabaseUnavailable(error)) return null;
  return new DomainError('UNAVAILABLE', 'Our database does not answer right now. Please try again in a moment', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause: error,
  });
};
