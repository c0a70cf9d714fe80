// npm run bench: measures this server beside others, in one run on one machine, and writes what came of it.
import { parseArgs } from 'node:util';
import { chanceCosts } from './chanceCost.ts';
import { startDatabases } from './data/databases.ts';
import { LoadGenerator } from './load/LoadGenerator.ts';
import { mixedWorks } from './mixed.ts';
import { fullPollWorks } from './fullPolls.ts';
import { noticeWorks } from './notices.ts';
import { startPeers } from './peers.ts';
import { pageWorks } from './pages.ts';
import { pinAll } from './machine/pinning.ts';
import { memoryOf } from './machine/processUse.ts';
import { tableOf } from './report/tableOf.ts';
import { loadNow, writeReport } from './report/writeReport.ts';
import { runWorks } from './runWorks.ts';
import { assertSameData } from './sameData.ts';
import { visitorWorks } from './visitors.ts';
import { readingWorks, joinWork } from './works.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    /** A part of the name of the works to run; nothing is written then. */
    only: { type: 'string' },
    /** Of the first server; below those that a system hands out to clients. */
    port: { type: 'string', default: '27100' },
  },
});

const { quick, only } = values;
const rounds = quick ? 1 : 7;
const seconds = 2;

const load = loadNow();
/** What was started, to be stopped in reverse. */
const stops: (() => Promise<void> | void)[] = [];
try {
  const databases = await startDatabases();
  stops.push(databases.stop);
  const peers = await startPeers(databases, {
    port: Number(values.port),
    onStart: ({ stop }) => stops.push(stop),
  });
  // nobody has asked it for anything yet
  const idleMemory = memoryOf(peers.quorumWritten.pid);
  await assertSameData(peers);

  const generator = new LoadGenerator();
  stops.push(() => generator.stop());
  const pins = pinAll(
    Object.values(peers).map(({ pid }) => pid),
    generator.pid,
  );
  const surroundings = { load: generator, peers, databases, seconds };
  // thousands of joins keep the disk busy for seconds, where what comes next should not wait for it
  const works = [
    ...(await readingWorks(surroundings)),
    ...(await pageWorks(surroundings)),
    ...(await fullPollWorks(surroundings)),
    ...(await mixedWorks(surroundings)),
    ...(await visitorWorks(surroundings)),
    await joinWork(surroundings),
    ...(await noticeWorks(surroundings)),
  ];
  const wanted = works.filter(({ name }) => !only || name.includes(only));
  const outcomes = await runWorks(wanted, {
    rounds,
    onRound: ({ name }, contender, { rate }) => console.log(`${name} – ${contender}: ${Math.round(rate)} a second`),
  });

  const costs = chanceCosts();
  const startMs = peers.quorumWritten.startedInMs;
  console.log(`\n${tableOf(outcomes)}\n`);
  console.log(
    `Start to ready, with a database up: ${Math.round(startMs)} ms. Idle: ${Math.round(idleMemory ?? NaN)} MB.`,
  );
  const told = costs.map(({ threshold, micros }) => `${micros.toFixed(0)} µs (threshold ${threshold})`);
  console.log(`Chance of 500 responses: ${told.join(', ')}.`);
  console.log(`${rounds} round(s) of ${seconds} s, ${pins}. Load of the machine before: ${load.toFixed(1)}.`);
  if (!only && !quick) writeReport({ outcomes, load, pins, startMs, idleMemory, chance: costs });
} finally {
  for (const stop of stops.toReversed()) await stop();
}
