import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Draw } from '../../src/gateways/pictures/Draw.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { everyRoute } from '../support/everyRoute.ts';
import { useServer } from '../support/useServer.ts';
import { graphqlPath, picturePath, SHARED_PATHS } from './sharedPaths.ts';

const nothing: Draw = () => Promise.resolve(Buffer.from('a picture'));

const built = useWebApp();
const server = useServer(() => ({
  webRoot: built.root,
  env: { SHARED_CACHE: '2', ADMIN_UIDS: 'olga', PUBLIC_URL: 'http://quorum.example' },
  draw: nothing,
}));

const SHARED = 'public, max-age=0, s-maxage=2, stale-while-revalidate=1, stale-if-error=600';
const PICTURE = SHARED.replace('max-age=0', 'max-age=86400, immutable');

/** Where the server listens: lists are sent before its routes see the request. */
let address: string;
/** What each kind of thing is known by; those that not everybody may find have a title to look for. */
let hashes: Record<'event' | 'privateEvent' | 'hiddenEvent' | 'poll' | 'privatePoll' | 'hiddenPoll', string>;
let visitor: string;
let participantId: number;

const hide = (kind: 'Event' | 'Poll', urlHash: string) =>
  server.graphql(
    `mutation ($urlHash: String!) { hide${kind}(urlHash: $urlHash, hidden: true) }`,
    { urlHash },
    { as: 'olga' },
  );

