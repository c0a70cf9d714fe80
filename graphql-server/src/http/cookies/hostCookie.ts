import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Behind TLS, browsers take a cookie of this name from this very host alone, and never without TLS (RFC 6265bis). */
const nameFor = ({ protocol }: FastifyRequest, name: string) => (protocol === 'https' ? `__Host-${name}` : name);

/** Out of reach of scripts and of other sites. */
const optionsFor = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' }) as const;

export const readHostCookie = (request: FastifyRequest, name: string): string | null =>
  request.cookies[nameFor(request, name)] ?? null;

/** Lets the browser keep a value for itself and for this server alone. */
export const setHostCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: { name: string; value: string; maxAge: number },
): void => {
  void reply.setCookie(nameFor(request, cookie.name), cookie.value, {
    ...optionsFor(request),
    maxAge: cookie.maxAge,
  });
};

export const clearHostCookie = (request: FastifyRequest, reply: FastifyReply, name: string): void => {
  void reply.clearCookie(nameFor(request, name), optionsFor(request));
};
