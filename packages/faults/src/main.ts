// npm run faults: plays what can go wrong against the built server, and prints what was seen beside what should be.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Fault, Outcome, Settings } from './Fault.ts';
import { pageWith, tableOf, type Row } from './page.ts';
import { Scene } from './Scene.ts';
import { faults } from './table/faults.ts';

const { values } = parseArgs({
  options: {
    /** How often each kill is played. */
    rounds: { type: 'string', default: '3' },
    /** How many minutes the soak lasts. */
    soak: { type: 'string', default: '0' },
    /** How many subscribers are idle on one server. */
    subscribers: { type: 'string', default: '5000' },
    /** A part of the name of the rows to play. */
    only: { type: 'string' },
    /** Puts what was played into docs/faults.md. */
    write: { type: 'boolean', default: false },
  },
});
const PAGE = path.resolve(import.meta.dirname, '../../../docs/faults.md');

const settings: Settings = {
  rounds: Number(values.rounds),
  soak: Number(values.soak),
  subscribers: Number(values.subscribers),
};

const play = async (fault: Fault): Promise<Outcome> => {
  const scene = new Scene();
  try {
    return await fault.play(scene, settings);
  } catch (error) {
    return { isMet: false, figures: `could not be played to its end: ${String(error)}` };
  } finally {
    await scene.end();
  }
};

const verdictOf = ({ isMet }: Outcome) => (isMet === null ? '–' : isMet ? 'yes' : 'NO');

const load = loadavg()[0] ?? 0;
const { only = null } = values;
const played: Row[] = [];
let isMet = true;
for (const fault of faults.filter(({ name }) => name.includes(only ?? ''))) {
  const outcome = await play(fault);
  const row = { name: fault.name, goal: fault.goal, figures: outcome.figures, verdict: verdictOf(outcome) };
  console.log(`\n${row.name}\n  goal: ${row.goal}\n  seen: ${row.figures}\n  met: ${row.verdict}`);
  played.push(row);
  isMet &&= outcome.isMet !== false;
}

const machine =
  `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores of ` +
  `${cpus()[0]?.model.trim() ?? 'an unknown kind'}, load of the machine before: ${load.toFixed(1)}.`;
console.log(`\n${tableOf(played)}\n\n${machine}`);

if (values.write) {
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, pageWith({ page, names: faults.map(({ name }) => name), played, only, machine }));
}
process.exitCode = isMet ? 0 : 1;