beforeAll(async () => {
  const world = new PollWorld(server);
  const event = await anEvent(server, { title: 'Rowing' });
  const opened = async (changes: object = {}) => (await world.open({ participantThreshold: 9, ...changes })).urlHash;
  hashes = {
    event: event.urlHash,
    privateEvent: (await anEvent(server, { title: 'canary', isPrivate: true })).urlHash,
    hiddenEvent: (await anEvent(server, { title: 'canary' })).urlHash,
    poll: await opened(),
    privatePoll: await opened({ title: 'canary', isPrivate: true }),
    hiddenPoll: await opened({ title: 'canary' }),
  };
  await hide('Event', hashes.hiddenEvent);
  await hide('Poll', hashes.hiddenPoll);
  participantId = (await aResponse(server, event, {}, { as: 'ben' })).id;
  const joined = await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Wim' });
  visitor = joined.cookies
    .filter(({ name }) => name === 'quorum_visitor')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

type Reader = 'neither' | 'a visitor' | 'a language' | 'a form' | 'a confirmation' | 'a token';
const READERS: Record<Reader, () => Record<string, string>> = {
  neither: () => ({}),
  'a visitor': () => ({ cookie: visitor }),
  'a language': () => ({ cookie: 'quorum-language=de' }),
  'a form': () => ({ cookie: 'quorum_form=secret' }),
  // whatever it says: it is taken away, by a cookie
  'a confirmation': () => ({ cookie: 'quorum_confirmation=%7B%7D' }),
  'a token': () => ({ authorization: 'Bearer uid:ada' }),
};
const readers = Object.keys(READERS) as Reader[];

const get = (path: string, reader: Reader) =>
  fetch(`${address}${path}`, { headers: { accept: '*/*', ...READERS[reader]() }, redirect: 'manual' });

interface Route {
  key: () => string;
  /** Who gets what others may store. */
  sharedWith: Reader[];
  policy?: string;
}

const ALL_BUT_TOKENS = readers.filter((reader) => reader !== 'a token');
const PAGE = ALL_BUT_TOKENS.filter((reader) => reader !== 'a confirmation');
const NOT_KNOWN = ALL_BUT_TOKENS.filter((reader) => reader !== 'a visitor');

const ofEvent = () => `event-${hashes.event}`;
const ofPoll = () => `poll-${hashes.poll}`;
/** Of the event. */
const RESPONSES = 2;
const LIST: Route = { key: () => 'lists', sharedWith: ALL_BUT_TOKENS };
const CALENDAR: Route = { key: () => 'calendar', sharedWith: ALL_BUT_TOKENS };

/** All that others may store, with what they may tell the server to drop it by. */
const ROUTES: Record<string, Route> = {
  'the home page': LIST,
  'a page that shows nothing of people': { key: () => 'pages', sharedWith: PAGE },
  'the page of an event': { key: ofEvent, sharedWith: PAGE },
  'the page of a poll': { key: ofPoll, sharedWith: PAGE },
  'the preview of an event': { key: ofEvent, sharedWith: ALL_BUT_TOKENS, policy: PICTURE },
  'the calendar': CALENDAR,
  'the feed in JSON': LIST,
  'the feed in Atom': LIST,
  'the map of the site': LIST,
  'the calendar of an event': { key: ofEvent, sharedWith: ALL_BUT_TOKENS },
  'the frame of an event': { key: ofEvent, sharedWith: ALL_BUT_TOKENS },
  'the frame of the next events': LIST,
  'the events': LIST,
  'the event types': LIST,
  'the polls': LIST,
  'the events by GraphQL': LIST,
  'an event': { key: ofEvent, sharedWith: NOT_KNOWN },
  'a poll': { key: ofPoll, sharedWith: NOT_KNOWN },
};
const pathOf = (name: string) => SHARED_PATHS[name]?.({ ...hashes, responses: RESPONSES }) ?? '';

const storable = /public|s-maxage|stale-|immutable/;

describe('with SHARED_CACHE, others may store', () => {
  for (const [name, { key, sharedWith, policy = SHARED }] of Object.entries(ROUTES))
    it.each(readers)(`${name}, as somebody with %s gets it, or not`, async (reader) => {
      const { status, headers } = await get(pathOf(name), reader);
      expect(status).toBe(200);
      if (sharedWith.includes(reader)) {
        expect(headers.get('cache-control')).toBe(policy);
        expect(headers.get('surrogate-key')).toBe(key());
        expect(headers.get('etag')).toMatch(/^(W\/)?"/);
        expect(headers.get('vary')).toContain('authorization');
        expect(headers.getSetCookie()).toEqual([]);
      } else if (policy === PICTURE) {
        // as it was: it is drawn, and the same for everybody
        expect(headers.get('cache-control')).toBe('public, max-age=86400, immutable');
      } else {
        expect(headers.get('cache-control')).not.toMatch(storable);
        expect(headers.get('surrogate-key')).toBeNull();
      }
    });

  it.each(Object.keys(ROUTES))('what is unchanged of %s', async (name) => {
    const { policy = SHARED } = ROUTES[name] as Route;
    const etag = (await get(pathOf(name), 'neither')).headers.get('etag') ?? '';
    const again = await fetch(`${address}${pathOf(name)}`, { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, policy]);
  });

  it.each(Object.keys(ROUTES))('%s, which is the same for all who send the same of what it varies on', async (name) => {
    const { sharedWith } = ROUTES[name] as Route;
    const bodies = new Map<string, Set<string>>();
    for (const reader of sharedWith) {
      const answer = await get(pathOf(name), reader);
      const varied = (answer.headers.get('vary') ?? '').split(/, */);
      const sent = JSON.stringify(varied.map((header) => READERS[reader]()[header] ?? null));
      bodies.set(sent, (bodies.get(sent) ?? new Set()).add(await answer.text()));
    }
    expect([...bodies.values()].map(({ size }) => size)).toEqual([...bodies].map(() => 1));
  });
});

describe('with SHARED_CACHE, nobody may store', () => {
  /** What has parameters in its address, with something that there is. */
  const filled = (route: string, urlHash: string) =>
    route
      .replace(':urlHash', urlHash)
      .replace(/:(participantId|id|voterId)/g, String(participantId))
      .replace(/:(kind)/g, 'organiser')
      .replace(/:\w+/g, 'x')
      .replace('*', 'x');

  it('what has no row in this table', () => {
    expect(Object.keys(ROUTES)).toEqual(Object.keys(SHARED_PATHS));
  });

  it('every other route, for every kind of reader', async () => {
    const named = new Set(Object.keys(ROUTES).map((name) => pathOf(name).split('?')[0]));
    const routes = everyRoute(server.app);
    expect(routes).toEqual(expect.arrayContaining(['/', '/api/me/data', '/events/:urlHash', '/graphql']));
    const stored: string[] = [];
    for (const route of routes) {
      const path = filled(route, hashes.event);
      if (named.has(path) || path.startsWith('/assets/')) continue;
      for (const reader of readers) {
        const { headers, body } = await get(path, reader);
        await body?.cancel();
        if ((headers.get('cache-control') ?? '').includes('s-maxage')) stored.push(`${path} with ${reader}`);
      }
    }
    expect(stored).toEqual([]);
  });

  it.each(['privateEvent', 'hiddenEvent', 'privatePoll', 'hiddenPoll'] as const)(
    'a %s, at whatever address that has its hash',
    async (kind) => {
      const hash = hashes[kind];
      const isEvent = kind.endsWith('Event');
      const addresses = [
        `/${isEvent ? 'events' : 'polls'}/${hash}`,
        `/api/${isEvent ? 'events' : 'polls'}/${hash}`,
        graphqlPath(`{ ${isEvent ? 'event' : 'poll'}(urlHash: "${hash}") { title } }`),
        ...(isEvent ? [`/events/${hash}.ics`, picturePath(hash, 'canary')] : []),
      ];
      for (const path of addresses)
        for (const reader of readers) {
          const answer = await get(path, reader);
          expect([path, reader, answer.headers.get('cache-control')]).toEqual([
            path,
            reader,
            expect.not.stringMatching(/public|s-maxage|stale-/),
          ]);
        }
    },
  );

  it('a canary of them in what may be stored', async () => {
    for (const name of Object.keys(ROUTES)) {
      const body = await (await get(pathOf(name), 'neither')).text();
      expect(body.length).toBeGreaterThan(0);
      expect(body).not.toContain('canary');
    }
  });
});

describe('with SHARED_CACHE, those who write', () => {
  it('are known for as long as others may show what was there before', async () => {
    const joined = await server.rest('POST', `/api/events/${hashes.event}/join`, { name: 'Xenia' });
    const cookie = joined.cookies.find(({ name }) => name === 'quorum_wrote');
    expect(cookie).toMatchObject({ value: '1', maxAge: 3, httpOnly: true });
    const refused = await server.rest('POST', `/api/events/${hashes.event}/join`, { name: ' ' });
    expect(refused.cookies.map(({ name }) => name)).not.toContain('quorum_wrote');
  });
});

describe('without SHARED_CACHE', () => {
  const plain = useServer(() => ({ webRoot: built.root }));
  it.each(['/', '/guide', '/api/events', '/api/event-types', '/calendar.ics'])(
    'others store nothing of %s',
    async (url) => {
      const { headers, statusCode } = await plain.app.inject(url);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).not.toMatch(storable);
      expect(headers).not.toHaveProperty('surrogate-key');
    },
  );
});
