import type {} from '@fastify/swagger';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { PAGES } from '@quorum/domain/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResponseCache } from '../../cache/ResponseCache.ts';
import { readerLanguage } from '../../http/readerLanguage.ts';
import { sendPublic, type PublicTextOptions } from '../../http/sendPublic.ts';
import { LISTS_KEY } from '../../http/sharedCache.ts';
import type { EventFilters } from '../../persistence/repositories/lists/eventPages.ts';
import { feedFiltersIn, listForFeed, listForSitemap } from '../../use-cases/lists/feed.ts';
import { noEmails, presentEvent } from '../presenters/presentEvent.ts';
import { apiChangesFeed } from './apiChangesFeed.ts';
import { atomFeed, sitemap } from './atomFeed.ts';
import { jsonFeed, type Feed } from './jsonFeed.ts';

const FEEDS = [
  { path: '/feed.json', contentType: 'application/feed+json; charset=utf-8', write: jsonFeed },
  { path: '/feed.atom', contentType: 'application/atom+xml; charset=utf-8', write: atomFeed },
];

/** Read by programs that come once an hour; what is on them changes with time as well. */
const MAX_AGE_MS = 60_000;
const SITEMAP = '/sitemap.xml';
/** A sitemap may have 50,000. */
const ADDRESSES_MAX = 49_000;
const LISTED_PAGES = [PAGES.home, PAGES.about, PAGES.guide, PAGES.changelog, PAGES.developers];

interface Asked {
  filters: EventFilters;
  language: ReaderLanguage;
  origin: string;
  url: string;
}

const hidden = { schema: { hide: true } };

/** What follows new events and the changes of the API: JSON Feed, Atom, and the map for search engines. */
export const feedRoutes = (app: FastifyInstance, options: PublicTextOptions): void => {
  const { openAnonymously, linkOrigin, publicCache, clock, quota } = options;
  apiChangesFeed(app, { linkOrigin });

  const kept = (contentType: string, write: (key: string) => Promise<string>): ResponseCache =>
    publicCache.derive(async (key) => {
      const body = Buffer.from(await write(key));
      return { contentType, body, expiresAt: clock.millis() + MAX_AGE_MS };
    }, MAX_AGE_MS);

  const send = async (cache: ResponseCache, key: object, request: FastifyRequest, reply: FastifyReply) => {
    const found = await cache.find(JSON.stringify(key), () => quota.takeRendering(request));
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language, cookie' });
    return sendPublic(request, reply, found, LISTS_KEY);
  };

  for (const { path, contentType, write } of FEEDS) {
    const feeds = kept(contentType, async (key) => {
      const { filters, ...asked } = JSON.parse(key) as Asked;
      const events = await listForFeed(openAnonymously(), filters);
      const feed: Feed = { ...asked, events: events.map((event) => presentEvent(event, noEmails)) };
      return write(feed);
    });
    app.get(path, hidden, async (request, reply) => {
      // all that the feed depends on, whatever else a client sends: readers and mail programs add parameters of theirs
      const filters = feedFiltersIn(request.query);
      const origin = linkOrigin(request);
      const given = new URLSearchParams();
      for (const [name, value] of Object.entries(filters)) if (value !== null) given.set(name, String(value));
      const url = `${origin}${path}?${given.toString()}`;
      return send(feeds, { filters, language: readerLanguage(request), origin, url } satisfies Asked, request, reply);
    });
  }

  const sitemaps = kept('application/xml; charset=utf-8', async (key) => {
    const { origin } = JSON.parse(key) as Pick<Asked, 'origin'>;
    return sitemap(origin, LISTED_PAGES, await listForSitemap(openAnonymously(), ADDRESSES_MAX));
  });
  app.get(SITEMAP, hidden, async (request, reply) => send(sitemaps, { origin: linkOrigin(request) }, request, reply));
};
