import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { LocalAccount, LocalProfile } from './accounts/LocalAccounts.ts';
import { demoPeople } from './accounts/demoPeople.ts';
import type { LocalAuth } from './LocalAuth.ts';
import { pickerPage } from './pickerPage.ts';

const RECENT_MAX = 6;

interface Options extends Pick<LocalAuth, 'accounts'> {
  /** Of the files that the browser gets as they are written. */
  assets: string;
}

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const profileOf = ({ sub, email, name, photoURL }: LocalAccount): LocalProfile => ({
  sub,
  email,
  name,
  picture: photoURL,
});

/** The account picker, at the address where `firebase` opens it as a popup or is redirected to. */
export async function pickerRoutes(app: FastifyInstance, { accounts, assets }: Options): Promise<void> {
  const [script, style] = await Promise.all(
    ['picker.js', 'picker.css'].map((name) => readFile(path.join(assets, name), 'utf8')),
  );

  app.get('/emulator/auth/handler', async (_request, reply) => {
    const recent = (await accounts.list(RECENT_MAX)).map(profileOf);
    const known = new Set(recent.map(({ sub }) => sub));
    const offered = demoPeople.filter(({ sub }) => !known.has(sub));
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .send(pickerPage(recent, offered));
  });
  app.get('/emulator/auth/picker.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  app.get('/emulator/auth/picker.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
}
