import { ENGLISH } from './refusals/english.ts';
import { sayAll, type PlainKey, type Reason } from './refusals/Reason.ts';

/** Every way a request can be refused. Each transport owns one complete table from these to its own codes. */
export const ERROR_CODES = [
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'FORBIDDEN',
  'INSUFFICIENT_SCOPE',
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
  /** Which of the reasons is about which of them, where they do not stand in the same order. */
  reasonOf?: ReadonlyMap<string, Reason>;
  /** Whole seconds after which trying again makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** What is said to refuse something: a sentence without gaps by its key, or one or several with their values. */
export type Said = PlainKey | Reason | readonly Reason[];

export const reasonsOf = (said: Said): readonly Reason[] => {
  if (typeof said === 'string') return [{ key: said }];
  return 'key' in said ? [said] : said;
};

/** An expected refusal. Its reasons are for the person who reads it, in any language; its message says them in English. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly reasons: readonly Reason[];
  readonly fields: readonly string[];
  readonly #reasonOf: ReadonlyMap<string, Reason> | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    said: Said,
    { fields = [], reasonOf, retryAfter, cause }: Details = {},
  ) {
    super(sayAll(reasonsOf(said), ENGLISH), { cause });
    this.reasons = reasonsOf(said);
    this.fields = fields;
    this.#reasonOf = reasonOf;
    this.retryAfter = retryAfter;
  }

  /** What is wrong with each of the fields. */
  get errors(): { field: string; reason: Reason }[] {
    return this.fields.flatMap((field, at) => {
      const reason = this.#reasonOf?.get(field) ?? this.reasons[at] ?? this.reasons[0];
      return reason ? [{ field, reason }] : [];
    });
  }
}
