/** Every way a request can be refused. Each transport owns one complete table from these to its own codes. */
export const ERROR_CODES = [
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'PRECONDITION_FAILED',
  'KEY_REUSED',
  'RATE_LIMITED',
  'UNAVAILABLE',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

interface Details {
  /** Names of the input fields that are at fault. */
  fields?: readonly string[];
  /** Whole seconds after which trying again makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** An expected refusal. Its message is written for the person who reads it. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly fields: readonly string[];
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    { fields = [], retryAfter, cause }: Details = {},
  ) {
    super(message, { cause });
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
