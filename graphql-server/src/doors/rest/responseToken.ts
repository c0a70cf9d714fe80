import type { FastifyRequest } from 'fastify';

/** The token that a body brings along. */
export const tokenIn = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'responseToken' in body && typeof body.responseToken === 'string'
    ? body.responseToken
    : null;

/** The token of a request that needs no body: in a header, or in the body after all. */
export const tokenOf = ({ headers, body }: Pick<FastifyRequest, 'headers' | 'body'>): string | null => {
  const header = headers['x-response-token'];
  return typeof header === 'string' ? header : tokenIn(body);
};
