import { parsedJson } from '../parsedJson.ts';
import { SmsFailed, SmsRefused } from './SmsSender.ts';

/** A provider that takes longer is tried again: others wait for the worker. */
const TIMEOUT_MS = 10_000;

/** More than any of them says about a text. */
const ANSWER_MAX = 65_536;

export interface Answer {
  ok: boolean;
  status: number;
  /** What it said; null where that is no JSON. */
  said: unknown;
}

/** What a repetition may mend: it has too much to do, or the operator has to mend a password. */
const PASSING: readonly number[] = [401, 403, 408, 425, 429];

const read = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text.length > ANSWER_MAX ? null : parsedJson(text);
};

/**
 * Sends a request to a provider. Nothing of what goes wrong is told but its kind: an error of the network may name the address.
 * @throws SmsFailed where the provider cannot be reached, or does not answer in time
 */
export const postTo = async (
  url: string,
  request: { headers: Record<string, string>; body: string | URLSearchParams },
): Promise<Answer> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { ok: response.ok, status: response.status, said: await read(response) };
  } catch {
    throw new SmsFailed('The provider could not be reached, or took too long');
  }
};

/** What an answer that takes nothing means. @param code of the provider, for the operator */
export const problemOf = ({ status }: Answer, code?: number): Error => {
  const problem = `The provider answered ${status}${code === undefined ? '' : ` (${code})`}`;
  return status >= 500 || PASSING.includes(status) ? new SmsFailed(problem) : new SmsRefused(problem);
};
