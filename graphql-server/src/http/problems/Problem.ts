import type { DomainError, ErrorCode } from '@quorum/domain/errors';
import { ENGLISH } from '@quorum/domain/refusals/english';
import { say, type Reason } from '@quorum/domain/refusals/Reason';
import { RateLimited } from '../../gateways/RateLimited.ts';
import { HTTP_STATUS } from './httpStatus.ts';

/** What is wrong with one field. */
interface FieldError {
  field: string;
  /** The key of its sentence. */
  code: string;
  /** In English. */
  message: string;
}

/** A refusal, as both doors report it. */
export interface Refusal {
  /** In English. */
  message: string;
  fields?: readonly string[];
  errors?: readonly FieldError[];
  /** The same for any language. */
  reasons: readonly Reason[];
  /** The limit that was reached, as `RateLimit-Policy` names it. */
  policy?: string;
}

/** What a refusal is called, whatever it is about. */
const TITLES = {
  BAD_USER_INPUT: 'Bad input',
  UNAUTHENTICATED: 'Not signed in',
  TOKEN_EXPIRED: 'The API token has expired',
  FORBIDDEN: 'Not allowed',
  INSUFFICIENT_SCOPE: 'Not what the API token is for',
  NOT_FOUND: 'Not found',
  CONFLICT: 'Not possible as things are',
  PRECONDITION_FAILED: 'Changed meanwhile',
  KEY_REUSED: 'That Idempotency-Key was used for another request',
  RATE_LIMITED: 'Too many requests',
  UNAVAILABLE: 'Not available right now',
} satisfies Record<ErrorCode, string>;

/** Of requests that reach no use-case, by their status. */
const TRANSPORT = {
  400: ['BAD_REQUEST', 'Unreadable request'],
  403: ['FORBIDDEN', TITLES.FORBIDDEN],
  404: ['NOT_FOUND', TITLES.NOT_FOUND],
  405: ['METHOD_NOT_ALLOWED', 'Not a method of this address'],
  406: ['NOT_ACCEPTABLE', 'Nothing that is accepted'],
  408: ['REQUEST_TIMEOUT', 'Too slow'],
  413: ['CONTENT_TOO_LARGE', 'Too large'],
  414: ['URI_TOO_LONG', 'Address too long'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Not JSON'],
  421: ['MISDIRECTED_REQUEST', 'Not a name of this server'],
  431: ['HEADERS_TOO_LARGE', 'Headers too large'],
  500: ['INTERNAL_SERVER_ERROR', 'A fault of ours'],
} as const satisfies Record<number, readonly [string, string]>;

const isTransport = (status: number): status is keyof typeof TRANSPORT => Object.hasOwn(TRANSPORT, status);

/** A refusal as RFC 9457 has it, beside what the specification's clients read: `message` and `fields`. */
export interface Problem extends Refusal {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
}

/** Where every code is listed. */
export const ERRORS_PATH = '/api/errors';

const nameOf = (status: number, code: ErrorCode | undefined): readonly [string, string] => {
  if (code !== undefined) return [code, TITLES[code]];
  return TRANSPORT[isTransport(status) ? status : 400];
};

/** @param code of a use-case's refusal; without one it is the status that tells */
export const problemAt = (status: number, refusal: Refusal, code?: ErrorCode): Problem => {
  const [name, title] = nameOf(status, code);
  const { message, ...more } = refusal;
  return { type: `${ERRORS_PATH}#${name}`, title, status, detail: message, code: name, message, ...more };
};

/** A refusal as both doors report it. */
export const refusalOf = (refusal: DomainError): Refusal => {
  const { message, fields, errors, reasons } = refusal;
  return {
    message,
    ...(fields.length > 0 && { fields }),
    reasons,
    ...(fields.length > 0 && {
      errors: errors.map(({ field, reason }) => ({ field, code: reason.key, message: say(reason, ENGLISH) })),
    }),
    ...(refusal instanceof RateLimited && { policy: refusal.policy.name }),
  };
};

/** Every code that a problem may have, with its status. */
export const problemCodes = (): { code: string; status: number; title: string }[] => {
  const refusals = Object.entries(TITLES).map(([code, title]) => ({
    code,
    status: HTTP_STATUS[code as ErrorCode],
    title,
  }));
  const known = new Set(refusals.map(({ code }) => code));
  const transport = Object.entries(TRANSPORT).map(([status, [code, title]]) => ({
    code,
    status: Number(status),
    title,
  }));
  return [...refusals, ...transport.filter(({ code }) => !known.has(code))];
};
