import { html, type Html } from '@quorum/html/html';
import type { EventView } from '../presenters/presentEvent.ts';
import { feedTitle, linesOf } from './feedWords.ts';
import type { Feed } from './jsonFeed.ts';

/** What XML cannot hold, escaped or not: control characters, halves of a character, and two that are none. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const text = (written: string): string => written.replaceAll(UNWRITABLE, '');

const entryOf = (event: EventView, { origin, language }: Feed): Html => {
  const url = `${origin}/events/${event.urlHash}`;
  return html`<entry>
    <id>${url}</id>
    <title>${text(event.title)}</title>
    <link rel="alternate" href="${url}" />
    <published>${event.createdAt}</published>
    <updated>${event.updatedAt}</updated>
    <author><name>${text(event.creatorName)}</name></author>
    <category term="${String(event.eventTypeId)}" label="${text(event.eventType.name)}" />
    <content type="text">${text(linesOf(event, language).join('\n'))}</content>
  </entry>`;
};

/** When the last of them changed; an empty feed bears the earliest date there is. */
const latestOf = (instants: readonly string[]): string =>
  instants.reduce((latest, instant) => (instant > latest ? instant : latest), '1970-01-01T00:00:00.000Z');

interface Document {
  language: string;
  title: string;
  /** Its own address. */
  url: string;
  /** Of the page that shows the same. */
  page: string;
  /** When each entry last changed. */
  updated: readonly string[];
  entries: readonly Html[];
}

/** RFC 4287. */
export const atomDocument = ({ language, title, url, page, updated, entries }: Document): string => {
  const { markup } = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
    <id>${url}</id>
    <title>${title}</title>
    <link rel="self" href="${url}" />
    <link rel="alternate" href="${page}" />
    <updated>${latestOf(updated)}</updated>
    ${entries}
  </feed>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${markup}\n`;
};

/** Of events. */
export const atomFeed = (feed: Feed): string =>
  atomDocument({
    language: feed.language,
    title: feedTitle(feed.language),
    url: feed.url,
    page: `${feed.origin}/`,
    updated: feed.events.map(({ updatedAt }) => updatedAt),
    entries: feed.events.map((event) => entryOf(event, feed)),
  });

interface Address {
  urlHash: string;
  updatedAt: string;
}

/** The pages that search engines should know (sitemaps.org). */
export const sitemap = (origin: string, paths: readonly string[], events: readonly Address[]): string => {
  const { markup } = html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    ${paths.map((path) => html`<url><loc>${origin + path}</loc></url>`)}
    ${events.map(
      ({ urlHash, updatedAt }) =>
        html`<url><loc>${`${origin}/events/${urlHash}`}</loc><lastmod>${updatedAt}</lastmod></url>`,
    )}
  </urlset>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${markup}\n`;
};
