import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../gateways/limiter.ts';
import { RateLimited } from '../gateways/RateLimited.ts';
import { requireScope, useToken } from '../use-cases/platform/useToken.ts';
import type { RequestActor } from '../use-cases/Context.ts';
import type {} from './limits/rateLimits.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a program calls here, in the table of scopes, where it is no operation of the OpenAPI document. */
    tokenCall?: string;
    /** It judges itself, call by call, what a token is for. */
    judgesScopes?: boolean;
  }
}

const { points, duration } = LIMITS.token;
const POLICY = { name: 'token', quota: points, seconds: duration };

/** What the route is called in the table of scopes; what has no name there is for no token. */
const callOf = ({ routeOptions: { config, schema } }: FastifyRequest): string =>
  config.tokenCall ?? schema?.operationId ?? '';

type TokenActor = Pick<RequestActor, 'uid' | 'identity' | 'scopes' | 'address' | 'isOperator' | 'visitorToken'>;

/**
 * Who acts where a program does, with limits of its own. It is no operator, and no browser.
 * @throws DomainError `UNAUTHENTICATED`, `TOKEN_EXPIRED`; `INSUFFICIENT_SCOPE` for what the token is not for; `RATE_LIMITED`
 */
export const tokenActor = async (request: FastifyRequest, services: Services, bearer: string): Promise<TokenActor> => {
  const { tokenId, identity, scopes } = await useToken(services, bearer);
  // a stream reads again with each change: it was counted when it began
  const taken = request.tokenQuota ?? services.takeToken(tokenId);
  request.tokenQuota = taken;
  if (taken?.isExceeded) throw new RateLimited(POLICY, LIMITS.token.refusal, { retryAfter: taken.resetSeconds });
  if (!request.routeOptions.config.judgesScopes) requireScope({ scopes }, callOf(request));
  const address = `token ${tokenId}`;
  return { uid: identity.uid, identity, scopes, address, isOperator: false, visitorToken: null };
};
