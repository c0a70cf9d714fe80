import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { anEvent, aResponse } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
const ADA = { as: 'ada' };

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await server.app.inject({ method: 'GET', url: path, headers });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
};
const frameOf = ({ urlHash }: { urlHash: string }, query = '') => get(`/embed/events/${urlHash}${query}`);

describe('an event in a frame', () => {
  it('says what, when, where, and what it takes, and links to its page beside the frame', async () => {
    const event = await anEvent(server, { title: 'Five-a-side', location: 'The old mill', participantThreshold: 4 });
    await aResponse(server, event, { name: 'Vera Visitor', comment: 'With a ball' });
    const { status, body } = await frameOf(event);
    expect(status).toBe(200);
    expect(body).toContain('Five-a-side');
    expect(body).toContain('The old mill');
    expect(body).toContain('1 of 4 are in · 3 more needed');
    // nobody reads names on the pages of others
    expect(body).not.toMatch(/Vera|With a ball|Ada/);
    const links = body.match(/<a [^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) expect(link).toMatch(/target="_blank"\s+rel="noopener"/);
    expect(body).toContain(`href="/events/${event.urlHash}"`);
    expect(body).not.toMatch(/<form|<button|<input/);
  });

  it('is said to be called off, confirmed or full', async () => {
    const event = await anEvent(server, { participantThreshold: 2, capacity: 2 });
    await aResponse(server, event);
    await aResponse(server, event);
    expect((await frameOf(event)).body).toContain('>Full<');
    await restDoor(server).decideEvent(event, { decision: 'CALL_OFF' }, ADA);
    const { body } = await frameOf(event);
    expect(body).toContain('>Called off<');
    expect(body).toContain('See the event');
  });

  it('is not there where it is private, hidden, deleted or unknown, in the same words', async () => {
    const secret = await anEvent(server, { title: 'A canary of a private event', isPrivate: true });
    const hidden = await anEvent(server, { title: 'A canary that is hidden' });
    await server.orm.em.fork().execute('update event set is_hidden = true where url_hash = ?', [hidden.urlHash]);
    const deleted = await anEvent(server);
    await restDoor(server).deleteEvent(deleted, ADA);
    const unknown = { urlHash: 'A'.repeat(22) };
    const answers = await Promise.all(
      [secret, hidden, deleted, unknown, { urlHash: 'short' }].map((one) => frameOf(one)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ body }) => body).join()).not.toContain('canary');
  });

  it('is gone as soon as the event is made private', async () => {
    const event = await anEvent(server);
    expect((await frameOf(event)).status).toBe(200);
    await restDoor(server).updateEvent(event, { isPrivate: true }, ADA);
    expect((await frameOf(event)).status).toBe(404);
  });

  it('shows what people wrote as the text that it is', async () => {
    const title = '"><script>alert(1)</script>';
    const { body } = await frameOf(await anEvent(server, { title, location: '</style><b>' }));
    expect(body).not.toContain(title);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toContain('<b>');
  });

  it('looks as the page wants it, and takes nothing else for a colour', async () => {
    const event = await anEvent(server);
    const look = async (query: string) => {
      const { body } = await frameOf(event, query);
      return /<html lang="(\w+)" data-theme="(\w+)">.*<body style="([^"]*)">/s.exec(body)?.slice(1);
    };
    expect(await look('')).toEqual(['en', 'auto', '']);
    expect(await look('?theme=dark&accent=FFCC00&lang=de')).toEqual([
      'de',
      'dark',
      '--accent:#ffcc00;--on-accent:#000000',
    ]);
    expect(await look('?accent=%230a6650')).toEqual(['en', 'auto', '--accent:#0a6650;--on-accent:#ffffff']);
    expect(await look('?theme=pink&accent=red;background:url(//x)&lang=xx')).toEqual(['en', 'auto', '']);
    expect(await look('?theme=dark&theme=light')).toEqual(['en', 'dark', '']);
  });

  it('is in German for those who read that', async () => {
    const event = await anEvent(server, { participantThreshold: 4, eventTypeId: 2 });
    const { body, headers } = await get(`/embed/events/${event.urlHash}`, { 'accept-language': 'de-AT' });
    expect(body).toContain('0 von 4 sind dabei · Es fehlen noch 4');
    expect(headers.vary).toContain('accept-language');
  });

  it('has the clock of the pages that its readers get', async () => {
    const event = await anEvent(server);
    const at = async (wanted: string, query = '') =>
      /Wed[^<]*?(\d+:\d\d(?:\sPM)?)/.exec(
        (await get(`/embed/events/${event.urlHash}${query}`, { 'accept-language': wanted })).body,
      )?.[1];
    expect(await at('en-US')).toMatch(/^6:00\sPM$/);
    expect(await at('en-IE')).toBe('18:00');
    // in the language of the page around it, by their own clock
    expect(await at('de-DE,en-GB;q=0.5', '?lang=en')).toBe('18:00');
  });

  it('is sent again only where it has changed', async () => {
    const event = await anEvent(server);
    const { headers } = await frameOf(event);
    const again = () => get(`/embed/events/${event.urlHash}`, { 'if-none-match': String(headers.etag) });
    expect((await again()).status).toBe(304);
    await aResponse(server, event);
    expect((await again()).status).toBe(200);
  });
});

