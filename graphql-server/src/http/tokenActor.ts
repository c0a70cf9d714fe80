import { DomainError } from '@quorum/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIMITS, type TokenQuota } from '../gateways/limiter.ts';
import { requireScope, useToken } from '../use-cases/platform/useToken.ts';
import type { RequestActor } from '../use-cases/Context.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the token of the request has left, once it is known. */
    tokenQuota: TokenQuota | null;
  }
  interface FastifyContextConfig {
    /** What a program calls here, in the table of scopes, where it is no operation of the OpenAPI document. */
    tokenCall?: string;
    /** It judges itself, call by call, what a token is for. */
    judgesScopes?: boolean;
  }
}

const { points, duration } = LIMITS.token;
const POLICY = `"token";q=${points};w=${duration}`;

/** Tells a program how much of the limit of its token is left (draft-ietf-httpapi-ratelimit-headers). */
export const tellTokenQuotas = (app: FastifyInstance): void => {
  app.decorateRequest('tokenQuota', null);
  app.addHook('onSend', async ({ tokenQuota }, reply) => {
    if (!tokenQuota) return;
    const { remaining, resetSeconds } = tokenQuota;
    void reply.headers({ 'ratelimit-policy': POLICY, ratelimit: `"token";r=${remaining};t=${resetSeconds}` });
  });
};

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
  if (taken?.isExceeded)
    throw new DomainError('RATE_LIMITED', LIMITS.token.refusal, { retryAfter: taken.resetSeconds });
  if (!request.routeOptions.config.judgesScopes) requireScope({ scopes }, callOf(request));
  const address = `token ${tokenId}`;
  return { uid: identity.uid, identity, scopes, address, isOperator: false, visitorToken: null };
};
