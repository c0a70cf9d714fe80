import { afterEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError, isAlive, startEmbeddedPostgres, type EmbeddedPostgres } from '../src/index.ts';
import { options } from './options.mjs';
import { query } from './query.ts';
import { eventually, newFolder, startElsewhere } from './support.ts';

const started: EmbeddedPostgres[] = [];
const folders: string[] = [];

const aFolder = () => {
  const folder = newFolder();
  folders.push(folder);
  return folder;
};

const start = async (dataDir: string, durable = true) => {
  const postgres = await startEmbeddedPostgres({ ...options, dataDir, durable });
  started.push(postgres);
  return postgres;
};

const lockFile = (dataDir: string) => path.join(dataDir, 'postgres/postmaster.pid');
const postmasterPid = (dataDir: string) => Number(readFileSync(lockFile(dataDir), 'utf8').split('\n')[0]);
const toBeGone = (pid: number) =>
  eventually(() => {
    if (isAlive(pid)) throw new Error('still there');
  });

const KEEP = 'create table kept (n int); insert into kept values (1)';
const KEPT = 'select n from kept order by n';

afterEach(async () => {
  await Promise.all(started.splice(0).map((postgres) => postgres.stop()));
  for (const folder of folders.splice(0)) rmSync(path.dirname(folder), { recursive: true, force: true });
});

