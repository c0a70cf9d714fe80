import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { digestOf } from '../cache/digestOf.ts';
import { etagMatches } from '../cache/etagMatches.ts';
import { isFacade } from './cachePolicy.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Of the event or poll that the answer shows. */
    shownRevision: number | null;
  }
  interface FastifyContextConfig {
    /** Has a tag though it is none of the REST facade. */
    isTagged?: boolean;
  }
}

const READS = new Set(['GET', 'HEAD']);
const SHOWN = new Set([200, 201]);

const revisionIn = (view: unknown): number | null => {
  const { revision } = view as { revision?: unknown };
  return typeof revision === 'number' ? revision : null;
};

/** Weak, since it is the same however the body is compressed. What is shown depends on rights and time too, so it has a digest. */
const tagFor = ({ shownRevision }: FastifyReply, body: string | Buffer): string => {
  const revision = shownRevision === null ? '' : `${shownRevision}-`;
  return `W/"${revision}${digestOf(body)}"`;
};

const sendsTags = (request: FastifyRequest): boolean =>
  isFacade(request) || request.routeOptions.config.isTagged === true;

/** All that is read; of writes, what shows something that `If-Match` protects. Files have tags already, and are streams. */
const isTagged = ({ method }: FastifyRequest, reply: FastifyReply, payload: unknown): payload is string | Buffer =>
  SHOWN.has(reply.statusCode) &&
  (READS.has(method) || reply.shownRevision !== null) &&
  !reply.hasHeader('etag') &&
  (typeof payload === 'string' || Buffer.isBuffer(payload));

/**
 * Tags what the REST facade sends and what asks for it, and spares readers what they have. `no-store` keeps a personal answer out of caches; a
 * program that holds what it has read may still ask whether it is so.
 */
export const tagEntities = (app: FastifyInstance): void => {
  app.decorateReply('shownRevision', null);
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (isFacade(request)) reply.shownRevision = revisionIn(payload);
    return payload;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!sendsTags(request) || !isTagged(request, reply, payload)) return payload;
    const etag = tagFor(reply, payload);
    void reply.header('etag', etag);
    if (!READS.has(request.method) || !etagMatches(request.headers['if-none-match'] ?? '', etag)) return payload;
    void reply.code(304).removeHeader('content-type');
    // the body of a HEAD is measured, and dropped, by its route
    return request.method === 'HEAD' ? payload : null;
  });
};
