import type { FastifyInstance } from 'fastify';

/** JSON and nothing else: other kinds of body are what forms on foreign pages can send. */
export const readJsonOnly = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // clients that set the header on every call send it with the empty body of a DELETE as well
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
};
