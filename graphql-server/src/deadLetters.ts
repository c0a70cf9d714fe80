import 'reflect-metadata';
import { readEnv } from './config/env.ts';
import { StartupError } from './config/StartupError.ts';
import { graphileQueue } from './persistence/graphileQueue.ts';
import { openDatabase } from './persistence/openDatabase.ts';
import { createOrm, type EntityManager } from './persistence/orm.ts';
import { MailRepository } from './persistence/repositories/MailRepository.ts';
import { runCommand } from './runCommand.ts';
import { listDeadLetters, retryDeadLetters, type DeadLetters } from './jobs/deadLetters.ts';

// npm run dead-letters: for an operator, what was given up, and the way to have it tried again.

const USAGE = `  npm run dead-letters                           lists mails and jobs that were given up
  npm run dead-letters -- retry all              has all of them tried again
  npm run dead-letters -- retry mail-12 job-34   has these tried again`;

const linesOf = ({ mails, jobs }: DeadLetters): string[] => [
  ...mails.map(
    ({ id, kind, recipient, attempts, givenUpAt, lastError, text }) =>
      `mail-${id}  ${kind} to ${recipient}  ${attempts} attempts, given up ${givenUpAt?.toISO() ?? ''}` +
      `${text === null ? ' (too old to be tried again)' : ''}\n    ${lastError ?? ''}`,
  ),
  ...jobs.map(
    ({ id, name, attempts, lastError }) => `job-${id}  ${name}  ${attempts} attempts\n    ${lastError ?? ''}`,
  ),
];

/** The numbers in `mail-12`, `job-34` and the like. @throws StartupError for anything else */
const wantedOf = (names: readonly string[], { mails, jobs }: DeadLetters) => {
  if (names.length === 1 && names[0] === 'all')
    return { mailIds: mails.map(({ id }) => id), jobIds: jobs.map(({ id }) => id) };
  const parsed = names.map((name) => /^(mail|job)-(\d{1,9})$/.exec(name));
  if (names.length === 0 || parsed.includes(null)) throw new StartupError(USAGE);
  const idsOf = (kind: string) => parsed.flatMap((match) => (match?.[1] === kind ? [match[2] ?? ''] : []));
  return { mailIds: idsOf('mail').map(Number), jobIds: idsOf('job') };
};

const run = async (em: EntityManager, [command, ...names]: readonly string[]): Promise<string> => {
  const operator = { em, mails: new MailRepository(em), jobs: graphileQueue(em) };
  const dead = await listDeadLetters(operator);
  if (command === undefined) return linesOf(dead).join('\n') || 'Nothing was given up.';
  if (command !== 'retry') throw new StartupError(USAGE);
  const { mails, jobs } = await retryDeadLetters(operator, wantedOf(names, dead));
  return `${mails} mails and ${jobs} jobs are tried again.`;
};

await runCommand(async (args) => {
  const database = await openDatabase(readEnv(process.env));
  const orm = createOrm({ url: database.url });
  try {
    console.log(await run(orm.em.fork({ useContext: true }), args));
  } finally {
    await orm.close();
    await database.stop();
  }
});
