import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'quorum_visitor';
/** Behind TLS, browsers take a cookie of this name from this very host alone, and never without TLS (RFC 6265bis). */
const NAME_BY_TLS = `__Host-${NAME}`;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** 256 random bits in base64url; anything else was not made here. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const nameFor = ({ protocol }: FastifyRequest) => (protocol === 'https' ? NAME_BY_TLS : NAME);

/** The secret of the request's browser, null when it has none yet. */
export const visitorTokenOf = (request: FastifyRequest): string | null => {
  const token = request.cookies[nameFor(request)];
  return token && TOKEN.test(token) ? token : null;
};

/** Lets the browser keep its secret, out of reach of scripts and of other sites. */
export const keepVisitorToken = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  void reply.setCookie(nameFor(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: YEAR_SECONDS,
  });
};
