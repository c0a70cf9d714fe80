import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS, type Quota, type TokenQuota } from '../../gateways/limiter.ts';
import { RateLimited } from '../../gateways/RateLimited.ts';
import type { RequestQuota } from '../RequestQuota.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the token of the request has left, once it is known. */
    tokenQuota: TokenQuota | null;
  }
}

type Limit = Pick<Quota, 'name' | 'quota' | 'seconds' | 'remaining' | 'resetSeconds'>;

const POLICIES = 'ratelimit-policy';
const LEFT = 'ratelimit';

/** Both headers of several limits, each by its name (draft-ietf-httpapi-ratelimit-headers). */
const headersOf = (limits: readonly Limit[]): Record<string, string> => ({
  [POLICIES]: limits.map(({ name, quota, seconds }) => `"${name}";q=${quota};w=${seconds}`).join(', '),
  [LEFT]: limits.map(({ name, remaining, resetSeconds }) => `"${name}";r=${remaining};t=${resetSeconds}`).join(', '),
});

/** The headers of a refusal; none where its figures stay untold. */
export const headersOfRefusal = (refusal: unknown): Record<string, string> => {
  if (!(refusal instanceof RateLimited)) return {};
  const { name, quota, seconds } = refusal.policy;
  if (quota === undefined || seconds === undefined) return {};
  return headersOf([{ name, quota, seconds, remaining: 0, resetSeconds: refusal.retryAfter ?? seconds }]);
};

/** What is left to the token of a request; null where it has none. */
export const leftToToken = ({ tokenQuota }: FastifyRequest): Quota | null => {
  if (!tokenQuota) return null;
  const { points, duration } = LIMITS.token;
  const { remaining, resetSeconds } = tokenQuota;
  return { name: 'token', quota: points, seconds: duration, remaining, resetSeconds };
};

/**
 * What is left to a network is told where no cache may store it: others would read it as theirs, and a browser that is told
 * that nothing has changed would keep what was left to it before.
 */
const isForOne = (reply: FastifyReply): boolean => String(reply.getHeader('cache-control')).includes('no-store');

const namedIn = (reply: FastifyReply): string => String(reply.getHeader(POLICIES) ?? '');

/** To be called after shared caches are told: says what is left of the limits that a request counts for, after those that refuse it. */
export const sendRateLimits = (app: FastifyInstance, requests: RequestQuota): void => {
  app.decorateRequest('tokenQuota', null);
  app.addHook('onSend', async (request, reply) => {
    const ofNetwork = isForOne(reply) ? requests.leftTo(request.raw) : null;
    const known = namedIn(reply);
    const limits = [leftToToken(request), ofNetwork].filter((one) => one !== null);
    const more = limits.filter(({ name }) => !known.includes(`"${name}"`));
    for (const [name, value] of Object.entries(headersOf(more)))
      if (value !== '') void reply.header(name, [reply.getHeader(name), value].filter(Boolean).join(', '));
  });
};
