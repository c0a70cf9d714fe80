import type {} from '@fastify/swagger';
import { DomainError } from '@quorum/domain/errors';
import { FORMER_PAGES, PAGES } from '@quorum/domain/pages';
import type { PageRenderer, RenderedPage } from '@quorum/domain/page/PageRenderer';
import type { Credits, PageRequest } from '@quorum/domain/page/PageRequest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicCache } from '../../cache/responseCachePlugin.ts';
import { isRefusal, type Found } from '../../cache/ResponseCache.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { QueryAnonymously } from '../graphql/graphqlRoutes.ts';
import { WEB_ACCEPT } from '../graphql/mediaTypes.ts';
import type { LinkOrigin } from '../../http/hosts/linkOrigin.ts';
import { CAMERA_ALLOWED } from '../../http/securityHeaders.ts';
import type { RequestQuota } from '../../http/RequestQuota.ts';
import { takeConfirmation } from '../../http/cookies/confirmationCookie.ts';
import { keepFormSecret } from '../../http/cookies/formCookie.ts';
import { eventKey, LISTS_KEY, PAGES_KEY, pollKey, share } from '../../http/sharedCache.ts';
import { confirmingPath } from './eventPaths.ts';
import { withCredits } from './withCredits.ts';
import { sendFound } from './sendFound.ts';
import { localeOf } from '../../http/readerLanguage.ts';
import { describePage } from './sendPage.ts';
import { tidyAddress } from './tidyAddress.ts';

interface Options {
  /** As it was built. */
  barePage: string;
  loadRenderer: () => Promise<PageRenderer>;
  query: QueryAnonymously;
  linkOrigin: LinkOrigin;
  publicCache: PublicCache;
  clock: Clock;
  quota: RequestQuota;
  credits: Partial<Credits>;
  /** Null where no shared cache may store pages. */
  sharedCache: number | null;
}

/** The same for everybody, with a form that is sent without a script. */
const WITH_FORM: ReadonlySet<string> = new Set([PAGES.poll, PAGES.series]);

type Page = Pick<PageRequest, 'address' | 'origin' | 'locale'>;

const HTML = 'text/html; charset=utf-8';

/** Pages that show nothing of people. */
export const STATIC_PAGES = [
  PAGES.create,
  PAGES.createPoll,
  PAGES.about,
  PAGES.guide,
  PAGES.changelog,
  PAGES.developers,
];

/** The pages that shared caches may store where everybody may find them, with what they know them by. */
const SHARED_PAGES: Record<string, (urlHash: string) => string> = {
  [PAGES.event]: eventKey,
  [PAGES.poll]: pollKey,
  ...Object.fromEntries(STATIC_PAGES.map((page) => [page, () => PAGES_KEY])),
};

const sharedKeyOf = ({ routeOptions: { url = '' }, params }: FastifyRequest): string | null => {
  const { urlHash = '' } = params as { urlHash?: string };
  return SHARED_PAGES[url]?.(urlHash) ?? null;
};

const UNLISTED = 'x-robots-tag';

const headersOf = ({ isListed }: RenderedPage): Record<string, string> => (isListed ? {} : { [UNLISTED]: 'noindex' });

const isListed = ({ found }: Found): boolean => found !== null && !isRefusal(found) && !(UNLISTED in found.headers);

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The app's pages, as the first view of them is: written by the web app's own components, on this side. Returns the
 * sender of a page, for the addresses that are none.
 */
