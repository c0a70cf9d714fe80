import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendNotFound } from './problems.ts';

const HASHED = /[/\\]assets[/\\]/;

const acceptsHtml = (accept: string | undefined) => accept?.includes('text/html') ?? false;

/** Serves the built web app from `root`: its files, and its page for every address a person may open. */
export const serveWebApp = async (app: FastifyInstance, root: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply: FastifyReply) => {
    const isPage = request.method === 'GET' && acceptsHtml(request.headers.accept) && !request.url.startsWith('/api/');
    if (!isPage) return sendNotFound(request, reply);
    if (request.url.startsWith('/events/')) void reply.header('x-robots-tag', 'noindex');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
};
