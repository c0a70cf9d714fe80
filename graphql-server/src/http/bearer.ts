import type { FastifyRequest } from 'fastify';
import { TOKEN_PREFIX } from '../gateways/apiToken.ts';

const BEARER = /^Bearer +(\S+)$/i;

type Headers = Pick<FastifyRequest, 'headers'>;

/** The token in a request's Authorization header: empty if it is not a bearer token, null if there is none. */
export const bearerOf = ({ headers: { authorization } }: Headers): string | null =>
  authorization ? (BEARER.exec(authorization)?.[1] ?? '') : null;

/** Whether it means to be one of our tokens, and no ID token: a program sends it. */
export const carriesApiToken = (request: Headers): boolean => bearerOf(request)?.startsWith(TOKEN_PREFIX) ?? false;
