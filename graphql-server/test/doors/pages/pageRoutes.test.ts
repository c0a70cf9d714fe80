import { beforeEach, describe, expect, it } from '@jest/globals';
import { FORMER_PAGES } from '@quorum/domain/pages';
import { tidyAddress } from '../../../src/doors/pages/tidyAddress.ts';
import { anEvent, aResponse, deleteEvent } from '../../support/builders.ts';
import { startTestServer } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';
import { TEMPLATE } from './builtWebApp.ts';
import { rendered } from './standInRenderer.ts';
import { useWebApp } from './useWebApp.ts';

const built = useWebApp();
const server = useServer(() => ({ webRoot: built.root }));

const HTML = { accept: 'text/html' };
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { ...HTML, ...headers } });

beforeEach(() => {
  rendered.pages = 0;
});

describe('the page of an event', () => {
  it('shows it as anybody sees it, to its creator as well', async () => {
    const event = await anEvent(server, { title: 'Rowing' });
    await aResponse(server, event, { email: 'vera@example.com' });
    const answer = await server.app.inject({
      method: 'GET',
      url: `/events/${event.urlHash}`,
      headers: { ...HTML, authorization: 'Bearer uid:ada' },
    });
    expect(answer.json()).toMatchObject({ data: { event: { title: 'Rowing', participants: [{ email: null }] } } });
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.headers['x-robots-tag']).toBeUndefined();
  });

  it('is written once for a group that opens its link together, and again once somebody responds', async () => {
    const event = await anEvent(server, { title: 'Regatta' });
    const page = `/events/${event.urlHash}`;
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => get(page)));
    expect(others.map(({ body }) => body)).toEqual(others.map(() => first?.body));
    expect(rendered.pages).toBe(1);
    const known = await get(page, { 'if-none-match': String(first?.headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);

    await aResponse(server, event);
    expect((await get(page)).json()).toMatchObject({ data: { event: { participants: [{ email: null }] } } });
    expect(rendered.pages).toBe(2);
  });

  it('is written once where it is private too, says so to search engines, and is gone with its event', async () => {
    const event = await anEvent(server, { title: 'A secret dinner', isPrivate: true });
    const page = `/events/${event.urlHash}`;
    for (const _reader of [1, 2]) {
      const { headers, body } = await get(page);
      expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-cache' });
      expect(body).toContain('A secret dinner');
      expect(rendered.pages).toBe(1);
    }
    const known = await get(page, { 'if-none-match': String((await get(page)).headers.etag) });
    expect([known.statusCode, known.headers['x-robots-tag']]).toEqual([304, 'noindex']);

    await deleteEvent(server, event);
    const gone = await get(page);
    expect(gone.statusCode).toBe(404);
    expect(gone.body).not.toContain('A secret dinner');
  });

  it('says 404 where there is none, for no search engine to list', async () => {
    const answer = await get('/events/AAAAAAAAAAAAAAAAAAAAAA');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  });

  it('leaves the calendar file beside it alone', async () => {
    const { urlHash } = await anEvent(server);
    expect((await get(`/events/${urlHash}.ics`)).headers['content-type']).toMatch('text/calendar');
  });
});

describe('an address of nothing', () => {
  it('is a page to a browser, and a problem to a program', async () => {
    const page = await get('/no/such/page');
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    const problem = await get('/no/such/page', { accept: 'application/json' });
    expect([problem.statusCode, problem.json()]).toMatchObject([404, { message: 'There is nothing at this address' }]);
    expect((await get('/api/no/such/call')).headers['content-type']).toMatch('application/problem+json');
  });
});

describe('an address with slashes too many', () => {
  it.each([
    ['/about/', '/about'],
    ['/events/someHash//?from=mail', '/events/someHash?from=mail'],
    ['/?type=3', undefined],
    ['//', '/'],
    ['//[', '/['],
    ['//example.org/about', '/example.org/about'],
  ])('%j is sent to the page that it means, and never to another site', async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([location ? 308 : 200, location]);
  });

  it.each(Object.entries(FORMER_PAGES))('%s is sent to where that page is now', async (former, now) => {
    const answer = await get(former);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, now]);
  });

  it('may hold whatever browsers take for a slash, or leave out beside one', () => {
    for (const start of ['/\\', '/\t/', '/ /', '/\\/']) expect(tidyAddress(`${start}example.org`)).toBe('/example.org');
    expect(tidyAddress('http://quorum.example/about')).toBe('http://quorum.example/about');
  });
});

describe('with somebody to thank', () => {
  const creator = { name: 'Ada </script> & Co', href: 'https://ada.example/' };

  it('has every page do so, the bare one as well', async () => {
    const env = { CREATOR_NAME: creator.name, CREATOR_URL: creator.href };
    const thankful = await startTestServer({ webRoot: built.root, env });
    try {
      const open = (url: string) => thankful.app.inject({ method: 'GET', url, headers: HTML });
      expect((await open('/')).json()).toMatchObject({ credits: { creator } });
      const bare = await open('/index.html');
      const [, text = ''] =
        /<script type="application\/json" id="credits">(.*?)<\/script><\/head>/.exec(bare.body) ?? [];
      expect(JSON.parse(text)).toEqual({ creator });
      expect((await open('/about')).body).toBe(bare.body);
    } finally {
      await thankful.stop();
    }
  });
});

it('is the bare app where a page cannot be written, which says so and tries again', async () => {
  const answer = await get('/about');
  expect([answer.statusCode, answer.body]).toEqual([503, TEMPLATE]);
  expect(answer.headers['retry-after']).toBe('1');
});
