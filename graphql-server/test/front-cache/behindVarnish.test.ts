import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { startFrontWorld, type FrontWorld } from './frontWorld.ts';
import { SHARED_PATHS } from './sharedPaths.ts';
import { missingVarnish } from './varnish.ts';

const READERS = 2_000;
/** So many at a time, as connections of browsers would be. */
const AT_ONCE = 100;
const STORED_MS = 2_000;
const VISIBLE_MS = 3_000;

const missing = missingVarnish();
if (missing) console.warn(missing);
/** Runs where Varnish is installed, as it is in CI. */
const describeWhere = missing ? describe.skip : describe;

let world: FrontWorld;
let event: EventView;
let pollHash: string;

const LIST = `/graphql?query=${encodeURIComponent('{ events { nodes { title status participants { name } } } }')}`;
const addresses = () => [
  ...['/', '/api/events', '/calendar.ics', LIST],
  ...[`/events/${event.urlHash}`, `/events/${event.urlHash}.ics`, `/api/events/${event.urlHash}`],
];

const BROWSER = {
  accept: '*/*',
  'accept-encoding': 'gzip',
  // what a reader may send in many ways, and no response depends on
  cookie: 'theme=dark; quorum-language=de; other=1',
};
const ONE_LANGUAGE = { 'accept-language': 'de' };
let readers = 0;
const get = (url: string, headers: Record<string, string> = {}) => {
  readers += 1;
  const language = ['de-AT,de;q=0.9', 'de', 'de-AT;q=0.8, en;q=0.7', 'fr,de-AT'][readers % 4] ?? '';
  return fetch(`${world.varnish.address}${url}`, {
    headers: { ...BROWSER, 'accept-language': language, ...headers },
    redirect: 'manual',
  });
};
const write = (method: string, url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${world.varnish.address}${url}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Asks until what there is is older than a server that responds would allow. */
const untilOutdated = async (url: string): Promise<string | null> => {
  for (;;) {
    const { status, headers } = await get(url, ONE_LANGUAGE);
    expect([url, status]).toEqual([url, 200]);
    if (Number(headers.get('age')) * 1_000 > VISIBLE_MS) return headers.get('cache-status');
  }
};

/** Of `count` readers, each reads each address; never more at a time than there would be connections. */
const read = async (count: number) => {
  let next = 0;
  const one = async () => {
    while (next < count) {
      next += 1;
      for (const url of addresses()) expect((await get(url)).status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
};

describeWhere('2,000 readers behind Varnish', () => {
  beforeAll(async () => {
    world = await startFrontWorld();
    event = await anEvent(world, { title: 'Rowing', participantThreshold: 2 });
    const poll = await new PollWorld(world).open({ participantThreshold: 9 });
    pollHash = poll.urlHash;
  });
  afterEach(() => world.setDown(false));
  afterAll(() => world.stop());

  it('reach the server once in two seconds for an address, in each language that it is asked for', async () => {
    world.hits.length = 0;
    const begunAt = performance.now();
    await read(READERS);
    const took = performance.now() - begunAt;
    for (const url of addresses()) {
      const hits = world.hits.filter((hit) => hit.url === url).map(({ at }) => at);
      // two spellings of a language among those of the readers, of what is said in one: de and de-AT
      const variants = /^\/(api|graphql)/.test(url) ? 1 : 2;
      expect(hits.length).toBeGreaterThan(0);
      expect(hits.length).toBeLessThanOrEqual(variants * (1 + Math.floor(took / STORED_MS)));
      for (const [index, at] of hits.entries()) {
        const later = hits[index + variants];
        if (later !== undefined) expect(later - at).toBeGreaterThanOrEqual(STORED_MS - 10);
      }
    }
    process.stdout.write(
      `${READERS * addresses().length} responses in ${(took / 1_000).toFixed(1)} s, ${world.hits.length} requests at the server\n`,
    );
  });

  it.each(Object.entries(SHARED_PATHS))('get %s from it', async (_name, pathOf) => {
    const url = pathOf({ event: event.urlHash, responses: 0, poll: pollHash });
    // a busy machine may let two seconds pass between two of them
    const statuses: (string | null)[] = [];
    for (let reader = 0; reader < 5; reader++) statuses.push((await get(url)).headers.get('cache-status'));
    expect([url, statuses]).toEqual([url, expect.arrayContaining([expect.stringMatching(/^Quorum; hit/)])]);
  });

  it('see a decision at every address within three seconds', async () => {
    const isOld: Record<string, (body: string) => boolean> = {
      '/': (body) => !body.includes('Rowing at seven'),
      [`/events/${event.urlHash}`]: (body) => !body.includes('Rowing at seven'),
      '/calendar.ics': (body) => !body.includes('STATUS:CONFIRMED'),
      [`/events/${event.urlHash}.ics`]: (body) => !body.includes('STATUS:CONFIRMED'),
    };
    const isUndecided = (body: string) => !body.includes('"CONFIRMED"');
    const organiser = { authorization: 'Bearer uid:ada' };
    await read(1);
    const decided = await write('POST', `/api/events/${event.urlHash}/decision`, { decision: 'CONFIRM' }, organiser);
    expect(decided.status).toBe(200);
    const renamed = await write('PUT', `/api/events/${event.urlHash}`, { title: 'Rowing at seven' }, organiser);
    expect(renamed.status).toBe(200);
    const at = performance.now();
    // asked again and again, each address shows it, and none that is asked later than that shows what was
    const lastOld = await Promise.all(
      addresses().map(async (url) => {
        let last = 0;
        for (;;) {
          const askedAt = performance.now();
          const body = await (await get(url)).text();
          if (!(isOld[url] ?? isUndecided)(body)) return last;
          last = askedAt - at;
          expect(last).toBeLessThan(VISIBLE_MS);
        }
      }),
    );
    process.stdout.write(`a decision is visible everywhere after ${Math.round(Math.max(...lastOld))} ms\n`);
    expect(Math.max(...lastOld)).toBeLessThan(VISIBLE_MS);
  });

  it('see what they have written at once', async () => {
    expect(await (await get(LIST)).text()).not.toContain('Yara');
    const joined = await write('POST', `/api/events/${event.urlHash}/join`, { name: 'Yara' });
    expect(joined.status).toBe(201);
    const cookie = joined.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    for (const url of [LIST, '/api/events', `/api/events/${event.urlHash}`])
      expect(await (await get(url, { cookie })).text()).toContain('Yara');
  });

  it('never get what is private, hidden or another person’s from it', async () => {
    const secret = await anEvent(world, { title: 'canary', isPrivate: true });
    const vera = await aResponse(world, event, { name: 'Vera', email: 'canary@example.com' }, { as: 'ben' });
    const closed = [
      `/events/${secret.urlHash}`,
      `/events/${secret.urlHash}.ics`,
      `/api/events/${secret.urlHash}`,
      `/graphql?query=${encodeURIComponent(`{ event(urlHash: "${secret.urlHash}") { title } }`)}`,
    ];
    world.hits.length = 0;
    for (const url of closed)
      for (const round of [1, 2, 3]) {
        const answer = await get(url);
        expect([url, round, answer.status, answer.headers.get('cache-status')]).toEqual([url, round, 200, null]);
        expect(await answer.text()).toContain('canary');
      }
    expect(world.hits).toHaveLength(3 * closed.length);
    // what people get by their name is theirs alone, at an address where others get something from the cache
    for (const url of [`/api/events/${event.urlHash}`, '/api/me/data']) {
      const own = await get(url, { authorization: 'Bearer uid:ben' });
      expect([own.headers.get('cache-status'), await own.text()]).toEqual([null, expect.stringContaining('canary')]);
    }
    expect(vera.email).toBe('canary@example.com');
    for (const url of addresses())
      for (const name of ['zoe', null])
        expect(
          await (await get(url, name === null ? {} : { authorization: `Bearer uid:${name}` })).text(),
        ).not.toContain('canary');
  });

  it('get the page of a poll from it, and no cookie', async () => {
    world.hits.length = 0;
    const answers = [await get(`/polls/${pollHash}`), await get(`/polls/${pollHash}?utm_source=chat`)];
    expect(answers.map(({ headers }) => [headers.get('cache-control'), headers.getSetCookie()])).toEqual([
      ['private, no-cache', []],
      ['private, no-cache', []],
    ]);
    expect(world.hits.length).toBeLessThanOrEqual(2);
  });

  it('are told nothing of what is between it and the servers, and no metrics', async () => {
    const { headers } = await get('/api/events');
    for (const name of ['surrogate-key', 'xkey', 'via', 'x-varnish']) expect(headers.has(name)).toBe(false);
    expect((await get('/metrics')).status).toBe(404);
  });

  it('get what there was while no server responds, and what has changed once one does', async () => {
    for (const url of addresses()) await get(url, ONE_LANGUAGE);
    world.setDown(true);
    const seen = await Promise.all(addresses().map(untilOutdated));
    expect(seen).toEqual(addresses().map(() => 'Quorum; hit; fwd=stale'));
    expect((await write('POST', `/api/events/${event.urlHash}/join`, { name: 'Nobody' })).status).toBe(503);
    world.setDown(false);
    expect((await get('/api/event-types')).status).toBe(200);
  });

  it('are asked about at another server where one is just stopping, also those who say who they are; writes are not sent twice', async () => {
    const own = { authorization: 'Bearer uid:ben' };
    world.failNext();
    expect((await get('/api/me/data', own)).status).toBe(200);
    world.failNext();
    expect((await write('POST', `/api/events/${event.urlHash}/join`, { name: 'Zoe' })).status).toBe(503);
  });

  it('get what an operator has dropped from the server', async () => {
    const purge = (headers: Record<string, string>) =>
      fetch(`${world.varnish.address}/`, { method: 'PURGE', headers: { 'surrogate-key': 'lists', ...headers } });
    const isStored = async () => (await get('/api/polls')).headers.get('cache-status') !== null;
    expect([await isStored(), await isStored()]).toEqual([false, true]);
    // somebody outside, whom a proxy names
    expect((await purge({ 'x-forwarded-for': '192.0.2.1' })).status).toBe(405);
    expect(await isStored()).toBe(true);
    expect((await purge({})).status).toBe(200);
    expect(await isStored()).toBe(false);
  });
});
