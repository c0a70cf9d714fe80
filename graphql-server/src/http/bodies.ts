import type { FastifyInstance } from 'fastify';
import { TransportError } from './problems/problems.ts';

/**
 * Reads no body that is over when the headers are: it says nothing of its end, for which every parser would wait. A type
 * that nobody reads is refused all the same.
 */
const waitForNothing = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw, server }) => {
    if (!raw.readableEnded) return;
    const [type = ''] = raw.headers['content-type']?.split(';') ?? [];
    if (server.hasContentTypeParser(type.trim().toLowerCase())) delete raw.headers['content-type'];
  });
};

/** Reads no compressed body, which may be a thousand times as large as it looks. */
const refuseCompressed = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ headers }, reply) => {
    const coding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
    if (coding === 'identity') return;
    // what would be read instead (RFC 9110, 15.5.16)
    void reply.header('accept-encoding', 'identity');
    throw new TransportError(415, 'request.compressed');
  });
};

/** Far deeper than anything that a call takes; what walks through JSON by recursion bears it. */
const DEPTH_MAX = 64;

/** Whether brackets are open in each other that often, but for those within texts. */
const isTooDeep = (json: string): boolean => {
  let depth = 0;
  for (const [part] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[[{]|[\]}]/gs)) {
    if (part === '[' || part === '{') depth++;
    else if (part === ']' || part === '}') depth--;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
};

/** Has routes read bodies of this type as JSON. */
const readAsJson = (app: FastifyInstance, type: string): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(type, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isTooDeep(body as string)) done(new TransportError(400, 'request.tooDeep'));
    else void parse(request, body as string, done);
  });
};

const MERGE_PATCH = 'application/merge-patch+json';

/** What a change may be sent as (RFC 7396). */
export const CHANGE_TYPES = ['application/json', MERGE_PATCH] as const;

/** Has the routes of this scope take a change as what it is, too. No page of another site can send it unasked. */
export const readMergePatches = (scope: FastifyInstance): void => readAsJson(scope, MERGE_PATCH);

/**
 * JSON and nothing else: other kinds of body are what forms on foreign pages can send. Clients that set the header on
 * every call send it without a body as well, or with an empty one.
 */
export const readJsonOnly = (app: FastifyInstance): void => {
  refuseCompressed(app);
  waitForNothing(app);
  app.removeAllContentTypeParsers();
  readAsJson(app, 'application/json');
};
