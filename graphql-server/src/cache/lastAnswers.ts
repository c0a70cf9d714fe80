import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../gateways/clock.ts';
import { away, type Primary } from '../gateways/Primary.ts';
import { STALE_MAX_MS } from './VersionedCache.ts';
import { staleHeaders } from './stale.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What its route sends to somebody without an identity is remembered, for while the database is away. */
    isRemembered?: boolean;
  }
  interface FastifyRequest {
    /** The version of the data when it came. */
    versionBefore: number;
  }
}

/** Of a route whose answers are remembered. */
export const REMEMBERED: FastifyContextConfig = { isRemembered: true };

interface Answer {
  body: string;
  contentType: string;
  version: number;
  sentAt: number;
}

const MAX_BYTES = 8 * 1024 * 1024;
const OVERHEAD_BYTES = 500;

interface Options {
  primary: Primary;
  clock: Clock;
  version: () => number;
  /** Of before this version nothing is shown. */
  oldestVersion: () => number;
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Whether it is sent the same as everybody else. */
const isAnonymous = ({ headers: { authorization, cookie } }: FastifyRequest) =>
  authorization === undefined && cookie === undefined;

/** Routes that answer from the database, as programs know them; pages find out by themselves. */
const OF_DATA = /^\/(api\/(?!docs|openapi)|graphql\?)/;
const isOfData = ({ url, routeOptions }: FastifyRequest) => OF_DATA.test(url) || routeOptions.config.isRemembered;

const OK = 200;
const UNAVAILABLE = 503;

const isGone = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply) =>
  statusCode === UNAVAILABLE && routeOptions.config.isRemembered;

const describe = (
  request: FastifyRequest,
  reply: FastifyReply,
  { ageMs, contentType }: { ageMs: number; contentType: string },
): FastifyReply => {
  // a browser that is told that nothing has changed would store the age beside what it has
  delete request.headers['if-none-match'];
  return reply.headers({ ...staleHeaders(ageMs), 'cache-control': 'no-store' }).type(contentType);
};

/**
 * While the database is away, what is read is answered as it was, where somebody without an identity had it sent; all
 * else is refused at once, so that no request waits only to be refused.
 */
export const answerFromMemory = (app: FastifyInstance, options: Options): void => {
  const { primary, clock, version, oldestVersion } = options;
  const answers = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length) + OVERHEAD_BYTES,
  });
  const keyOf = ({ url, headers }: FastifyRequest) =>
    `${headers.host ?? ''} ${headers['accept-language'] ?? ''} ${url}`;

  const known = (request: FastifyRequest) => {
    if (!isRead(request) || request.headers.authorization !== undefined) return undefined;
    const answer = answers.get(keyOf(request));
    if (!answer || answer.version < oldestVersion()) return undefined;
    const ageMs = clock.monotonic() - answer.sentAt;
    return ageMs <= STALE_MAX_MS ? { ...answer, ageMs } : undefined;
  };

  app.decorateRequest('versionBefore', 0);
  app.addHook('onRequest', async (request, reply) => {
    request.versionBefore = version();
    if (!primary.isAway) return undefined;
    const answer = known(request);
    if (answer) return describe(request, reply, answer).send(answer.body);
    if (!isRead(request) || isOfData(request)) throw away();
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const isWorth = request.routeOptions.config.isRemembered && reply.statusCode === 200 && isAnonymous(request);
    if (isWorth && request.method === 'GET' && typeof payload === 'string' && !primary.isAway) {
      const contentType = String(reply.getHeader('content-type'));
      const sentAt = clock.monotonic();
      answers.set(keyOf(request), { body: payload, contentType, version: request.versionBefore, sentAt });
    }
    // it has gone while the request was under way
    const answer = isGone(request, reply) && known(request);
    if (!answer) return payload;
    describe(request, reply.code(OK), answer).removeHeader('retry-after');
    return answer.body;
  });
};
