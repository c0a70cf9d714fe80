import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

const PLACES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];
const ATTEMPTS = 100;

const isThere = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where PgBouncer is on this machine; undefined without it. */
export const PGBOUNCER = PLACES.find(isThere);

/** It refuses to be root. */
const AS_NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export interface RunningPooler {
  url: string;
  stop(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const reach = async (url: string): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
};

interface Options {
  /** Its port; any free one unless it must stay. */
  port?: number;
  /** Further lines of its settings. */
  settings?: readonly string[];
  poolSize?: number;
}

const settingsOf = (target: URL, port: number, { poolSize = 20, settings = [] }: Options) => [
  '[databases]',
  `* = host=${target.hostname} port=${target.port} user=${target.username} password=${target.password}`,
  '[pgbouncer]',
  `listen_addr = 127.0.0.1`,
  `listen_port = ${port}`,
  'unix_socket_dir =',
  'auth_type = any',
  'pool_mode = transaction',
  'max_client_conn = 500',
  `default_pool_size = ${poolSize}`,
  // after a failover the next attempt to reach the database comes at once, and not a quarter of a minute later
  'server_login_retry = 0.2',
  ...settings,
];

/** PgBouncer in transaction mode before the database at `target`. */
export const startPgBouncer = async (target: string, options: Options = {}): Promise<RunningPooler> => {
  if (!PGBOUNCER) throw new Error('There is no PgBouncer on this machine');
  const { port = await freePort() } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'quorum-pgbouncer-'));
  chmodSync(folder, 0o755);
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(file, settingsOf(new URL(target), port, options).join('\n'), { mode: 0o644 });
  const child = spawn(PGBOUNCER, ['-q', file], { stdio: 'ignore', ...AS_NOBODY });
  const url = Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port) }).href;
  const ended = once(child, 'exit');
  await reach(url);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
