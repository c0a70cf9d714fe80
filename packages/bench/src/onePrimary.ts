// npm run primary: how many joins a second one PostgreSQL takes, of one event that everybody wants and of many.
import { parseArgs } from 'node:util';
import { startDatabases, SMALL } from './data/databases.ts';
import { deleteJoins } from './data/seed.ts';
import { runPgbench } from './runPgbench.ts';

const CONNECTIONS = 32;
const ROUNDS = 3;

const { values } = parseArgs({
  options: {
    /** Of a round. A longer one of one event reads more responses than an event can have; a busy machine needs it. */
    seconds: { type: 'string', default: '1' },
  },
});
const seconds = Number(values.seconds);

const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

const databases = await startDatabases();
try {
  const url = databases.written;
  const joinsOf = async (events: number) => {
    const { rate, p99 } = await runPgbench({ url, events, clients: CONNECTIONS, seconds });
    await deleteJoins(url, SMALL.responses);
    return { rate, p99 };
  };
  const kinds = { 'one event': 1, [`${SMALL.events} events`]: SMALL.events };
  const rounds: Record<string, Awaited<ReturnType<typeof joinsOf>>[]> = {};
  // by turns, so that a busy machine is as busy for both
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, events] of Object.entries(kinds)) (rounds[name] ??= []).push(await joinsOf(events));
  for (const [name, measured] of Object.entries(rounds)) {
    const rates = measured.map(({ rate }) => Math.round(rate));
    const p99 = medianOf(measured.map((one) => one.p99)).toFixed(0);
    console.log(`${name}: ${medianOf(rates)} joins/s (${Math.min(...rates)} to ${Math.max(...rates)}), p99 ${p99} ms`);
  }
} finally {
  await databases.stop();
}
