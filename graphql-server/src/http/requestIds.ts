import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-request-id';
/** What cannot be mistaken for anything else in a log. */
const PLAIN = /^[A-Za-z0-9._-]{8,64}$/;

/** The name of a request in the log: the one that a proxy gave it, where it is a plain one, else one of our own. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers[HEADER];
  return typeof given === 'string' && PLAIN.test(given) ? given : randomUUID();
};

/** Every response of a route names its request. Responses from the cache are in the log by route and status only. */
export const sendRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(HEADER, request.id);
  });
};
