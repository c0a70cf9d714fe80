import { fillPath, PAGES } from '@quorum/domain/pages';
import { html } from '@quorum/html/html';
import type { Context } from '../../use-cases/Context.ts';
import { getEmbedded } from '../../use-cases/events/embeddedEvents.ts';
import { valueIn } from './embedLook.ts';

const WIDTH = 576;
const HEIGHT = 290;
const PROVIDER = 'Quorum';
/** In seconds. */
const CACHE_AGE = 300;

/** The most that the page has room for, and we need. */
const sizeIn = (query: unknown, name: string, most: number): number => {
  const size = Number(valueIn(query, name));
  return Number.isInteger(size) && size > 0 ? Math.min(size, most) : most;
};

const EVENT_PAGE = new RegExp(`^${fillPath(PAGES.event, {}).replace(':urlHash', '([\\w-]{22})')}/?$`);

/** What oEmbed says about the event that an address of ours leads to; null for private ones and unknown ones, alike. */
export const oembedOf = async (context: Context, query: unknown, origin: string) => {
  const url = valueIn(query, 'url') ?? '';
  const [maxWidth, maxHeight] = [sizeIn(query, 'maxwidth', WIDTH), sizeIn(query, 'maxheight', HEIGHT)];
  const address = URL.canParse(url) ? new URL(url) : null;
  if (address?.origin !== new URL(origin).origin) return null;
  const [, urlHash = ''] = EVENT_PAGE.exec(address.pathname) ?? [];
  const event = await getEmbedded(context, urlHash);
  if (!event) return null;
  const frame = `${origin}/embed/events/${urlHash}`;
  const [width, height] = [String(maxWidth), String(maxHeight)];
  return {
    version: '1.0',
    type: 'rich',
    provider_name: PROVIDER,
    provider_url: origin,
    title: event.title,
    author_name: event.creatorName,
    cache_age: CACHE_AGE,
    width: maxWidth,
    height: maxHeight,
    html: html`<iframe
      src="${frame}"
      width="${width}"
      height="${height}"
      title="${event.title}"
      loading="lazy"
      style="border:0"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    ></iframe>`.markup,
  };
};
