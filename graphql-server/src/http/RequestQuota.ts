import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { DomainError } from '@quorum/domain/errors';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { Quota, TakeRequest } from '../gateways/limiter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Anybody may ask for it as often as they like: it costs next to nothing, or is for the operator's own programs. */
    isUncounted?: boolean;
  }
}

/** The address that a request comes from, before Fastify has it, and found as Fastify finds its `ip`. */
export const addressOf = (request: IncomingMessage, trustProxy: number): string =>
  proxyAddr(request, (_address, hop) => hop < trustProxy);

/** For routes that anybody may ask as often as they like. */
export const UNCOUNTED: FastifyContextConfig = { isUncounted: true };

/**
 * How much a network may have handled that no cache answers. A request counts once, whether it refills a cache or
 * reaches a route.
 */
export class RequestQuota {
  readonly #left = new WeakMap<IncomingMessage, Quota | null>();

  constructor(
    private readonly takeRequest: TakeRequest,
    /** How many proxies stand before the server. */
    private readonly trustProxy: number,
  ) {}

  /** @throws DomainError `RATE_LIMITED` for one too many */
  take(request: IncomingMessage): void {
    if (this.#left.has(request)) return;
    this.#left.set(request, this.takeRequest('request', addressOf(request, this.trustProxy)));
  }

  /** What is left after a request; null for one that does not count. */
  leftTo(request: IncomingMessage): Quota | null {
    return this.#left.get(request) ?? null;
  }

  /** The same where a refusal is for the route to say. */
  mayTake(request: IncomingMessage): boolean {
    try {
      this.take(request);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }

  /** For a page or calendar that is written for this request. @throws DomainError `RATE_LIMITED` for one too many */
  takeRendering({ raw }: FastifyRequest): void {
    this.takeRequest('rendering', addressOf(raw, this.trustProxy));
  }
}

/** Refuses requests of a network that has used up its quota, before their routes handle them. */
export const limitRequests = (app: FastifyInstance, quota: RequestQuota): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (!routeOptions.config.isUncounted) quota.take(raw);
  });
};
