// npm run cluster: plays failovers on a cluster of Debian's packages, under load, and prints what became of the requests.
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Cluster } from './Cluster.ts';
import { publishEvent } from '../publishEvent.ts';
import { playOn, type Result } from './playOn.ts';
import { plays } from './plays.ts';
import { findPrograms } from './programs.ts';
import { Servers } from './Servers.ts';
import { isMet, isWhole, tableOf } from './table.ts';

const { values } = parseArgs({
  options: {
    /** A part of the name of what will be played. */
    only: { type: 'string', default: '' },
    /** The short ones alone; where programs are missing it says so, and is no failure. */
    quick: { type: 'boolean', default: false },
  },
});

const SERVERS = 2;
/** Each takes a thousand responses. */
const EVENTS = 6;

const publishEvents = async (address: string): Promise<string[]> => {
  const hashes: string[] = [];
  for (let n = 0; n < EVENTS; n++) hashes.push(path.basename(await publishEvent(address)));
  return hashes;
};

const countFailed = ({ failedReads }: Result): string => {
  const counts = new Map<string, number>();
  for (const read of failedReads) counts.set(read, (counts.get(read) ?? 0) + 1);
  return [...counts].map(([read, count]) => `${count} × ${read}`).join(', ');
};

const play = async (cluster: Cluster, results: Result[]): Promise<void> => {
  const servers = new Servers({ DATABASE_URL: cluster.pooledUrl, DATABASE_DIRECT_URL: cluster.directUrl });
  try {
    for (let n = 0; n < SERVERS; n++) await servers.start();
    const hashes = await publishEvents(servers.oldest.address);
    for (const one of plays.filter(({ name, isQuick }) => name.includes(values.only) && (isQuick || !values.quick))) {
      const result = await playOn({ cluster, servers, hashes }, one);
      results.push(result);
      console.log(
        `${result.name}: ${isMet(result) ? 'as it should be' : 'NOT as it should be'} ${countFailed(result)}`,
      );
    }
  } finally {
    await servers.stop();
  }
};

const programs = findPrograms();
if (typeof programs === 'string') {
  console.log(programs);
  process.exitCode = values.quick ? 0 : 1;
} else {
  const cluster = await Cluster.start(programs);
  const results: Result[] = [];
  // its programs would go on without us
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cluster.stop().finally(() => process.exit(1)));
  try {
    await play(cluster, results);
  } finally {
    await cluster.stop();
  }
  const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown kind'}, load ${(loadavg()[1] ?? 0).toFixed(0)}`;
  console.log(`\n${tableOf(results)}\n\n${new Date().toISOString().slice(0, 10)}, ${machine}.`);
  if (!results.every(values.quick ? isWhole : isMet)) process.exitCode = 1;
}
