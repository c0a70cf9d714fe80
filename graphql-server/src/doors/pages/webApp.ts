import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SendPage } from './pageRoutes.ts';
import { acceptsPage } from '../../http/problems/acceptsPage.ts';
import { named } from '../../http/named.ts';
import { UNCOUNTED } from '../../http/RequestQuota.ts';
import { sendNotFound } from '../../http/problems/problems.ts';

/** Pictures that other sites may show, as those do that preview a link; they say nothing of anybody. */
const SHOWN_ELSEWHERE = /[/\\](preview\.png|favicon\.svg|icons[/\\][^/\\]+)$/;

const HASHED = /[/\\]assets[/\\]/;

const isPage = (reply: FastifyReply) => String(reply.getHeader('content-type') ?? '').startsWith('text/html');

/** Serves the files of the built web app from `root`, and its page of no page to a browser that navigates. */
export const serveWebApp = async (app: FastifyInstance, root: string, sendPage: SendPage): Promise<void> => {
  const files: FastifyStaticOptions = {
    root,
    wildcard: false,
    // what opens at an address is a page, and not a file
    index: false,
    cacheControl: false,
    // the build compressed them at a higher level than a response could wait for
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
    setHeaders: (reply, path) => {
      if (SHOWN_ELSEWHERE.test(path)) void reply.header('cross-origin-resource-policy', 'cross-origin');
      void reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  };
  // for the route that sends one of the files itself
  await app.register(fastifyStatic, { ...files, serve: false });
  const servedFiles = async (scope: FastifyInstance) => {
    scope.addHook('onRoute', (route) => void (route.config = { ...route.config, ...UNCOUNTED }));
    await scope.register(fastifyStatic, { ...files, decorateReply: false });
  };
  await app.register(named('files of the web app', servedFiles));
  app.addHook('onSend', async (request, reply) => {
    // Google lets a project tie its key to its sites, and knows them by the referrer; the link of an event is nobody's
    if (isPage(reply) && !request.url.startsWith('/events/')) void reply.header('referrer-policy', 'strict-origin');
  });
  app.setNotFoundHandler((request, reply: FastifyReply) => {
    const wantsPage = request.method === 'GET' && acceptsPage(request);
    return wantsPage ? sendPage(request, reply) : sendNotFound(request, reply);
  });
};
