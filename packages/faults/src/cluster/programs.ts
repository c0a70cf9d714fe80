import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const POSTGRES = '/usr/lib/postgresql';

/** The folder of the programs of the newest PostgreSQL that Debian has installed; null without one. */
export const postgresPrograms = (): string | null => {
  if (!existsSync(POSTGRES)) return null;
  const versions = readdirSync(POSTGRES).map(Number).filter(Boolean);
  const folder = path.join(POSTGRES, String(Math.max(0, ...versions)), 'bin');
  return existsSync(path.join(folder, 'initdb')) ? folder : null;
};

const PLACES = ['/usr/bin', '/usr/sbin', '/usr/local/bin'];
const find = (name: string) => PLACES.map((place) => path.join(place, name)).find((file) => existsSync(file)) ?? null;

/** Where everything is that a cluster consists of. */
export interface Programs {
  etcd: string;
  patroni: string;
  haproxy: string;
  pgbouncer: string;
  /** The folder of PostgreSQL's. */
  postgres: string;
}

const PACKAGES = {
  etcd: 'etcd-server',
  patroni: 'patroni python3-etcd python3-psycopg2',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  postgres: 'postgresql',
} as const;

const NAMES = Object.keys(PACKAGES) as (keyof Programs)[];

/** The programs, or a sentence that says how to get those that are missing. */
export const findPrograms = (): Programs | string => {
  const found = { postgres: postgresPrograms(), ...Object.fromEntries(NAMES.slice(0, -1).map((n) => [n, find(n)])) };
  const missing = NAMES.filter((name) => !(found as Record<string, string | null>)[name]);
  if (missing.length === 0) return found as unknown as Programs;
  const packages = missing.map((name) => PACKAGES[name]).join(' ');
  return `A cluster needs programs that are not here. On Debian: apt-get install --no-install-recommends ${packages}, and stop the services that it starts.`;
};
