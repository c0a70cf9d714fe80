import type { FastifyInstance } from 'fastify';

/**
 * Warns once of a proxy in front that is not configured: by its address all people would be one to the limits.
 * Anybody may claim to be a proxy, so it is logged once, and nothing of the claim is.
 */
export const warnOfUntrustedProxy = (app: FastifyInstance, trustProxy: number): void => {
  if (trustProxy > 0) return;
  let isSaid = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isSaid || (headers['x-forwarded-for'] ?? headers.forwarded) === undefined) return;
    isSaid = true;
    log.warn('A request came through a proxy, and TRUST_PROXY is not set: limits take all people behind it for one');
  });
};
