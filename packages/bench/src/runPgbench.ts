import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Measured } from './measure.ts';

const run = promisify(execFile);

/** What a join does, statement by statement: it locks the event, looks at its responses, adds one. */
const TRANSACTION = [
  'begin',
  'select id, participant_threshold from event where id = $1 for update',
  'select count(*), sum(likelihood) from participant where event_id = $1',
  `insert into participant (event_id, name, likelihood, comment, token_digest, created_at, updated_at)
    values ($1, 'Joiner', 1, 'See you there', md5(random()::text), now(), now()) returning id`,
  'commit',
];

interface Options {
  url: string;
  events: number;
  clients: number;
  seconds: number;
}

const measuredOf = (millis: number[], seconds: number): Measured => {
  const sorted = millis.sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { rate: sorted.length / seconds, p50: at(0.5), p99: at(0.99), cpuMicros: null, memory: null, errors: 0 };
};

const byPgbench = async ({ url, events, clients, seconds }: Options): Promise<Measured> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quorum-pgbench-'));
  const script = path.join(folder, 'join.sql');
  const statements = TRANSACTION.map((statement) => `${statement.replaceAll('$1', ':event').replaceAll('\n', ' ')};`);
  writeFileSync(script, [`\\set event random(1, ${events})`, ...statements].join('\n'));
  const prefix = path.join(folder, 'log');
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    clients,
    '-j',
    2,
    '-T',
    seconds,
    '-f',
    script,
    '-l',
    '--log-prefix',
    prefix,
  ];
  try {
    await run('pgbench', [...args.map(String), url]);
    const logs = readdirSync(folder).filter((name) => name.startsWith('log.'));
    const lines = logs.flatMap((name) => readFileSync(path.join(folder, name), 'utf8').trim().split('\n'));
    // the third column of its log is the time of a transaction in microseconds
    return measuredOf(
      lines.map((line) => Number(line.split(' ')[2]) / 1_000),
      seconds,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const byPg = async ({ url, events, clients, seconds }: Options): Promise<Measured> => {
  const millis: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const client = async () => {
    const connection = new pg.Client(url);
    await connection.connect();
    while (performance.now() < end) {
      const begun = performance.now();
      const event = 1 + Math.floor(Math.random() * events);
      for (const text of TRANSACTION)
        await connection.query({ name: text.slice(0, 40), text, values: text.includes('$1') ? [event] : [] });
      millis.push(performance.now() - begun);
    }
    await connection.end();
  };
  await Promise.all(Array.from({ length: clients }, client));
  return measuredOf(millis, seconds);
};

/** Whether PostgreSQL's own benchmark is installed; otherwise a plain client runs the same statements. */
export const hasPgbench: boolean = await run('pgbench', ['--version']).then(
  () => true,
  () => false,
);

/** The rate at which PostgreSQL itself can do the transaction of a join. */
export const runPgbench = (options: Options): Promise<Measured> => (hasPgbench ? byPgbench(options) : byPg(options));
