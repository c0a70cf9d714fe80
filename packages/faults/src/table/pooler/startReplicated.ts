import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { ACCOUNT, run } from '../../cluster/Processes.ts';
import { freePort } from '../../freePort.ts';
import type { Scene } from '../../Scene.ts';
import { until } from '../../until.ts';

interface Options {
  /** The folder of PostgreSQL's programs. */
  programs: string;
  /** How much later than the primary the replica has what was written. */
  lagSeconds: number;
}

const ADMIN = 'postgres';
const ADDRESS = '127.0.0.1';

/** A primary and a replica that lags behind it; the addresses of the database on each. */
export const startReplicated = async (
  scene: Scene,
  { programs, lagSeconds }: Options,
): Promise<{ primary: string; replica: string }> => {
  const root = scene.newFolder();
  mkdirSync(root);
  // the account of PostgreSQL has to reach its own
  chmodSync(path.dirname(root), 0o711);
  if (ACCOUNT.uid !== undefined) chownSync(root, ACCOUNT.uid, ACCOUNT.gid);
  const call = (name: string, ...args: string[]) =>
    execFileSync(path.join(programs, name), args, { ...ACCOUNT, cwd: root, stdio: 'ignore' });
  const start = async (name: string) => {
    const port = await freePort();
    const url = (user: string, database: string) => `postgres://${user}@${ADDRESS}:${port}/${database}`;
    const args = ['-D', path.join(root, name), '-p', String(port), '-h', ADDRESS, '-k', root];
    const server = run(path.join(programs, 'postgres'), args, path.join(root, `${name}.log`));
    // at once, as connections of the scene may be open
    scene.atEnd(() => server.end('SIGINT'));
    await until(async () => {
      const client = new pg.Client(url(ADMIN, ADMIN));
      await client.connect();
      await client.end();
      return true;
    });
    return { port, url };
  };

  call('initdb', '-D', path.join(root, 'primary'), '-U', ADMIN, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const primary = await start('primary');
  const client = await scene.connect(primary.url(ADMIN, ADMIN));
  await client.query('create role quorum login');
  await client.query('create database quorum owner quorum');
  const { port } = primary;
  call('pg_basebackup', '-D', path.join(root, 'replica'), '-R', '-h', ADDRESS, '-p', String(port), '-U', ADMIN);
  appendFileSync(path.join(root, 'replica/postgresql.auto.conf'), `recovery_min_apply_delay = '${lagSeconds}s'\n`);
  const replica = await start('replica');
  return { primary: primary.url('quorum', 'quorum'), replica: replica.url('quorum', 'quorum') };
};
