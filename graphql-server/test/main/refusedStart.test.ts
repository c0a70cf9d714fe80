import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { runServer, type Ended } from './serverProcess.ts';

let folder: string;
let busy: Server;
let busyPort: string;
let database: TestDatabase;
/** One that is patient for ten seconds, while the others refuse. */
let withoutDatabase: Promise<Ended>;
beforeAll(async () => {
  withoutDatabase = runServer({ DATABASE_URL: 'postgres://quorum:sesame@127.0.0.1:1/quorum' });
  folder = mkdtempSync(path.join(tmpdir(), 'quorum-main-'));
  database = await createTestDatabase();
  busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  busyPort = String((busy.address() as AddressInfo).port);
});
afterAll(async () => {
  busy.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** One clear sentence on stderr, exit 1, nothing on stdout, no stack. */
const refusal = (sentence: string | RegExp) => ({
  code: 1,
  stdout: '',
  stderr: expect.stringMatching(sentence),
});

const expectRefusal = async (env: Record<string, string>, sentence: RegExp) => {
  const ended = await runServer(env);
  expect(ended).toEqual(refusal(sentence));
  expect(ended.stderr.trim().split('\n')).toHaveLength(1);
};

const withPath = (url: string, change: Partial<URL>) => Object.assign(new URL(url), change).href;

describe('a server that cannot start says why in one sentence and ends with 1', () => {
  it('when its configuration is nonsense', () => expectRefusal({ PORT: 'http' }, /^PORT must be a number/));

  it('when it would sign people in locally in production', () =>
    expectRefusal({ NODE_ENV: 'production' }, /^Local sign-in is not for production: set FIREBASE_PROJECT_ID/));

  it('when the port is busy, before it touches a database', () =>
    expectRefusal(
      { PORT: busyPort, DATA_DIR: path.join(folder, 'unused') },
      new RegExp(`^Port ${busyPort} is in use`),
    ));

  it('when its host is not an address of this machine', () =>
    expectRefusal(
      { HOST: '192.0.2.1', LOCAL_SIGN_IN_HOSTS: 'demo.local' },
      /^HOST 192\.0\.2\.1 is not an address of this machine/,
    ));

  it('when its host is no name that anybody knows', () =>
    expectRefusal(
      { HOST: 'nowhere.invalid', LOCAL_SIGN_IN_HOSTS: 'demo.local' },
      /^HOST nowhere\.invalid is not an address of this machine/,
    ));

  it('when the data folder is below a file', async () => {
    writeFileSync(path.join(folder, 'file'), '');
    await expectRefusal({ DATA_DIR: path.join(folder, 'file/data') }, /^The data folder .+ cannot be used \(ENOTDIR\)/);
  });

  it('when the data folder is somebody else’s', async () => {
    writeFileSync(path.join(folder, 'thesis.txt'), '');
    await expectRefusal({ DATA_DIR: folder }, /^The data folder .+ is not empty and was not made by Quorum/);
  });

  it('when the database does not let it in', () =>
    expectRefusal(
      { DATABASE_URL: withPath(database.url, { password: 'wrong' }) },
      /^Cannot use the database at 127\.0\.0\.1:\d+\/\w+: password authentication failed/,
    ));

  it('when there is no such database', () =>
    expectRefusal(
      { DATABASE_URL: withPath(database.url, { pathname: '/nowhere' }) },
      /^Cannot use the database at .+: database "nowhere" does not exist/,
    ));

  it('when nothing answers there, after ten seconds of patience; the password is not said', async () => {
    const ended = await withoutDatabase;
    expect(ended).toEqual(refusal(/^Cannot use the database at 127\.0\.0\.1:1\/quorum: connect ECONNREFUSED/));
    expect(ended.stderr).not.toContain('sesame');
    expect(ended.stderr.trim().split('\n')).toHaveLength(1);
  });
});
