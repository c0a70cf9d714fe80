import type { FastifyInstance } from 'fastify';

const JSON_TYPE = /^application\/json\b/i;

/**
 * JSON and nothing else: other kinds of body are what forms on foreign pages can send. Clients that set the header on
 * every call send it without a body as well, or with an empty one.
 */
export const readJsonOnly = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw }) => {
    // a body that is over before it begins says nothing of its end, for which the parser would wait
    if (raw.readableEnded && JSON_TYPE.test(raw.headers['content-type'] ?? '')) delete raw.headers['content-type'];
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
};
