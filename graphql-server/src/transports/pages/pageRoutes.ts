import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Credits } from '../../config/credits.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { AskGraphQL } from '../graphql/graphqlRoutes.ts';
import { WEB_ACCEPT } from '../graphql/mediaTypes.ts';
import { type Front, namesOf } from '../http/kept-answers/keepAnswers.ts';
import { answerForAll } from '../http/kept-answers/KeptAnswers.ts';
import { replyKept } from '../http/kept-answers/replyKept.ts';
import { networkOf } from '../../gateways/network.ts';
import type { LinkOrigin } from '../http/linkOrigin.ts';
import { chosenLanguage } from '../http/readerLanguage.ts';
import { withCredits } from './withCredits.ts';
import { wantedLanguages } from '../http/wantedLanguages.ts';
import type { PageRenderer, PageRequest } from './PageRenderer.ts';
import { describePage } from './sendPage.ts';
import { tidyAddress } from './tidyAddress.ts';

const HOME = '/';
const PAGES = [
  HOME,
  '/events/:urlHash',
  '/take-over/:urlHash',
  '/create',
  '/about',
  '/guide',
  '/changelog',
  '/reports',
];

interface Options {
  /** As it was built. */
  barePage: string;
  loadRenderer: () => Promise<PageRenderer>;
  ask: AskGraphQL;
  linkOrigin: LinkOrigin;
  front: Front;
  clock: Clock;
  credits: Credits;
}

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The app's pages, as the first view of them is: written by the web app's own components, on this side. Answers the
 * sender of a page, for the addresses that are none.
 */
export const pageRoutes = (app: FastifyInstance, options: Options): SendPage => {
  const { barePage, loadRenderer, ask, linkOrigin, front, clock, credits } = options;
  const template = withCredits(barePage, credits);
  const now = () => clock.now().toMillis();

  // the home page holds as long as the answers that it is made of
  const homePages = front.keep(async (key) => {
    const { renderPage } = await loadRenderer();
    const request = JSON.parse(key) as Pick<PageRequest, 'address' | 'origin' | 'locale'>;
    let holdsUntil = Infinity;
    const askKept = async (url: string) => {
      // as a poll asks, so that they share what is kept
      const kept = await front.fresh(url, WEB_ACCEPT);
      if (!kept) throw new Error('The lists of the home page could not be read');
      holdsUntil = Math.min(holdsUntil, kept.holdsUntil);
      return kept.encodings.identity.body.toString();
    };
    const { html } = await renderPage({ ...request, credits, now: now(), ask: askKept }, template);
    const contentType = 'text/html; charset=utf-8';
    return answerForAll({ contentType, body: Buffer.from(html), holdsUntil });
  });

  const sendHome = async (request: FastifyRequest, reply: FastifyReply, key: string) => {
    const kept = homePages.find(key, () => namesOf(request.raw)) ?? (await homePages.make(key));
    if (!kept) throw new Error('The home page could not be made');
    return replyKept(request, reply, kept);
  };

  const sendOther = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: Pick<PageRequest, 'address' | 'origin' | 'locale'>,
  ) => {
    const { renderPage } = await loadRenderer();
    const asked = { ...page, credits, now: now(), ask: (url: string) => ask(url, networkOf(request.ip)) };
    const { status, html, isListed } = await renderPage(asked, template);
    if (!isListed) void reply.header('x-robots-tag', 'noindex');
    return reply.code(status).send(html);
  };

  /** Without its answers a page is the bare app, which says so and tries again. */
  const sendBare = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    request.log.error({ err: error }, 'A page could not be written');
    return reply.code(503).header('retry-after', 1).type('text/html; charset=utf-8').send(template);
  };

  const sendPage: SendPage = async (request, reply) => {
    const tidy = tidyAddress(request.url);
    if (tidy !== request.url) return reply.redirect(tidy, 308);
    const { localeAmong, pageAddress } = await loadRenderer();
    const languages = wantedLanguages(request.headers['accept-language']);
    const locale = localeAmong(languages, chosenLanguage(request));
    const page = { address: pageAddress(request.url), origin: linkOrigin(request), locale };
    describePage(reply, locale);
    try {
      const isHome = request.routeOptions.url === HOME;
      return await (isHome ? sendHome(request, reply, JSON.stringify(page)) : sendOther(request, reply, page));
    } catch (error) {
      return sendBare(request, reply, error);
    }
  };

  // what a browser keeps to show without a connection
  app.get('/index.html', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(template),
  );
  for (const url of PAGES) app.get(url, { schema: { hide: true } }, sendPage);
  return sendPage;
};
