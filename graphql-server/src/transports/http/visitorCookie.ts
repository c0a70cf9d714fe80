import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'quorum_visitor';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** 256 random bits in base64url; anything else was not made here. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The secret of the browser that asks, null when it has none yet. */
export const visitorTokenOf = ({ cookies }: FastifyRequest): string | null => {
  const token = cookies[NAME];
  return token && TOKEN.test(token) ? token : null;
};

/** Lets the browser keep its secret, out of reach of scripts and of other sites. */
export const keepVisitorToken = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  void reply.setCookie(NAME, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: YEAR_SECONDS,
  });
};
