import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { startSmtpSink, type SmtpSink } from '../mail/smtpSink.ts';
import { eventually } from '../support/eventually.ts';
import { query } from '../../../packages/embedded-postgres/test/query.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { letGoOfTheDead } from './lettingGo.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';

let database: TestDatabase;
let sink: SmtpSink;
let started: ServerProcess[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  sink = await startSmtpSink();
});
afterEach(async () => {
  await Promise.all(started.map((server) => server.end('SIGKILL')));
  started = [];
  await sink.stop();
  await database.drop();
});

const start = async () => {
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'Quorum <hello@quorum.example.org>' };
  const server = await startServer({ DATABASE_URL: database.url, RATE_LIMITS: 'off', ...mail });
  started.push(server);
  return server;
};

/** An event to come of the demo, whose organiser has no address. */
const anEventOf = async ({ address }: ServerProcess): Promise<EventView> => {
  const events = (await (await fetch(`${address}/api/events`)).json()) as EventView[];
  const event = events.find(({ date }) => Date.parse(date) > Date.now() + 2 * 24 * 3_600_000);
  if (!event) throw new Error('There is no event to come');
  return event;
};

const join = async ({ address }: ServerProcess, { urlHash }: EventView, email: string) => {
  const body = JSON.stringify({ name: 'Vera', email });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/api/events/${urlHash}/join`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
};

const untilSent = (count: number) =>
  eventually(async () => {
    const sent = await query(database.url, 'select id from mail where sent_at is not null');
    if (sent.length < count) throw new Error(`${sent.length} of ${count} mails are sent`);
  });

const recipients = () => sink.received.flatMap(({ to }) => to).sort();

describe('two processes on one database', () => {
  it('send every mail once, whichever of them took the response', async () => {
    const servers = [await start(), await start()];
    const event = await anEventOf(servers[0] as ServerProcess);
    const people = Array.from({ length: 40 }, (_, number) => `person${number}@example.com`).sort();
    const joinBy = async (server: ServerProcess, half: number) => {
      for (const [number, email] of people.entries()) if (number % 2 === half) await join(server, event, email);
    };
    await Promise.all(servers.map(joinBy));
    await untilSent(people.length);
    expect(recipients()).toEqual(people);
  });

  it('repeat the one mail that a killed one had just handed over, under its Message-ID, and no other', async () => {
    const first = await start();
    const event = await anEventOf(first);
    await join(first, event, 'before@example.com');
    await untilSent(1);
    // killed between the host's taking the mail and saying so
    const killed = new Promise<void>((resolve) => {
      sink.beforeAnswer(() => {
        sink.beforeAnswer(() => undefined);
        process.kill(first.pid, 'SIGKILL');
        resolve();
      });
    });
    await join(first, event, 'vera@example.com');
    await killed;

    const second = await start();
    await join(second, event, 'after@example.com');
    // of the other lane than the one that the dead one holds; time must not pass over what is under way
    await untilSent(2);
    await letGoOfTheDead(database.url);
    await untilSent(3);
    expect(recipients()).toEqual(['after@example.com', 'before@example.com', 'vera@example.com', 'vera@example.com']);
    const ids = sink.received
      .filter(({ to }) => to.includes('vera@example.com'))
      .map(({ mail }) => mail.headers.get('message-id'));
    expect(new Set(ids).size).toBe(1);
  });
});