export const pageRoutes = (app: FastifyInstance, options: Options): SendPage => {
  const { barePage, loadRenderer, query, linkOrigin, publicCache, clock, quota, credits, sharedCache } = options;
  const template = withCredits(barePage, credits);
  const now = () => clock.now().toMillis();

  const render = async (page: Page, more: Pick<PageRequest, 'query' | 'confirmation'>) => {
    const { renderPage } = await loadRenderer();
    return renderPage({ ...page, credits, now: now(), ...more }, template);
  };

  // the home page is fresh for as long as the lists that it shows
  const homePages = publicCache.derive(async (key) => {
    let expiresAt = Infinity;
    const queryCache = async (url: string) => {
      // as a poll does, so that they share an entry
      const entry = await publicCache.read(url, WEB_ACCEPT);
      if (!entry) throw new Error('The lists of the home page could not be read');
      expiresAt = Math.min(expiresAt, entry.expiresAt);
      return entry.identity.body.toString();
    };
    const { html } = await render(JSON.parse(key) as Page, { query: queryCache });
    return { contentType: HTML, body: Buffer.from(html), expiresAt };
  });

  const listEventTypes = async () => {
    const entry = await publicCache.read('/api/event-types', '*/*');
    if (!entry) throw new Error('The event types could not be read');
    return JSON.parse(entry.identity.body.toString()) as { id: number }[];
  };

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    found: Found,
    { page: { locale }, sharedKey }: { page: Page; sharedKey: string | null },
  ) => {
    // what is as it was may be wrong a moment later
    if (sharedKey !== null && found.ageMs === null) share(reply, sharedKey);
    const { staleNote } = await loadRenderer();
    return sendFound(request, reply, found, { locale, now: now(), staleNote });
  };

  const sendHome = async (request: FastifyRequest, reply: FastifyReply, page: Page) =>
    send(request, reply, await homePages.find(JSON.stringify(page), () => quota.takeRendering(request)), {
      page,
      sharedKey: LISTS_KEY,
    });

  const sendRendered = (reply: FastifyReply, page: RenderedPage) =>
    reply.headers(headersOf(page)).code(page.status).send(page.html);

  // a group opens a link at once when somebody shares it; a first view is what a visitor sees, so it is the same for all
  const sharedPages = publicCache.derive(async (key) => {
    const page = await render(JSON.parse(key) as Page, { confirmation: null, query });
    if (page.status === 200)
      return { contentType: HTML, body: Buffer.from(page.html), headers: headersOf(page), expiresAt: Infinity };
    return { isLasting: false, send: (_request, reply) => sendRendered(reply, page) };
  });

  const sendOther = async (request: FastifyRequest, reply: FastifyReply, page: Page) => {
    const keepSecret = () => {
      if (WITH_FORM.has(request.routeOptions.url ?? '')) keepFormSecret(request, reply);
    };
    const confirmation = takeConfirmation(request, reply, confirmingPath);
    if (confirmation) {
      quota.takeRendering(request);
      keepSecret();
      void reply.header('cache-control', 'no-store');
      return sendRendered(reply, await render(page, { confirmation, query }));
    }
    const found = await sharedPages.find(JSON.stringify(page), () => quota.takeRendering(request));
    const sharedKey = sharedCache !== null && isListed(found) ? sharedKeyOf(request) : null;
    // no shared cache may store a page with a cookie; its form gets one once it is sent
    if (sharedKey === null) keepSecret();
    return send(request, reply, found, { page, sharedKey });
  };

  /** Without its results a page is the bare app, which says so and tries again. */
  const sendBare = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    request.log.error({ err: error }, 'A page could not be written');
    return reply.code(503).header('retry-after', 1).type(HTML).send(template);
  };

  const sendPage: SendPage = async (request, reply) => {
    const tidy = tidyAddress(request.url);
    if (tidy !== request.url) return reply.redirect(tidy, 308);
    const renderer = await loadRenderer();
    const locale = localeOf(request);
    describePage(reply, locale);
    if (request.routeOptions.url === PAGES.manage) void reply.header(...CAMERA_ALLOWED);
    try {
      const address = await renderer.pageAddress(request.url, listEventTypes);
      const page = { address, origin: linkOrigin(request), locale };
      const isHome = request.routeOptions.url === PAGES.home;
      return await (isHome ? sendHome(request, reply, page) : sendOther(request, reply, page));
    } catch (error) {
      if (error instanceof DomainError && error.code === 'RATE_LIMITED') throw error;
      return sendBare(request, reply, error);
    }
  };

  // what a browser keeps to show without a connection
  app.get('/index.html', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type(HTML).send(template),
  );
  for (const url of Object.values(PAGES)) app.get(url, { schema: { hide: true } }, sendPage);
  for (const [url, now] of Object.entries(FORMER_PAGES))
    app.get(url, { schema: { hide: true } }, (_request, reply) => reply.redirect(now, 308));
  return sendPage;
};
