import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendNotFound } from './problems.ts';

const HASHED = /[/\\]assets[/\\]/;

const acceptsHtml = (accept: string | undefined) => accept?.includes('text/html') ?? false;

const isPage = (reply: FastifyReply) => String(reply.getHeader('content-type') ?? '').startsWith('text/html');

/** Serves the built web app from `root`: its files, and its page for every address a person may open. */
export const serveWebApp = async (app: FastifyInstance, root: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    cacheControl: false,
    // the build has compressed them with more patience than an answer has
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.addHook('onSend', async (request, reply) => {
    if (!isPage(reply)) return;
    const isEvent = request.url.startsWith('/events/');
    if (isEvent) void reply.header('x-robots-tag', 'noindex');
    // Google lets a project tie its key to its sites, and knows them by the referrer; the link of an event is nobody's
    else void reply.header('referrer-policy', 'strict-origin');
  });
  app.setNotFoundHandler((request, reply: FastifyReply) => {
    const wantsPage =
      request.method === 'GET' && acceptsHtml(request.headers.accept) && !request.url.startsWith('/api/');
    if (!wantsPage) return sendNotFound(request, reply);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
};
