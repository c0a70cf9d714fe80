import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { carriesApiToken } from '../bearer.ts';

/** What pages of other sites may read: both doors and their descriptions, and calendars and feeds of what is public. */
const OPEN =
  /^\/(api\/(?!docs)[^?]*|graphql(\/stream)?|calendar\.ics|events\/[^/?]+\.ics|(feed|developers\/changelog)\.(json|atom)|developers\/webhooks\/[^/?]+\.json|schema\.graphql|oembed)(\?|$)/;

const READS = ['GET', 'HEAD'];

/** Of what they may send. Cookies are not among it: nothing allows credentials. */
const SENT = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'x-response-token',
];

/** Of what they may read beside the body. */
const EXPOSED = [
  'age',
  'allow',
  'deprecation',
  'etag',
  'link',
  'location',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'sunset',
  'updated-until',
  'www-authenticate',
  'x-request-id',
];

const PREFLIGHT_SECONDS = 7_200;

/** For every reader alike, so that caches need not tell origins apart. */
export const OPEN_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED.join(', '),
} as const;

/** Whether the address is one of those that pages of other sites may use. */
const isOpen = ({ url }: Pick<FastifyRequest, 'url'>): boolean => OPEN.test(url);

/** Whether a program sends it where programs may, from whatever page it runs in: its token says for whom, and no cookie counts. */
export const isByProgram = (request: FastifyRequest): boolean => isOpen(request) && carriesApiToken(request);

const wantsToSend = ({ headers }: FastifyRequest, name: string): boolean =>
  (headers['access-control-request-headers'] ?? '')
    .toLowerCase()
    .split(',')
    .some((one) => one.trim() === name);

const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;

/** Writes are for those who will send a token: without one they would be refused as another site's. */
const methodsFor = (request: FastifyRequest): string[] => {
  const methods = request.server.methodsAt(request.url);
  return wantsToSend(request, 'authorization') ? methods : methods.filter((method) => READS.includes(method));
};

const answerPreflight = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(204)
    .headers({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methodsFor(request).join(', '),
      'access-control-allow-headers': SENT.join(', '),
      'access-control-max-age': PREFLIGHT_SECONDS,
    })
    .send();

/**
 * Lets pages of other sites read what everybody reads, and programs in them act with a token; never with the cookies of the
 * browser that they run in.
 */
export const openToOtherOrigins = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isOpen(request)) return;
    if (isPreflight(request)) return answerPreflight(request, reply);
    if (READS.includes(request.method) || carriesApiToken(request)) void reply.headers(OPEN_HEADERS);
  });
};