describe('an embedded PostgreSQL', () => {
  it('serves a database by the name that it is given, in UTC and with every letter case', async () => {
    const { url } = await start(aFolder(), false);
    expect(await query(url, `select current_database() d, current_setting('timezone') z, lower('ÄÉ') l`)).toEqual([
      { d: 'library', z: 'UTC', l: 'äé' },
    ]);
  });

  it('waits for the disk unless told not to', async () => {
    const setting = `select current_setting('fsync') fsync`;
    expect(await query((await start(aFolder())).url, setting)).toEqual([{ fsync: 'on' }]);
    expect(await query((await start(aFolder(), false)).url, setting)).toEqual([{ fsync: 'off' }]);
  });

  it('lets nobody in without the password, which its owner alone can read', async () => {
    const dataDir = aFolder();
    const { url } = await start(dataDir, false);
    const guess = Object.assign(new URL(url), { password: 'librarian' }).href;
    await expect(query(guess, 'select 1')).rejects.toThrow('password authentication failed');
    expect(statSync(path.join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
  });

  it('keeps what people wrote out of its log, when a statement fails too', async () => {
    const dataDir = aFolder();
    const { url } = await start(dataDir, false);
    await query(url, 'create table once (name text primary key, n int not null)');
    await query(url, `insert into once values ('canary', 1)`);
    await expect(query(url, `insert into once values ('canary', 1)`)).rejects.toThrow('duplicate key');
    await expect(query(url, `insert into once values ('canary two', null)`)).rejects.toThrow('not-null');
    const log = readFileSync(path.join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toMatch(/duplicate key/);
    expect(log).not.toMatch(/canary/);
  });

  it('is gone once stopped, and keeps its data for the next start', async () => {
    const dataDir = aFolder();
    const first = await start(dataDir);
    await query(first.url, KEEP);
    const pid = postmasterPid(dataDir);
    await first.stop();
    expect([isAlive(pid), existsSync(lockFile(dataDir))]).toEqual([false, false]);
    expect(await query((await start(dataDir)).url, KEPT)).toEqual([{ n: 1 }]);
  });

  it('comes back at the same address when it is killed', async () => {
    const dataDir = aFolder();
    const { url } = await start(dataDir);
    await query(url, KEEP);
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    expect(await eventually(() => query(url, KEPT))).toEqual([{ n: 1 }]);
  });
});

describe('the role that owns the database', () => {
  it('is no superuser, and owns that database alone', async () => {
    const { url } = await start(aFolder(), false);
    const sql = `select rolname, rolsuper, (select array_agg(datname::text) from pg_database where datdba = r.oid) owned
      from pg_roles r where rolname = current_user`;
    expect(await query(url, sql)).toEqual([{ rolname: 'reader', rolsuper: false, owned: ['library'] }]);
  });
});

describe('when the process that started it is killed', () => {
  it('PostgreSQL ends too, and nothing that was acknowledged is lost', async () => {
    const dataDir = aFolder();
    const other = await startElsewhere(dataDir);
    await query(other.url, KEEP);
    const pid = postmasterPid(dataDir);
    await other.end('SIGKILL');
    await toBeGone(pid);
    expect(await query((await start(dataDir)).url, KEPT)).toEqual([{ n: 1 }]);
  });

  it('a start in the same moment waits for its end', async () => {
    const dataDir = aFolder();
    const other = await startElsewhere(dataDir);
    await query(other.url, KEEP);
    await other.end('SIGKILL');
    expect(await eventually(async () => query((await start(dataDir)).url, KEPT))).toEqual([{ n: 1 }]);
  });

  it('a lock file that names some other program by now is no obstacle', async () => {
    const dataDir = aFolder();
    await (await start(dataDir)).stop();
    writeFileSync(lockFile(dataDir), `${process.pid}\n${dataDir}/postgres\n0\n1\n\n127.0.0.1\n\nready\n`, {
      mode: 0o600,
    });
    await expect(start(dataDir)).resolves.toBeDefined();
  });
});

describe('two processes on one folder', () => {
  it('share it, and it outlives the one that started it', async () => {
    const dataDir = aFolder();
    const other = await startElsewhere(dataDir);
    const mine = await start(dataDir);
    expect(mine.url).toBe(other.url);
    const pid = postmasterPid(dataDir);
    await query(other.url, KEEP);
    await other.end('SIGKILL');
    expect(await query(mine.url, KEPT)).toEqual([{ n: 1 }]);
    await mine.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('may start at the same moment', async () => {
    const dataDir = aFolder();
    const [other, mine] = await Promise.all([startElsewhere(dataDir), start(dataDir)]);
    expect(mine.url).toBe(other.url);
    await mine.stop();
    expect(await query(other.url, 'select 1 one')).toEqual([{ one: 1 }]);
    await other.end('SIGTERM');
    expect(existsSync(lockFile(dataDir))).toBe(false);
  });
});

describe('a folder that will not do', () => {
  const refusal = (dataDir: string) =>
    start(dataDir).then(
      () => undefined,
      (error: unknown) => error,
    );

  it('is refused when it holds what we did not make, and stays as it is', async () => {
    const dataDir = aFolder();
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'thesis.txt'), 'years of work');
    const error = await refusal(dataDir);
    expect(error).toBeInstanceOf(EmbeddedPostgresError);
    expect(String(error)).toContain(`The data folder ${dataDir} is not empty and was not made by Library`);
    expect(readFileSync(path.join(dataDir, 'thesis.txt'), 'utf8')).toBe('years of work');
  });

  it('is refused when it cannot be made', async () => {
    const place = aFolder();
    writeFileSync(place, 'a file in the way'); // root may write anywhere else
    const error = await refusal(path.join(place, 'data'));
    expect(error).toBeInstanceOf(EmbeddedPostgresError);
    expect(String(error)).toContain('cannot be used (ENOTDIR)');
  });

  it('is refused with the last words of PostgreSQL when its data is damaged', async () => {
    const dataDir = aFolder();
    await (await start(dataDir)).stop();
    writeFileSync(path.join(dataDir, 'postgres/PG_VERSION'), '9\n');
    const error = await refusal(dataDir);
    expect(error).toBeInstanceOf(EmbeddedPostgresError);
    expect(String(error)).toContain('database files are incompatible with server');
  });

  it('may hold what a first start left behind that was cut short', async () => {
    const dataDir = aFolder();
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'postgres.password.4194305'), '');
    await expect(start(dataDir, false)).resolves.toBeDefined();
  });
});
