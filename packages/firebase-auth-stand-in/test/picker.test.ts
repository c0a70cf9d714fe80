import { describe, expect, it } from '@jest/globals';
import { localAuthServer } from './support/localAuthServer.ts';

const HANDLER = '/emulator/auth/handler?authType=signInViaPopup&eventId=1&providerId=google.com';

const page = async (server: Awaited<ReturnType<typeof localAuthServer>>) => {
  const response = await server.app.inject(HANDLER);
  expect(response.statusCode).toBe(200);
  return response.body;
};

describe('the account picker', () => {
  it('offers believable people and a form, under its contracted names', async () => {
    const markup = await page(await localAuthServer());
    expect(markup).toMatch(/<title>Sign in with Google \(local\)<\/title>/);
    for (const name of ['Ada Okafor', 'Ben Lindqvist', 'Chloé Martin']) expect(markup).toContain(name);
    expect(markup).toContain('<label for="name">Name</label>');
    expect(markup).toContain('<label for="email">Email</label>');
    expect(markup).toContain('>Use this account</button>');
    expect(markup).not.toContain('Here before');
  });

  it('offers the people who were here before, once each, by what is known of them', async () => {
    const server = await localAuthServer();
    await server.signIn({ sub: 'ada.okafor@example.com', email: 'ada.okafor@example.com', name: 'Ada Okafor' });
    await server.signIn({ sub: 'only-a-sub' });
    const markup = await page(server);
    expect(markup).toContain('Here before');
    expect(markup.match(/Ada Okafor<\/span>/g)).toHaveLength(1);
    expect(markup).toContain('<span class="name">only-a-sub</span>');
  });

  it('escapes whatever people are called', async () => {
    const server = await localAuthServer();
    const name = `"'><script>alert(1)</script>&`;
    await server.signIn({ sub: `x" onclick="alert(1)`, name });
    const markup = await page(server);
    expect(markup).not.toContain('<script>alert');
    expect(markup).not.toContain('onclick="alert');
    expect(markup).toContain('&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;');
  });

  it('says nothing of its address back', async () => {
    const { app } = await localAuthServer();
    const { body } = await app.inject(`${HANDLER}&redirectUrl=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`);
    expect(body).not.toContain('alert(1)');
  });

  it('runs no inline script, and lets nobody frame it or keep it', async () => {
    const { app } = await localAuthServer();
    const { headers, body } = await app.inject(HANDLER);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
  });

  it('serves its script and its style', async () => {
    const { app } = await localAuthServer();
    const script = await app.inject('/emulator/auth/picker.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.body).toContain('postMessage');
    const style = await app.inject('/emulator/auth/picker.css');
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  });
});
