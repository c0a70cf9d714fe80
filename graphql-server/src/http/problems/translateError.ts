import { DomainError } from '@quorum/domain/errors';
import type { PlainKey } from '@quorum/domain/refusals/Reason';
import { isDatabaseUnavailable } from '../../persistence/isDatabaseUnavailable.ts';

const RETRY_AFTER_SECONDS = 3;

/** The message for a fault of ours; the log has the details. */
export const INTERNAL = 'server.failed' satisfies PlainKey;

/** The refusal that stands behind an error, null for a fault of ours. */
export const toDomainError = (error: unknown): DomainError | null => {
  if (error instanceof DomainError) return error;
  if (!isDatabaseUnavailable(error)) return null;
  return new DomainError('UNAVAILABLE', 'server.noDatabase', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause: error,
  });
};
