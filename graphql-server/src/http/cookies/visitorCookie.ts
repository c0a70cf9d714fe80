import type { FastifyReply, FastifyRequest } from 'fastify';
import { carriesApiToken } from '../bearer.ts';
import { readHostCookie, setHostCookie } from './hostCookie.ts';

const NAME = 'quorum_visitor';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** 256 random bits in base64url; anything else was not made here. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The secret of the request's browser, null when it has none yet. */
export const visitorTokenOf = (request: FastifyRequest): string | null => {
  const token = readHostCookie(request, NAME);
  return token && TOKEN.test(token) ? token : null;
};

/** Lets the browser keep its secret, out of reach of scripts and of other sites. */
export const keepVisitorToken = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  // a program is no browser, and the one that it runs in is not its own
  if (carriesApiToken(request)) return;
  setHostCookie(request, reply, { name: NAME, value: token, maxAge: YEAR_SECONDS });
};
