import type { FastifyInstance } from 'fastify';
import { TransportError } from '../problems/problems.ts';

/** A name or an address, and maybe a port (RFC 9110, 7.2), as far as a link can lead there. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Most requests name the same one, which need not be parsed again. */
let lastGood = '';

/** Whether links can be made with what a request says for its host. Programs that speak HTTP/1.0 may say none. */
export const isWellFormedHost = (host: string | undefined): boolean => {
  if (host === undefined || host === '' || host === lastGood) return true;
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return false;
  lastGood = host;
  return true;
};

/** Refuses requests for a malformed host, whether it is sent by the client or by a proxy for it (RFC 9112, 3.2). */
export const refuseMalformedHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ host, raw }) => {
    if (isWellFormedHost(raw.headers.host) && isWellFormedHost(host)) return;
    throw new TransportError(400, 'request.noHost');
  });
};
