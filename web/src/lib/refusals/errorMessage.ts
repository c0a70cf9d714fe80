import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { Reason, ReasonKey } from '@quorum/domain/refusals/Reason';
import { sayRefusal, type Refused } from './refusals.ts';

interface Refusal extends Refused {
  code: unknown;
  fields: readonly string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const isReason = (value: unknown): value is Reason => isRecord(value) && typeof value.key === 'string';

/** A GraphQL error, or the JSON body of a plain HTTP one. */
const toRefusal = (value: unknown): Refusal | undefined => {
  if (!isRecord(value) || typeof value.message !== 'string') return undefined;
  const details = isRecord(value.extensions) ? value.extensions : value;
  const reasons = Array.isArray(details.reasons) && details.reasons.every(isReason) ? details.reasons : [];
  return { message: value.message, code: details.code, fields: textsOf(details.fields), reasons };
};

/** What came with a status of its own: as GraphQL says it, or as a rate limit or a proxy does. */
const refusalInBody = (bodyText: string): Refusal | undefined => {
  try {
    const body: unknown = JSON.parse(bodyText);
    const errors: unknown = isRecord(body) ? body.errors : undefined;
    return toRefusal(Array.isArray(errors) ? errors[0] : body);
  } catch {
    return undefined;
  }
};

const refusalOf = (error: unknown): Refusal | undefined => {
  if (CombinedGraphQLErrors.is(error)) return toRefusal(error.errors[0]);
  if (ServerError.is(error)) return refusalInBody(error.bodyText);
  return undefined;
};

/** Whether the server has refused a change because it was made of an earlier revision. */
export const isChangedMeanwhile = (error: unknown): boolean => refusalOf(error)?.code === 'PRECONDITION_FAILED';

/** Whether that is among the reasons for which the server has refused something. */
export const isRefusedFor = (error: unknown, key: ReasonKey): boolean =>
  refusalOf(error)?.reasons.some((reason) => reason.key === key) ?? false;

/** What the server says about that field alone; null where the refusal is about anything else. */
export const fieldMessage = (error: unknown, field: string): string | null => {
  const refusal = refusalOf(error);
  return refusal?.message && refusal.fields.length === 1 && refusal.fields[0] === field ? sayRefusal(refusal) : null;
};

/**
 * The server's message, then a colon and the names of the fields at fault if there are any (spec section 8);
 * `fallback` where it has none that a person could read.
 */
export const errorMessage = (error: unknown, fallback: string): string => {
  const refusal = refusalOf(error);
  if (!refusal?.message) return fallback;
  const message = sayRefusal(refusal);
  return refusal.fields.length > 0 ? `${message}: ${refusal.fields.join(', ')}` : message;
};
