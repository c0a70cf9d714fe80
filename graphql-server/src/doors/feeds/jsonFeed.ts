import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { pick } from '@quorum/domain/pick';
import type { EventView } from '../presenters/presentEvent.ts';
import { feedTitle, linesOf } from './feedWords.ts';

export interface Feed {
  events: readonly EventView[];
  language: ReaderLanguage;
  /** Where people reach the product. */
  origin: string;
  /** Its own address. */
  url: string;
}

/** What a program reads of an event; the rest is at its address. */
const FACTS = [
  'urlHash',
  'date',
  'endTime',
  'timezone',
  'location',
  'status',
  'participantThreshold',
  'expected',
  'chance',
  'placesLeft',
] as const;

const itemOf = (event: EventView, { origin, language }: Feed) => {
  const url = `${origin}/events/${event.urlHash}`;
  return {
    id: url,
    url,
    title: event.title,
    content_text: linesOf(event, language).join('\n'),
    date_published: event.createdAt,
    date_modified: event.updatedAt,
    authors: [{ name: event.creatorName }],
    tags: [event.eventType.name],
    _quorum: { about: `${origin}/api/events/${event.urlHash}`, ...pick(event, FACTS) },
  };
};

interface Document {
  title: string;
  /** Of the page that shows the same. */
  page: string;
  origin: string;
  /** Its own address. */
  url: string;
  language: string;
  items: readonly object[];
}

/** JSON Feed 1.1. */
export const jsonDocument = ({ title, page, origin, url, language, items }: Document): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: url,
    icon: `${origin}/icons/apple-touch-180.png`,
    language,
    items,
  });

/** Of events. */
export const jsonFeed = (feed: Feed): string =>
  jsonDocument({
    ...feed,
    title: feedTitle(feed.language),
    page: `${feed.origin}/`,
    items: feed.events.map((event) => itemOf(event, feed)),
  });
