import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type * as embeddedModule from '../../../graphql-server/src/persistence/startDatabase.ts';
import { startServer, type ServerProcess } from '../../../graphql-server/test/main/serverProcess.ts';

const built = new URL('../../../graphql-server/dist/persistence/startDatabase.js', import.meta.url);
const { startDatabase } = (await import(built.href)) as typeof embeddedModule;

/** Nobody is told to slow down, and nothing is printed but that it is ready. */
const QUIET = { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };

/** Where one fault is played: what is started here ends with it, whatever happens. */
export class Scene {
  readonly #ends: (() => unknown)[] = [];

  /** Done at the end, the latest first. */
  atEnd(end: () => unknown): void {
    this.#ends.push(end);
  }

  newFolder(): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'quorum-faults-'));
    this.atEnd(() => rmSync(folder, { recursive: true, force: true }));
    return path.join(folder, 'data');
  }

  /** The built server, in a process of its own. */
  async startServer(env: Record<string, string>): Promise<ServerProcess> {
    const server = await startServer({ ...QUIET, ...env });
    // one that ended before hears nothing any more; an embedded database ends with it
    this.atEnd(() => server.end('SIGTERM'));
    return server;
  }

  /** A PostgreSQL for several servers, durable as in production; the address of its database. */
  async startPostgres(): Promise<string> {
    const { url, stop } = await startDatabase({ dataDir: this.newFolder() });
    this.atEnd(stop);
    return url;
  }

  /** A connection of our own to the database at `url`. */
  async connect(url: string): Promise<pg.Client> {
    const client = new pg.Client(url);
    await client.connect();
    this.atEnd(() => client.end());
    return client;
  }

  async end(): Promise<void> {
    for (const end of this.#ends.splice(0).toReversed()) await end();
  }
}
