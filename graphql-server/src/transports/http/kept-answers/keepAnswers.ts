import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../gateways/clock.ts';
import { traced, type Tracer } from '../../../gateways/tracing/Tracer.ts';
import { isDatabaseUnavailable } from '../../../persistence/isDatabaseUnavailable.ts';
import type { Readiness } from '../readiness.ts';
import { cameByTls, STRICT_TRANSPORT_HEADER } from '../strictTransport.ts';
import { Freshness } from './Freshness.ts';
import { askedOf, keepableKey, keyOf, routeOf, type Asked } from './keepableKey.ts';
import { KeptAnswers, type Answer, type Kept } from './KeptAnswers.ts';
import { sendKept } from './sendKept.ts';
import { Tally, type Counted } from './Tally.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it changed something, where its route has said so; what was kept before is stale then. */
    hasWritten: boolean | null;
  }
}

const NO_HEADER: readonly string[] = [];
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** For the lists and what GraphQL answers; with what pages and calendars take there are 64 megabytes at most. */
const LISTS_MAX_BYTES = 32 * 1024 * 1024;

/**
 * Whether a request of the REST facade changed something, as far as its answer tells: a refusal changed nothing. By its
 * route, since the address may be a whole URL, as a proxy says it.
 */
const isWrite = ({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  !READS.has(method) && statusCode < 400 && Boolean(routeOptions.url?.startsWith('/api/'));

/** Answers a request of this address and media type as for nobody in particular. */
type Source = (asked: Asked) => Promise<Answer>;

export interface Front {
  /** Has answers of a route kept, as `source` makes them. */
  serve(route: string, source: Source): void;
  /** Answers from what is kept, or has it made; false for a request that the routes have to answer. */
  answers(request: IncomingMessage, response: ServerResponse, otherwise: () => void): boolean;
  /** Something has changed that this process did not hear a request for. */
  change(): void;
  /** As of then, by the monotonic clock, nothing had changed that this process has not been told of. */
  confirm(since: number): void;
  /** Has somebody told, some time later, how many answers were given from what is kept. */
  onCounted(listener: (counted: readonly Counted[]) => void): void;
  /** Has it told now. */
  tellCounted(): void;
  /**
   * What a GET answers to everybody, begun a tenth of a second before the call at most, and nothing known to have changed
   * since; null when it is not the same for everybody.
   */
  fresh(url: string, accept: string): Promise<Kept | null>;
  /** Keeps what is made of these answers for as long as they hold, within 16 megabytes. */
  keep(ask: (key: string) => Promise<Answer>): KeptAnswers;
}

interface Options {
  clock: Clock;
  /** Until its database is prepared, all requests are left to the routes, which say so. */
  readiness: Readiness;
  /** Tells the other processes. */
  onChange: () => void;
  /** How many proxies stand before the server. */
  trustProxy: number;
  tracer?: Tracer | undefined;
}

/**
 * The names under which a reader may have written: its address and the cookies of its browser. Whoever lies about the
 * address that a proxy says gains nothing but another's freshness.
 */
export const namesOf = ({ socket, headers }: IncomingMessage): string[] =>
  [headers['x-forwarded-for'] ?? socket.remoteAddress, headers.cookie].filter((name) => typeof name === 'string');

/** Puts the kept answers in front of the routes of `app`; to be called before any of them is added. */
export const keepAnswers = (app: FastifyInstance, options: Options): Front => {
  const { clock, readiness, onChange, trustProxy, tracer } = options;
  const sources = new Map<string, Source>();
  const freshness = new Freshness(clock.monotonic);
  const onFault = (error: unknown) => {
    const level = isDatabaseUnavailable(error) ? 'debug' : 'error';
    app.log[level]({ err: error }, 'An answer to keep could not be made');
  };
  const keeping = { freshness, now: clock.millis, onFault };
  const kept = new KeptAnswers({ ...keeping, ask: askSources(sources, tracer), maxBytes: LISTS_MAX_BYTES });
  const tally = new Tally();
  app.addHook('onClose', () => tally.tell());
  const change = (writers: readonly string[] = []) => {
    freshness.change(writers);
    onChange();
  };

  app.decorateRequest('hasWritten', null);
  app.addHook('onSend', async (request, reply) => {
    if (request.hasWritten ?? isWrite(request, reply)) change(namesOf(request.raw));
  });

  return {
    serve: (route, source) => void sources.set(route, source),
    answers(request, response, otherwise) {
      const key = readiness.isPrepared ? keepableKey(request) : null;
      if (key === null) return false;
      const found = kept.find(key, () => namesOf(request));
      if (found) send(request, response, found);
      else if (kept.isHopeless(key)) return false;
      else void answerAnew(key, request, response, otherwise);
      return true;
    },
    change: () => freshness.change(),
    confirm: (since) => freshness.confirm(since),
    onCounted: (listener) => tally.listen(listener),
    tellCounted: () => tally.tell(),
    fresh(url, accept) {
      const key = keyOf(url, accept);
      return key === null ? Promise.resolve(null) : kept.fresh(key);
    },
    keep: (ask) => new KeptAnswers({ ...keeping, ask }),
  };

  function send(request: IncomingMessage, response: ServerResponse, found: Kept) {
    const secured = cameByTls(request, trustProxy) ? STRICT_TRANSPORT_HEADER : NO_HEADER;
    tally.count(routeOf(request), sendKept(request, response, found.encodings, secured));
  }

  async function answerAnew(key: string, request: IncomingMessage, response: ServerResponse, otherwise: () => void) {
    // the one who asks is told by the route what went wrong
    const made = await kept.make(key).catch(onFault);
    if (response.destroyed) return;
    if (made) send(request, response, made);
    else otherwise();
  }
};

/**
 * Has a source make what stands behind a key. No request of HTTP is made up for it: its objects would be of other shapes
 * than those of requests that came, and Node's own code, which then takes both, a fifth slower for each poll.
 */
const askSources =
  (sources: ReadonlyMap<string, Source>, tracer: Tracer | undefined) =>
  async (key: string): Promise<Answer> => {
    const asked = askedOf(key);
    const route = routeOf(asked);
    const source = sources.get(route);
    if (!source) throw new Error(`Nothing makes the answers of ${route}`);
    if (!tracer) return source(asked);
    return traced(tracer, { name: `make ${route}`, kind: 'internal' }, () => source(asked));
  };
