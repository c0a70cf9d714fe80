import { beforeAll, expect, it } from '@jest/globals';
import { anEvent, aResponse, deleteEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

let soccer: string;
beforeAll(async () => {
  await anEvent(server, { title: 'Past run', date: '2026-04-20T10:00:00Z', endTime: null });
  const event = await anEvent(server, {
    title: `Soccer & <b>"more"</b> ${String.fromCodePoint(0x1f3c0)}`,
    eventTypeId: 2,
    notes: 'Bring ]]> a ball',
  });
  await aResponse(server, event, { name: 'Canary', email: 'canary@example.org', comment: 'Canary' });
  soccer = event.urlHash;
  await anEvent(server, { title: 'Chess' }, 'kim');
  await anEvent(server, { title: 'Secret', isPrivate: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const itemsAt = async (url: string) => (await get(url)).json<{ items: { title: string }[] }>().items;
const titlesAt = async (url: string) => (await itemsAt(url)).map(({ title }) => title.split(' ', 1)[0]);

it('are JSON Feed 1.1, of what one can still come to, the newest first', async () => {
  const answer = await get('/feed.json');
  expect(answer.headers['content-type']).toBe('application/feed+json; charset=utf-8');
  const { items, ...feed } = answer.json();
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Quorum: new events',
    feed_url: expect.stringMatching(/\/feed\.json\?when=UPCOMING$/),
    language: 'en',
  });
  expect(items.map(({ title }: { title: string }) => title.split(' ', 1)[0])).toEqual(['Chess', 'Soccer']);
  expect(items[1]).toMatchObject({
    id: expect.stringMatching(new RegExp(`^http://[^/]+/events/${soccer}$`)),
    content_text: expect.stringMatching(/^May 6, 2026 at 6:00\sPM/),
    _quorum: { urlHash: soccer, status: 'GATHERING', expected: 1, location: 'Manly Beach, Sydney' },
  });
  expect(answer.body).not.toMatch(/canary|secret/i);
});

it('have the clock of the pages that their readers get', async () => {
  const { items } = (await get('/feed.json', { 'accept-language': 'en-GB' })).json<{
    items: { content_text: string }[];
  }>();
  expect(items[1]?.content_text).toMatch(/^6 May 2026 at 18:00/);
});

it('are Atom, with what people wrote as text', async () => {
  const { headers, body } = await get('/feed.atom', { 'accept-language': 'de' });
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(body).toContain('<title>Quorum: neue Events</title>');
  expect(body).toContain('<title>Soccer &amp; &lt;b&gt;&quot;more&quot;&lt;/b&gt; \u{1f3c0}</title>');
  expect(body).toContain('Bring ]]&gt; a ball');
  expect(body.match(/<entry>/g)).toHaveLength(2);
  expect(body).not.toMatch(/canary|secret/i);
});

it.each([
  ['eventTypeId=2', ['Soccer']],
  ['creatorId=kim', ['Chess']],
  ['search=ches', ['Chess']],
  ['when=PAST', ['Past']],
  ['when=ALL', ['Chess', 'Soccer', 'Past']],
  ['from=2027-01-01', []],
])('narrow what they show by %s, as lists do; so does the calendar', async (query, expected) => {
  expect(await titlesAt(`/feed.json?${query}`)).toEqual(expected);
  const calendar = (await get(`/calendar.ics?${query}`)).body;
  const summaries = [...calendar.matchAll(/^SUMMARY:(\w+)/gm)].map(([, word]) => word);
  expect(summaries.sort()).toEqual([...expected].sort());
});

it.each(['/feed.json', '/feed.atom', '/calendar.ics'])('%s names what it cannot read', async (path) => {
  for (const [query, field] of [
    ['eventTypeId=x', 'eventTypeId'],
    ['from=soon', 'from'],
    ['when=a&when=b', 'when'],
  ]) {
    const answer = await get(`${path}?${query}`);
    expect([answer.statusCode, answer.json<{ fields: string[] }>().fields]).toEqual([400, [field]]);
  }
});

it('are a 304 until something changes, and then what it is at once', async () => {
  const { headers } = await get('/feed.json');
  const again = () => get('/feed.json', { 'if-none-match': String(headers.etag) });
  expect((await again()).statusCode).toBe(304);
  const added = await anEvent(server, { title: 'Added' });
  expect((await again()).statusCode).toBe(200);
  await deleteEvent(server, added);
  expect(await titlesAt('/feed.json')).not.toContain('Added');
  expect((await get('/calendar.ics?search=added')).body).toContain('STATUS:CANCELLED');
  expect((await get('/calendar.ics?search=chess')).body).not.toContain('STATUS:CANCELLED');
});

it('are made once for each choice, whatever else a client says', async () => {
  await get('/feed.atom?search=ball');
  server.statements.length = 0;
  await get('/feed.atom?utm=1&search=ball');
  expect(server.statements).toEqual([]);
});

it('the sitemap has the pages and every public event', async () => {
  const { headers, body } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body).toContain(`/events/${soccer}</loc><lastmod>2026-`);
  expect(body.match(/<loc>/g)).toHaveLength(5 + 3);
});
