import type { FastifyInstance } from 'fastify';

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

/**
 * JSON and nothing else: other kinds of body are what forms on foreign pages can send. Clients that set the header on
 * every call send it without a body as well, or with an empty one.
 */
export const readJsonOnly = (app: FastifyInstance): void => {
  waitForNothing(app);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
};
