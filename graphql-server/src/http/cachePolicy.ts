import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Of what is the same for everybody: may be stored, and is revalidated each time. */
export const PUBLIC_CACHE = 'no-cache';

/** The same of the lists, by browsers alone: to be out of date at all is for the server to decide. */
export const LIST_CACHE = 'private, no-cache';

const FACADE = '/api/';

/** Whether a request came to a route of the REST facade. */
export const isFacade = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith(FACADE) ?? false;

/**
 * Lets nobody store what the REST facade sends, whether it is a person's own or a secret, unless its route says
 * otherwise.
 */
export const storeNothingPersonal = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    if (isFacade(request) && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
};
