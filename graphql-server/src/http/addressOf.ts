import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** The address that a request comes from, before Fastify has it, and found as Fastify finds its `ip`. */
export const addressOf = (request: IncomingMessage, trustProxy: number): string =>
  proxyAddr(request, (_address, hop) => hop < trustProxy);
