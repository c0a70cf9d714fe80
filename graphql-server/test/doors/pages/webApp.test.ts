import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { useServer } from '../../support/useServer.ts';
import { INLINE, SCRIPT, TEMPLATE } from './builtWebApp.ts';
import { useWebApp } from './useWebApp.ts';

const built = useWebApp();
const server = useServer(() => ({ webRoot: built.root }));

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });

const FILE = '/assets/app-1a2b3c.js';

it('allows the script that the page is written with, and no other that is not a file', async () => {
  const policy = (await get('/create', { accept: 'text/html' })).headers['content-security-policy'];
  const digest = createHash('sha256').update(INLINE).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${digest}';`);
});

describe('a file of the web app', () => {
  const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
  ] as const)('comes as %s has packed it at the build to who accepts %s', async (encoding, accepted) => {
    const answer = await get(FILE, { 'accept-encoding': accepted });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(unpacked[encoding](answer.rawPayload).toString()).toBe(SCRIPT);
  });

  it('comes as it is to who accepts nothing else', async () => {
    const answer = await get(FILE, { 'accept-encoding': 'identity' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.body).toBe(SCRIPT);
  });

  it.each(['/preview.png', '/favicon.svg', '/icons/192.png'])('may be shown by other sites: %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
  });

  it.each([FILE, '/index.html', '/icons/none.png', '/'])('is for our own pages alone: %s', async (url) => {
    expect((await get(url)).headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('is asked for again each time where its name has no hash', async () => {
    const answer = await get('/index.html');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toBe(TEMPLATE);
  });
});

describe('what is not for readers', () => {
  it.each(['/.server/pages.mjs', '/assets/app-1a2b3c.js.br', '/.vite/manifest.json'])(
    '%s is not served',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});
