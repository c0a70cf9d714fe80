import type { ErrorCode } from '@quorum/domain/errors';

/** HTTP status of every refusal. */
export const HTTP_STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPE: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  KEY_REUSED: 422,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
} satisfies Record<ErrorCode, number>;
