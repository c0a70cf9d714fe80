import { confirmation, type Confirmation } from '@quorum/domain/response/confirmation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearHostCookie, readHostCookie, setHostCookie } from './hostCookie.ts';

const NAME = 'quorum_confirmation';
/** The browser is on its way to the page that shows it. */
const MAX_AGE_SECONDS = 60;

/** Lets the next page of that event or poll say what was done. No address holds it: it may bear a token. */
export const keepConfirmation = (request: FastifyRequest, reply: FastifyReply, done: Confirmation): void =>
  setHostCookie(request, reply, { name: NAME, value: JSON.stringify(done), maxAge: MAX_AGE_SECONDS });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What the page at this path confirms, once; null when it is nothing. @param pathOf the page that confirms it */
export const takeConfirmation = (
  request: FastifyRequest,
  reply: FastifyReply,
  pathOf: (done: Confirmation) => string,
): Confirmation | null => {
  const text = readHostCookie(request, NAME);
  if (text === null) return null;
  const { data } = confirmation.safeParse(parsed(text));
  const [here] = request.url.split('?');
  if (data && pathOf(data) !== here) return null;
  clearHostCookie(request, reply, NAME);
  return data ?? null;
};
