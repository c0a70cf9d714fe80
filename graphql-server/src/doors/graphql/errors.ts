import { unwrapResolverError } from '@apollo/server/errors';
import type { ErrorCode } from '@quorum/domain/errors';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { DOCUMENT_LIMITS } from './documentLimits.ts';
import { problemOf } from '../../http/problems/problems.ts';
import { refusalOf } from '../../http/problems/Problem.ts';
import { INTERNAL, toDomainError } from '../../http/problems/translateError.ts';

/** `extensions.code` of every refusal. */
export const GRAPHQL_CODE = {
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  TOKEN_EXPIRED: 'TOKEN_EXPIRED',
  FORBIDDEN: 'FORBIDDEN',
  INSUFFICIENT_SCOPE: 'INSUFFICIENT_SCOPE',
  NOT_FOUND: 'NOT_FOUND',
  CONFLICT: 'CONFLICT',
  PRECONDITION_FAILED: 'PRECONDITION_FAILED',
  KEY_REUSED: 'KEY_REUSED',
  RATE_LIMITED: 'RATE_LIMITED',
  UNAVAILABLE: 'UNAVAILABLE',
} satisfies Record<ErrorCode, string>;

/** Of faults of ours, as Apollo says it. */
export const INTERNAL_CODE = 'INTERNAL_SERVER_ERROR';
const DOCUMENT_CODE = 'OPERATION_RESOLUTION_FAILURE';

/** Of what is wrong with a document and its variables alone: sent again, it is refused again. */
const ABOUT_THE_DOCUMENT = new Set<unknown>(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

export const isAboutTheDocument = ({ extensions }: GraphQLFormattedError): boolean =>
  ABOUT_THE_DOCUMENT.has(extensions?.code);

/** Raised by graphql-js before any resolver, such as for a subscription: Apollo takes it for a fault of ours. */
const isBeforeResolvers = (error: unknown) =>
  error instanceof GraphQLError && error.originalError === undefined && error.path === undefined;

/** Its message quotes what was sent, which may be long. */
export const shortened = (formatted: GraphQLFormattedError): GraphQLFormattedError => {
  const { message } = formatted;
  if (message.length <= DOCUMENT_LIMITS.message) return formatted;
  return { ...formatted, message: `${message.slice(0, DOCUMENT_LIMITS.message)}…` };
};

type FormatError = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

/** A few at most, for more help nobody. */
export const fewErrors = (errors: readonly GraphQLFormattedError[]): readonly GraphQLFormattedError[] =>
  errors.slice(0, DOCUMENT_LIMITS.errors);

/** Formats refusals for clients; faults of ours go to the log and leave as one sentence. */
export const formatErrors =
  (log: FastifyBaseLogger): FormatError =>
  (formatted, error) => {
    const original = unwrapResolverError(error);
    const refusal = toDomainError(original);
    const { locations, path } = formatted;
    if (refusal) {
      const { code, retryAfter } = refusal;
      const { message, ...said } = refusalOf(refusal);
      const extensions = { code: GRAPHQL_CODE[code], ...(retryAfter !== undefined && { retryAfter }), ...said };
      return { message, locations, path, extensions };
    }
    if (formatted.extensions?.code !== INTERNAL_CODE) return shortened(formatted);
    if (isBeforeResolvers(error)) return { ...shortened(formatted), extensions: { code: DOCUMENT_CODE } };
    log.error({ err: original }, 'A resolver failed');
    const { message, reasons } = problemOf(INTERNAL);
    return { message, locations, path, extensions: { code: INTERNAL_CODE, reasons } };
  };
