import type { IncomingMessage } from 'node:http';

/**
 * The address that a request comes from, before Fastify has it, which says the same as `ip`. Each proxy adds whom it speaks
 * for at the end, so of `trustProxy` of them the first one's word is so many from there; what stands before it is a claim.
 */
export const addressOf = ({ socket, headers }: IncomingMessage, trustProxy: number): string => {
  const nearest = socket.remoteAddress ?? '';
  if (trustProxy === 0) return nearest;
  const said = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const hops = [nearest, ...said.reverse()];
  return hops[Math.min(trustProxy, hops.length - 1)] ?? nearest;
};
