import type { FastifyRequest } from 'fastify';

/** Whether a browser shows to somebody what comes of a request: at an address of the REST facade, programs read it. */
export const acceptsPage = ({ url, headers }: FastifyRequest): boolean =>
  Boolean(headers.accept?.includes('text/html')) && !url.startsWith('/api/');
