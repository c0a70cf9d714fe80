import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startServer, type ServerProcess } from '../main/serverProcess.ts';
import { createEmptyDatabase } from '../persistence/emptyDatabase.ts';
import { query } from '../../../packages/embedded-postgres/test/query.ts';
import type { TestDatabase } from '../support/testDatabase.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');

/** What an operator's command prints, and how it ends. */
const run = async (script: 'backup' | 'restore', words: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [path.join(DIST, `${script}.js`), ...words], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { stdout, stderr, code: code as number };
};

let folder: string;
let file: string;
let other: TestDatabase;
let events: unknown;
let joined: { id: number };
const servers: ServerProcess[] = [];

const start = async (env: Record<string, string>) => {
  const server = await startServer({ RATE_LIMITS: 'off', ...env });
  servers.push(server);
  return server;
};

const list = async ({ address }: ServerProcess): Promise<{ urlHash: string }[]> =>
  (await (await fetch(`${address}/api/events`)).json()) as { urlHash: string }[];

const join = async ({ address }: ServerProcess, urlHash = '') => {
  const answer = await fetch(`${address}/api/events/${urlHash}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Vera', email: 'vera@example.com' }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: number };
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'quorum-backup-'));
  file = path.join(folder, 'quorum.backup');
  other = await createEmptyDatabase();
  const env = { DATA_DIR: path.join(folder, 'data') };
  const server = await start(env);
  joined = await join(server, (await list(server))[0]?.urlHash);
  events = await list(server);
  // beside the server, which shares its database
  expect(await run('backup', [file], env)).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^\d+ rows are in /),
  });
  await server.end('SIGTERM');
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await other.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup of the embedded database', () => {
  it('is for nobody else to read', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('cut short is refused, and leaves an empty database', async () => {
    const half = path.join(folder, 'half.backup');
    const whole = readFileSync(file);
    writeFileSync(half, whole.subarray(0, whole.length - 200));
    const sentence = expect.stringMatching(/half\.backup is no backup of Quorum, or was cut short/);
    expect(await run('restore', [half, other.url])).toEqual({ code: 1, stdout: '', stderr: sentence });
    expect(await query(other.url, 'select 1 from event')).toEqual([]);
  });

  it('is restored into another PostgreSQL; the app starts on it, gives the same answers, and takes new ones', async () => {
    const restored = await run('restore', [file, other.url]);
    expect(restored).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/^\d+ rows are restored/) });
    const server = await start({ DATABASE_URL: other.url });
    expect(await list(server)).toEqual(events);
    const [event] = await list(server);
    expect((await join(server, event?.urlHash)).id).toBeGreaterThan(joined.id);
    await server.end('SIGTERM');
  });

  it('is not restored over what is there', async () => {
    const refused = await run('restore', [file, other.url]);
    expect(refused).toEqual({ code: 1, stdout: '', stderr: 'The database is not empty: restore into one that is\n' });
  });
});
