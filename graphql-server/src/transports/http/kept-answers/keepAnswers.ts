import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../gateways/clock.ts';
import { Freshness } from './Freshness.ts';
import { keepableKey, keyOf, requestOf, routeOf } from './keepableKey.ts';
import { KeptAnswers, type Answer, type Kept } from './KeptAnswers.ts';
import { sendKept } from './sendKept.ts';
import { Tally, type Counted } from './Tally.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it changed something; what was kept before is stale then. */
    hasWritten: boolean;
  }
  interface FastifyReply {
    /** Milliseconds for which the answer is the same for everyone, unless something changes; null when it is not. */
    publicForMs: number | null;
  }
}

const ASKED_BY = 'x-kept-answers';
const PUBLIC_FOR = 'x-public-for-ms';
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The largest delay that a header can say and a number can add. */
const FOREVER_MS = 1e12;

export interface Front {
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
  /** What a GET answers to everybody, never older than the call; null when it is not the same for everybody. */
  fresh(url: string, accept: string): Promise<Kept | null>;
  /** Keeps what is made of these answers for as long as they hold. */
  keep(ask: (key: string) => Promise<Answer>): KeptAnswers;
}

interface Options {
  clock: Clock;
  /** Tells the other processes. */
  onChange: () => void;
}

/**
 * The names under which a reader may have written: its address and the cookies of its browser. Whoever lies about the
 * address that a proxy says gains nothing but another's freshness.
 */
export const namesOf = ({ socket, headers }: IncomingMessage): string[] =>
  [headers['x-forwarded-for'] ?? socket.remoteAddress, headers.cookie].filter((name) => typeof name === 'string');

/** Puts the kept answers in front of the routes of `app`; to be called before any of them is added. */
export const keepAnswers = (app: FastifyInstance, { clock, onChange }: Options): Front => {
  const secret = randomUUID();
  const freshness = new Freshness(clock.monotonic);
  const kept = new KeptAnswers({ freshness, now: clock.millis, ask: askRoute(app, secret) });
  const tally = new Tally();
  app.addHook('onClose', () => tally.tell());
  const change = (writers: readonly string[] = []) => {
    freshness.change(writers);
    onChange();
  };

  app.decorateRequest('hasWritten', false);
  app.decorateReply('publicForMs', null);
  app.addHook('onRequest', async (request) => {
    // by its route: the address may be a whole URL, as a proxy says it
    request.hasWritten = !READS.has(request.method) && Boolean(request.routeOptions.url?.startsWith('/api/'));
  });
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.hasWritten) change(namesOf(request.raw));
    if (reply.publicForMs !== null && request.headers[ASKED_BY] === secret) {
      void reply.header(PUBLIC_FOR, Math.min(reply.publicForMs, FOREVER_MS));
    }
  });

  return {
    answers(request, response, otherwise) {
      const key = keepableKey(request);
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
    fresh: (url, accept) => kept.make(keyOf(url, accept)),
    keep: (ask) => new KeptAnswers({ freshness, now: clock.millis, ask }),
  };

  function send(request: IncomingMessage, response: ServerResponse, found: Kept) {
    tally.count(routeOf(request), sendKept(request, response, found.encodings));
  }

  async function answerAnew(key: string, request: IncomingMessage, response: ServerResponse, otherwise: () => void) {
    // what goes wrong is said by the route, to the one who asks
    const made = await kept.make(key).catch(() => null);
    if (response.destroyed) return;
    if (made) send(request, response, made);
    else otherwise();
  }
};

/** Asks the route as nobody in particular. */
const askRoute =
  (app: FastifyInstance, secret: string) =>
  async (key: string): Promise<Answer> => {
    const { url, accept } = requestOf(key);
    const headers = { accept, 'apollo-require-preflight': 'true', 'accept-encoding': 'identity', [ASKED_BY]: secret };
    const { statusCode, headers: answered, rawPayload } = await app.inject({ method: 'GET', url, headers });
    const publicFor = answered[PUBLIC_FOR];
    return {
      status: statusCode,
      contentType: answered['content-type'] ?? 'application/json; charset=utf-8',
      body: rawPayload,
      isPublic: publicFor !== undefined,
      holdsForMs: Number(publicFor ?? 0),
    };
  };
