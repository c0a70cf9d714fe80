import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hostOf, isLoopback } from '../../config/loopback.ts';
import { TransportError } from '../problems/problems.ts';

const SENTENCE = 'request.otherHost';

/** Whether a request names a host that is ours. */
export type IsOwnHost = (request: IncomingMessage) => boolean;

/**
 * With local sign-in, where anybody is anybody, a page of another site must not reach the server by a name of its own
 * that it points at this machine (DNS rebinding): the browser would take both for one site, but it says the name.
 * @param names beside those of this machine alone; null where people sign in for real, and any name will do
 */
export const ownHosts = (names: ReadonlySet<string> | null): IsOwnHost => {
  if (names === null) return () => true;
  /** Most requests name the same few, which need not be parsed again. */
  let last: { said: string; isOurs: boolean } | undefined;
  return ({ headers: { host: said } }) => {
    // programs that speak HTTP/1.0 may say none; browsers always do
    if (said === undefined) return true;
    if (last?.said === said) return last.isOurs;
    const host = hostOf(said);
    last = { said, isOurs: host !== null && (isLoopback(host) || names.has(host)) };
    return last.isOurs;
  };
};

/** Refuses with 421 what names a host that is not ours. */
export const refuseForeignHosts = (app: FastifyInstance, isOwnHost: IsOwnHost): void => {
  app.addHook('onRequest', async ({ raw }) => {
    if (!isOwnHost(raw)) throw new TransportError(421, SENTENCE);
  });
};
