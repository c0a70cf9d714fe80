// npm run costs: what one of each path costs a server and PostgreSQL in processor time (docs/scale.md).
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import pg from 'pg';
import { startDatabases } from '../data/databases.ts';
import { hashesOf } from '../data/seed.ts';
import { startProcess } from '../machine/startProcess.ts';
import { QUORUM_ENV } from '../peers.ts';
import { loadNow } from '../report/writeReport.ts';
import { CostMeter, type Cost } from './CostMeter.ts';
import { measurePath } from './measurePath.ts';
import { pathsOf } from './paths.ts';

const FILE = new URL('../../../../docs/simulation/costs.json', import.meta.url);
const PORT = 27_180;

const whole = ({ server, postgres }: Cost) => ({ server: Math.round(server), postgres: Math.round(postgres) });

const load = loadNow();
/** What was started, to be stopped in reverse. */
const stops: (() => Promise<void>)[] = [];
try {
  const databases = await startDatabases();
  stops.push(databases.stop);
  const url = databases.written;
  const { pid, port, stop } = await startProcess({
    name: 'Quorum',
    script: '../../../graphql-server/dist/main.js',
    port: PORT,
    env: { ...QUORUM_ENV, DATABASE_URL: url },
  });
  stops.push(stop);
  const client = new pg.Client(url);
  await client.connect();
  stops.push(() => client.end());
  const meter = new CostMeter(pid, client);
  const micros: Record<string, Cost> = {};
  for (const [name, path] of Object.entries(await pathsOf(port, await hashesOf(url)))) {
    const cost = whole(await measurePath(path, { port, client, meter }));
    micros[name] = cost;
    console.log(`${name}: ${cost.server} µs of a server, ${cost.postgres} µs of PostgreSQL`);
  }
  const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown kind'}`;
  const measured = { date: new Date().toISOString().slice(0, 10), machine, load: Number(load.toFixed(1)), micros };
  writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
} finally {
  for (const stop of stops.toReversed()) await stop();
}
