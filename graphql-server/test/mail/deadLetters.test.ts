import { beforeEach, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { anEvent, aResponse } from '../support/builders.ts';
import { useFreshMailServer } from './useMailServer.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../dist/deadLetters.js');

const server = useFreshMailServer();
beforeEach(async () => {
  server.sink.refuseWith({ code: 550, message: '5.7.1 Not today' });
  await aResponse(server, await anEvent(server), { email: 'vera@example.com' }, { as: 'ada' });
  await server.drain();
});

/** What an operator's command prints. */
const deadLetters = async (...words: string[]) => {
  const env = { PATH: process.env.PATH, DATABASE_URL: String(server.orm.config.get('clientUrl')) };
  const child = spawn(process.execPath, [SCRIPT, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { stdout, stderr, code: code as number };
};

const laterBy = (shift: object) => server.clock.set(server.clock.now().plus(shift).toISO() ?? '');

it('lists a mail that was given up, and why; sends it once the operator has it tried again', async () => {
  const { stdout } = await deadLetters();
  expect(stdout).toMatch(/^mail-1 {2}confirmation to vera@example\.com {2}1 attempts, given up 20\d\d-[^]*5\.7\.1/);

  server.sink.refuseWith(null);
  expect((await deadLetters('retry', 'mail-1')).stdout).toBe(
    '1 mails, 0 notifications, 0 texts and 0 jobs are tried again.\n',
  );
  const [received] = await server.drain();
  expect(received?.to).toEqual(['vera@example.com']);
  expect(received?.mail.text).toContain('#response=');
  expect((await deadLetters()).stdout).toBe('Nothing was given up.\n');
});

it('lists a job that has used up its attempts, and has it done', async () => {
  const em = server.orm.em.fork();
  await em.execute(`select graphile_worker.add_job('continueSeries', max_attempts := 1)`);
  await em.execute(`update graphile_worker._private_jobs set attempts = 1, last_error = 'Out of luck'`);
  expect((await deadLetters()).stdout).toMatch(/^job-\d+ {2}continueSeries {2}1 attempts\n {4}Out of luck$/m);
  expect((await deadLetters('retry', 'all')).stdout).toBe(
    '1 mails, 0 notifications, 0 texts and 1 jobs are tried again.\n',
  );
  await server.drain();
  expect((await deadLetters()).stdout).not.toContain('job-');
});

it('leaves alone what was not given up', async () => {
  server.sink.refuseWith(null);
  await deadLetters('retry', 'all');
  await server.drain();
  expect((await deadLetters('retry', 'mail-1', 'job-1')).stdout).toBe(
    '0 mails, 0 notifications, 0 texts and 0 jobs are tried again.\n',
  );
  expect(await server.drain()).toEqual([]);
});

it('keeps the words of a mail that was given up for a week, for they hold secrets', async () => {
  laterBy({ days: 6 });
  await server.tasks.deleteExpiredMails({});
  expect((await server.outbox())[0]?.text).not.toBeNull();
  laterBy({ days: 2 });
  await server.tasks.deleteExpiredMails({});
  expect((await server.outbox())[0]).toMatchObject({ text: null, html: null, calendar: null, unsubscribe_token: null });
  expect((await deadLetters()).stdout).toContain('too old to be tried again');
  expect((await deadLetters('retry', 'mail-1')).stdout).toBe(
    '0 mails, 0 notifications, 0 texts and 0 jobs are tried again.\n',
  );
});

it('says how it is used when its arguments are unknown', async () => {
  for (const words of [['retry'], ['retry', 'mail-x'], ['forget']]) {
    expect(await deadLetters(...words)).toMatchObject({ code: 1, stderr: expect.stringContaining('retry all') });
  }
});
