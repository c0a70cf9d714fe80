import { afterEach, describe, expect, it } from '@jest/globals';
import type { EventDraftInput } from '@quorum/domain/event/draft';
import { PicturesUnavailable, type Draw } from '../../../src/gateways/pictures/Draw.ts';
import { anEvent, aResponse, deleteEvent } from '../../support/builders.ts';
import { useServer } from '../../support/useServer.ts';
import { useWebApp } from './useWebApp.ts';

/** A picture that says what it was to show. */
const showText: Draw = async ({ scene }) => Buffer.from(scene.type === 'text' ? scene.text : '');

const built = useWebApp();
const server = useServer(() => ({
  webRoot: built.root,
  env: { ADMIN_UIDS: 'olga', LOG_LEVEL: 'warn' },
  logTo: { write: (line) => void log.push(JSON.parse(line) as (typeof log)[number]) },
  draw: async (picture) => {
    drawn.push(String(await showText(picture)));
    return draw(picture);
  },
}));
let draw = showText;
let drawn: string[] = [];
const log: { level: number; msg: string }[] = [];

afterEach(() => {
  draw = showText;
  drawn = [];
  log.length = 0;
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const hrefOf = (urlHash: string, digest: string, language = 'en') =>
  `/events/${urlHash}/preview/${language}/${digest}.png`;
/** An event with the address of its picture. */
const published = async (event: Partial<EventDraftInput>) => {
  const { urlHash } = await anEvent(server, event);
  return { urlHash, href: hrefOf(urlHash, `${event.title ?? ''}-0`) };
};

describe("the picture of an event's state", () => {
  it('is drawn once, and may be stored for a day, and shown by other sites', async () => {
    const { href } = await published({ title: 'Rowing' });
    const answer = await get(href);
    expect([answer.statusCode, answer.body]).toEqual([200, 'en Rowing-0']);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      etag: '"Rowing-0"',
    });
    expect(answer.headers['x-robots-tag']).toBeUndefined();
    expect((await get(href)).body).toBe('en Rowing-0');
    expect(drawn).toEqual(['en Rowing-0']);
  });

  it('is not drawn for who has it', async () => {
    const { href } = await published({ title: 'Sculling' });
    const answer = await get(href, { 'if-none-match': '"Sculling-0"' });
    expect([answer.statusCode, answer.body, drawn]).toEqual([304, '', []]);
  });

  it('has another address once somebody has joined, to which the former one leads', async () => {
    const { urlHash, href } = await published({ title: 'Sailing' });
    await get(href);
    await aResponse(server, { urlHash });
    const former = await get(href);
    expect([former.statusCode, former.headers.location]).toEqual([302, hrefOf(urlHash, 'Sailing-1')]);
    expect(former.headers['cache-control']).toBe('no-store');
    expect((await get(String(former.headers.location))).body).toBe('en Sailing-1');
  });

  it('is the only one that is drawn, whatever addresses somebody makes up', async () => {
    const { urlHash } = await published({ title: 'Canoeing' });
    for (const made of ['x', 'y', 'z']) expect((await get(hrefOf(urlHash, made))).statusCode).toBe(302);
    expect(drawn).toEqual([]);
  });
});

describe('there is no picture', () => {
  it('of an event that is unknown, and 410 of one that was deleted', async () => {
    const { urlHash, href } = await published({ title: 'Diving' });
    await get(href);
    expect((await get(hrefOf('AAAAAAAAAAAAAAAAAAAAAA', 'Diving-0'))).statusCode).toBe(404);
    await deleteEvent(server, { urlHash });
    const deleted = await get(href);
    expect([deleted.statusCode, deleted.body, deleted.headers['cache-control']]).toEqual([410, '', 'no-store']);
  });

  it('of one that an operator has hidden, not even for its organiser', async () => {
    const { urlHash, href } = await published({ title: 'Surfing' });
    await get(href);
    await server.graphql(`mutation { hideEvent(urlHash: "${urlHash}", hidden: true) }`, {}, { as: 'olga' });
    for (const authorization of ['', 'Bearer uid:ada']) {
      expect((await get(href, authorization ? { authorization } : {})).statusCode).toBe(404);
    }
  });
});

it('of a private event is for those who know its link: nobody in between stores it, no search engine lists it', async () => {
  const { href } = await published({ title: 'Fishing', isPrivate: true });
  const { statusCode, headers } = await get(href);
  expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
    200,
    'private, max-age=86400, immutable',
    'noindex',
  ]);
});

describe("the product's own is shown instead", () => {
  const COMMON = [302, '/preview.png', 'no-store'];
  const outcomeOf = async (href: string) => {
    const { statusCode, headers } = await get(href);
    return [statusCode, headers.location, headers['cache-control']];
  };

  it('of one that cannot be drawn, which is a fault of ours', async () => {
    draw = () => Promise.reject(new Error('a fault of ours'));
    const { href } = await published({ title: 'Curling' });
    expect(await outcomeOf(href)).toEqual(COMMON);
    expect(log.map(({ msg }) => msg)).toEqual(['A preview picture could not be drawn']);
  });

  it('while more are wanted than can wait', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    draw = async (picture) => {
      await gate;
      return showText(picture);
    };
    const hrefs = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => (await published({ title: `Race ${index}` })).href),
    );
    let refused = 0;
    const answers = hrefs.map(async (href) => {
      const answer = await get(encodeURI(href));
      if (answer.headers.location === '/preview.png') refused++;
      // those that are refused do not wait for the others
      if (refused === 8) open();
      return [answer.statusCode, drawn.length];
    });
    expect(await Promise.any(answers)).toEqual([302, 2]);
    const statuses = (await Promise.all(answers)).map(([status]) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(52);
    expect(refused).toBe(8);
  });

  // last, since it holds for as long as the server runs
  it('where nothing can be drawn on the machine, of which the log tells once', async () => {
    draw = () => Promise.reject(new PicturesUnavailable('no binary'));
    for (const title of ['Judo', 'Karate']) {
      const { href } = await published({ title });
      expect(await outcomeOf(href)).toEqual(COMMON);
    }
    expect(log.map(({ msg }) => msg)).toEqual(['Previews show the picture of the product instead of those of events']);
  });
});