describe('the next events in a frame', () => {
  it('are those that are public, of a type if one is named', async () => {
    await anEvent(server, { title: 'A canary of a private event', isPrivate: true });
    await anEvent(server, { title: 'Chess of today', eventTypeId: 10 });
    await anEvent(server, { title: 'Tennis of today', eventTypeId: 4 });
    const { body } = await get('/embed/events?type=10');
    expect(body).toContain('Chess of today');
    expect(body).not.toContain('Tennis of today');
    expect(body).not.toContain('canary');
    expect(body).toContain('Upcoming events');
    expect((await get('/embed/events?type=x')).status).toBe(400);
    expect((await get('/embed/events?type=999')).body).toContain('Nothing is planned right now.');
  });
});

describe('who may frame', () => {
  it('is anybody for a frame, with a policy that lets nothing else happen in it, and nobody for any page', async () => {
    const event = await anEvent(server);
    for (const path of [`/embed/events/${event.urlHash}`, '/embed/events', '/embed/events/none']) {
      const { headers, body } = await get(path);
      const policy = String(headers['content-security-policy']);
      expect([path, headers['x-frame-options'], headers['set-cookie']]).toEqual([path, undefined, undefined]);
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining(["default-src 'none'", "form-action 'none'", 'frame-ancestors *']),
      );
      expect(policy).not.toMatch(/script-src[^;]*('self'|unsafe)/);
      const script = /<script>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
    for (const path of ['/embed.js', '/oembed', '/embed/', '/calendar.ics', '/api/events', '/nowhere']) {
      const { headers } = await get(path, { accept: 'text/html' });
      expect([path, headers['x-frame-options']]).toEqual([path, 'DENY']);
      expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
    }
  });

  it('loads the script from any page, and no other one', async () => {
    const { headers, body } = await get('/embed.js');
    expect([headers['cross-origin-resource-policy'], headers['content-type']]).toEqual([
      'cross-origin',
      'text/javascript; charset=utf-8',
    ]);
    expect(body).toContain('/embed/events');
    expect((await get('/api/events')).headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('oEmbed', () => {
  const ORIGIN = 'http://localhost:80';
  const ask = (query: Record<string, string>) => get(`/oembed?${new URLSearchParams(query).toString()}`);

  it('says how an event is put on a page, in the room that there is', async () => {
    const event = await anEvent(server, { title: 'Chess "open"' });
    const url = `${ORIGIN}/events/${event.urlHash}`;
    const { status, body, headers } = await ask({ url, maxwidth: '400' });
    expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
    const said = JSON.parse(body) as { html: string };
    expect(said).toMatchObject({ version: '1.0', type: 'rich', title: 'Chess "open"', width: 400 });
    expect(said.html).toContain(`"${ORIGIN}/embed/events/${event.urlHash}"`);
    expect(said.html).toContain('title="Chess &quot;open&quot;"');
    expect((await ask({ url: `${url}/?utm=1`, maxwidth: '-5' })).status).toBe(200);
  });

  it('says nothing of what is private, unknown or of another site', async () => {
    const secret = await anEvent(server, { isPrivate: true });
    const event = await anEvent(server);
    const urls = [
      `${ORIGIN}/events/${secret.urlHash}`,
      `${ORIGIN}/events/${'A'.repeat(22)}`,
      `${ORIGIN}/events/short`,
      `${ORIGIN}/about`,
      `https://elsewhere.example/events/${event.urlHash}`,
      'nonsense',
      '',
    ];
    expect(await Promise.all(urls.map(async (url) => (await ask({ url })).status))).toEqual(urls.map(() => 404));
    expect((await ask({ url: `${ORIGIN}/events/${event.urlHash}`, format: 'xml' })).status).toBe(501);
  });
});
