import 'reflect-metadata';
import { readEnv } from './config/env.ts';
import { StartupError } from './config/StartupError.ts';
import type { OutboxRow } from './persistence/repositories/outbox/Outbox.ts';
import { graphileQueue } from './persistence/graphileQueue.ts';
import { openDatabase } from './persistence/openDatabase.ts';
import { createOrm, type EntityManager } from './persistence/orm.ts';
import { MailRepository } from './persistence/repositories/MailRepository.ts';
import { runCommand } from './runCommand.ts';
import { listDeadLetters, retryDeadLetters, type DeadLetters, type WantedLetters } from './jobs/deadLetters.ts';

// npm run dead-letters: for an operator, what was given up, and the way to have it tried again.

const USAGE = `  npm run dead-letters                           lists mails, notifications, texts and jobs that were given up
  npm run dead-letters -- retry all              has all of them tried again
  npm run dead-letters -- retry mail-12 job-34   has these tried again`;

const lineOf = (name: string, { attempts, givenUpAt, lastError }: OutboxRow, isEmpty: boolean): string =>
  `${name}  ${attempts} attempts, given up ${givenUpAt?.toISO() ?? ''}` +
  `${isEmpty ? ' (too old to be tried again)' : ''}\n    ${lastError ?? ''}`;

const linesOf = ({ mails, pushes, texts, jobs }: DeadLetters): string[] => [
  ...mails.map((mail) => lineOf(`mail-${mail.id}  ${mail.kind} to ${mail.recipient}`, mail, mail.text === null)),
  // the path of its address is the device's secret
  ...pushes.map((push) =>
    lineOf(`push-${push.id}  notification to ${new URL(push.endpoint).host}`, push, push.payload === null),
  ),
  ...texts.map((sms) => lineOf(`sms-${sms.id}  ${sms.kind} to ${sms.recipient}`, sms, sms.body === null)),
  ...jobs.map(
    ({ id, name, attempts, lastError }) => `job-${id}  ${name}  ${attempts} attempts\n    ${lastError ?? ''}`,
  ),
];

const idsIn = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** The numbers in `mail-12`, `job-34` and the like. @throws StartupError for anything else */
const wantedOf = (names: readonly string[], { mails, pushes, texts, jobs }: DeadLetters): WantedLetters => {
  if (names.length === 1 && names[0] === 'all')
    return { mails: idsIn(mails), pushes: idsIn(pushes), texts: idsIn(texts), jobs: jobs.map(({ id }) => id) };
  const parsed = names.map((name) => /^(mail|push|sms|job)-(\d{1,9})$/.exec(name));
  if (names.length === 0 || parsed.includes(null)) throw new StartupError(USAGE);
  const idsOf = (kind: string) => parsed.flatMap((match) => (match?.[1] === kind ? [match[2] ?? ''] : []));
  const numbersOf = (kind: string) => idsOf(kind).map(Number);
  return { mails: numbersOf('mail'), pushes: numbersOf('push'), texts: numbersOf('sms'), jobs: idsOf('job') };
};

const run = async (em: EntityManager, [command, ...names]: readonly string[]): Promise<string> => {
  const operator = { em, mails: new MailRepository(em), jobs: graphileQueue(em) };
  const dead = await listDeadLetters(operator);
  if (command === undefined) return linesOf(dead).join('\n') || 'Nothing was given up.';
  if (command !== 'retry') throw new StartupError(USAGE);
  const { mails, pushes, texts, jobs } = await retryDeadLetters(operator, wantedOf(names, dead));
  return `${mails} mails, ${pushes} notifications, ${texts} texts and ${jobs} jobs are tried again.`;
};

await runCommand(async (args) => {
  const database = await openDatabase(readEnv(process.env));
  const orm = createOrm({ url: database.directUrl });
  try {
    console.log(await run(orm.em.fork({ useContext: true }), args));
  } finally {
    await orm.close();
    await database.stop();
  }
});
