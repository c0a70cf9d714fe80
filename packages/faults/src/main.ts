// npm run faults: plays what can go wrong against the built server, and prints what was seen beside what is to be.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Fault, Outcome, Settings } from './Fault.ts';
import { Scene } from './Scene.ts';
import { faults } from './table/faults.ts';

const { values } = parseArgs({
  options: {
    /** How often each kill is played. */
    rounds: { type: 'string', default: '3' },
    /** How many minutes the soak lasts. */
    soak: { type: 'string', default: '0' },
    /** A part of the name of the rows to play. */
    only: { type: 'string' },
    /** Puts the table into docs/faults.md. */
    write: { type: 'boolean', default: false },
  },
});
const settings: Settings = { rounds: Number(values.rounds), soak: Number(values.soak) };

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
const rows: string[] = [];
let isMet = true;
for (const fault of faults.filter(({ name }) => name.includes(values.only ?? ''))) {
  const outcome = await play(fault);
  console.log(`\n${fault.name}\n  goal: ${fault.goal}\n  seen: ${outcome.figures}\n  met: ${verdictOf(outcome)}`);
  rows.push(`| ${fault.name} | ${fault.goal} | ${outcome.figures} | ${verdictOf(outcome)} |`);
  isMet &&= outcome.isMet !== false;
}

const machine =
  `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores of ` +
  `${cpus()[0]?.model.trim() ?? 'an unknown kind'}, load of the machine before: ${load.toFixed(1)}.`;
const table = ['| fault | goal | seen | met |', '| --- | --- | --- | --- |', ...rows].join('\n');
console.log(`\n${table}\n\n${machine}`);

const PAGE = `# What goes wrong, and what is seen then

Written by \`npm run faults -- --write\`: each row is played against the built server in a process of its own, with a
PostgreSQL of its own that is as durable as in production. Figures are of one machine, which may have been busy.

${table}

${machine}
`;
if (values.write) writeFileSync(path.resolve(import.meta.dirname, '../../../docs/faults.md'), PAGE);
process.exitCode = isMet ? 0 : 1;
