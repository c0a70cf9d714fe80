export interface Found {
  /** The hash of an event 'Rowing'. */
  event: string;
  /** How many responses it has. */
  responses: number;
  /** The hash of a poll. */
  poll: string;
}

export const graphqlPath = (query: string): string => `/graphql?${new URLSearchParams({ query }).toString()}`;

export const picturePath = (urlHash: string, title: string, responses = 0): string =>
  `/events/${urlHash}/preview/en/${title}-${responses}.png`;

const fixed = (path: string) => () => path;

/** Where all is that shared caches may store. */
export const SHARED_PATHS: Readonly<Record<string, (found: Found) => string>> = {
  'the home page': fixed('/'),
  'a page that shows nothing of people': fixed('/guide'),
  'the page of an event': ({ event }) => `/events/${event}`,
  'the page of a poll': ({ poll }) => `/polls/${poll}`,
  'the preview of an event': ({ event, responses }) => picturePath(event, 'Rowing', responses),
  'the calendar': fixed('/calendar.ics'),
  'the feed in JSON': fixed('/feed.json'),
  'the feed in Atom': fixed('/feed.atom'),
  'the map of the site': fixed('/sitemap.xml'),
  'the calendar of an event': ({ event }) => `/events/${event}.ics`,
  'the frame of an event': ({ event }) => `/embed/events/${event}`,
  'the frame of the next events': fixed('/embed/events'),
  'the events': fixed('/api/events'),
  'the event types': fixed('/api/event-types'),
  'the polls': fixed('/api/polls'),
  'the events by GraphQL': fixed(graphqlPath('{ events { nodes { title participants { name } } } }')),
  'an event': ({ event }) => `/api/events/${event}`,
  'a poll': ({ poll }) => `/api/polls/${poll}`,
};
