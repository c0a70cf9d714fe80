import { beforeEach, describe, expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { anEvent } from '../../support/builders.ts';
import { NOW, startTestServer } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';
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

describe('the home page', () => {
  it('is written from the public list, for the time and the address of the request', async () => {
    await anEvent(server, { title: 'Chess in the park' });
    await anEvent(server, { title: 'A secret dinner', isPrivate: true });
    const answer = await get('/', { host: 'quorum.localhost' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      origin: 'http://quorum.localhost',
      now: Date.parse(NOW),
      data: { events: { nodes: [{ title: 'Chess in the park' }] } },
    });
  });

  it('tells others the public address where there is one, whatever host was asked for', async () => {
    const named = await startTestServer({ webRoot: built.root, env: { PUBLIC_URL: 'https://quorum.example' } });
    const { urlHash } = await anEvent(named);
    for (const url of ['/', `/events/${urlHash}`, '/nothing']) {
      const answer = await named.app.inject({ url, headers: { ...HTML, host: 'other.localhost:4000' } });
      expect([url, answer.json<{ origin: string }>().origin]).toEqual([url, 'https://quorum.example']);
    }
    await named.stop();
  });

  it('is kept by nobody else, and differs by language', async () => {
    const { headers } = await get('/');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-type': 'text/html; charset=utf-8' });
    expect(headers.vary).toContain('accept-language');
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('is written once for all who ask for the same', async () => {
    const german = { 'accept-language': 'de' };
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => get('/', german)));
    expect(others.map(({ body }) => body)).toEqual(others.map(() => first?.body));
    expect((await get('/?utm_source=chat', german)).body).toBe(first?.body);
    expect(rendered.pages).toBe(1);
  });

  it('comes as small as the browser takes it', async () => {
    const inPlain = (await get('/')).body;
    const packed = (encoding: string) => get('/', { 'accept-encoding': encoding });
    const [brotli, gzip] = [await packed('gzip, deflate, br'), await packed('gzip, br;q=0')];
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(inPlain);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(inPlain);
  });

  it('is 304 for a client that has it already, in any encoding', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const { etag } = (await get('/', headers)).headers;
      // what would be sent now may be another encoding than the one that is held
      for (const accepted of ['identity', encoding, 'gzip, deflate, br']) {
        const again = await get('/', { 'accept-encoding': accepted, 'if-none-match': String(etag) });
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      }
    }
  });

  it('shows the one who writes what they wrote, at once', async () => {
    await get('/');
    await anEvent(server, { title: 'Just now' });
    expect((await get('/')).body).toContain('Just now');
  });

  it('is in the language that was chosen here before, else in the one that is wanted most', async () => {
    const wanted = { 'accept-language': 'fr;q=0.2, de-CH, en;q=0.7' };
    expect((await get('/', wanted)).json()).toMatchObject({ locale: 'de-CH' });
    expect((await get('/', { ...wanted, cookie: 'quorum-language=en' })).json()).toMatchObject({ locale: 'en' });
  });

  it('is for a chat that asks for no kind of answer, too', async () => {
    const answer = await server.app.inject({ method: 'GET', url: '/', headers: { accept: '*/*' } });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });
});
