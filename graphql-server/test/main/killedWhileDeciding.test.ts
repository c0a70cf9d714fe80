import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { startSmtpSink, type SmtpSink } from '../mail/smtpSink.ts';
import { eventually } from '../support/eventually.ts';
import { openOtherAt, type OtherConnection } from '../support/otherConnection.ts';
import { query } from '../../../packages/embedded-postgres/test/query.ts';
import { asAdmin, createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { letGoOfTheDead } from './lettingGo.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';

let database: TestDatabase;
let sink: SmtpSink;
let holder: OtherConnection;
let started: ServerProcess[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  sink = await startSmtpSink();
  holder = await openOtherAt(database.url);
});
afterEach(async () => {
  await Promise.all(started.map((server) => server.end('SIGKILL')));
  started = [];
  await holder.end();
  await sink.stop();
  await database.drop();
});

const PEOPLE = ['max@example.com', 'vera@example.com'];

const start = async () => {
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'Quorum <hello@quorum.example.org>' };
  const server = await startServer({ DATABASE_URL: database.url, RATE_LIMITS: 'off', ...mail });
  started.push(server);
  return server;
};

const rows = <Row extends object>(sql: string) => query<Row>(database.url, sql);

/** Resolves once the statement gives a row. */
const until = (sql: string) =>
  eventually(async () => {
    const found = await query(asAdmin(database.url), sql);
    if (found.length === 0) throw new Error('not yet');
  });
const untilWaiting = (statement: string) =>
  until(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query ilike '${statement}%'`);
/** The server is gone, and so is what it had asked of the database. */
const untilGone = () =>
  until(`select where not exists (select from pg_stat_activity
    where datname = current_database() and usename <> current_user)`);

/** An event of the demo that two people have joined, who have had their confirmations, and whose hour has come. */
const aDueEvent = async ({ address }: ServerProcess): Promise<EventView> => {
  const events = (await (await fetch(`${address}/api/events`)).json()) as EventView[];
  const event = events.find(({ date }) => Date.parse(date) > Date.now() + 2 * 24 * 3_600_000);
  if (!event) throw new Error('There is no event to come');
  for (const email of PEOPLE) {
    const body = JSON.stringify({ name: 'Vera', email });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}/api/events/${event.urlHash}/join`, { method: 'POST', headers, body });
    expect(answer.status).toBe(201);
  }
  await until(`select where (select count(*) from mail where sent_at is not null) = ${PEOPLE.length}`);
  await rows(`update event set decide_at = now() - interval '1 minute', decision_due = now() - interval '1 minute',
    participant_threshold = 2 where id = ${event.id}`);
  return event;
};

const haveItDecided = () => rows(`select graphile_worker.add_job('decideDueEvents')`);
const stateOf = async ({ id }: EventView) => {
  const sql = `select status, decision_due is not null as "isDue", revision,
    (select count(*)::int from mail where dedupe_key like '% decided %') as mails from event where id = ${id}`;
  const [state] = await rows<{ status: string; isDue: boolean; revision: number; mails: number }>(sql);
  return state;
};
const toldOf = (subject: RegExp) =>
  sink.received
    .filter(({ mail }) => subject.test(mail.headers.get('subject') ?? ''))
    .flatMap(({ to }) => to)
    .sort();
const untilMailed = (count: number) =>
  until(
    `select where (select count(*) from mail where dedupe_key like '% decided %' and sent_at is not null) = ${count}`,
  );

/** News waits for a minute, in case there is more of it; a test does not. */
const sendAtOnce = async () => {
  await until(`select from mail where dedupe_key like '% decided %'`);
  await rows(`update graphile_worker._private_jobs set run_at = now() where task_id =
    (select id from graphile_worker._private_tasks where identifier = 'sendMail')`);
};

/** Another one decides again, if it can. */
const haveAnotherOneTry = async () => {
  await letGoOfTheDead(database.url);
  await start();
  await haveItDecided();
  await sendAtOnce();
  await untilMailed(PEOPLE.length);
  await haveItDecided();
  await until(`select where not exists (select from graphile_worker.jobs where task_identifier = 'decideDueEvents')`);
};

describe('a server that is killed while it decides', () => {
  it('before the commit leaves the event as it was, and another one decides it once', async () => {
    const first = await start();
    const event = await aDueEvent(first);
    const before = await stateOf(event);
    await holder.query('begin');
    await holder.query('lock table activity in share row exclusive mode');
    await haveItDecided();
    await untilWaiting('insert into "activity"');
    await first.end('SIGKILL');
    await holder.query('rollback');
    await untilGone();
    expect(await stateOf(event)).toEqual(before);
    expect(before).toMatchObject({ status: 'GATHERING', isDue: true, mails: 0 });

    await haveAnotherOneTry();
    expect(await stateOf(event)).toEqual({
      status: 'CONFIRMED',
      isDue: false,
      revision: (before?.revision ?? NaN) + 1,
      mails: PEOPLE.length,
    });
    expect(toldOf(/^It’s on/)).toEqual(PEOPLE);
  });

  it('after the commit and before anybody is told has decided, and another one tells everybody once', async () => {
    const first = await start();
    const event = await aDueEvent(first);
    await holder.query('begin');
    await holder.query('lock table mail in share row exclusive mode');
    await haveItDecided();
    await untilWaiting('insert into "mail"');
    const decided = await stateOf(event);
    expect(decided).toMatchObject({ status: 'CONFIRMED', isDue: false, mails: 0 });
    await first.end('SIGKILL');
    await holder.query('rollback');
    await untilGone();

    await haveAnotherOneTry();
    expect(await stateOf(event)).toEqual({ ...decided, mails: PEOPLE.length });
    expect(toldOf(/^It’s on/)).toEqual(PEOPLE);
  });

  it('after everybody was written to has decided, and another one tells everybody once', async () => {
    // nobody sends a mail for as long as the test holds this
    await holder.query(`create function wait_for_the_test() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock_shared(1); return new; end'`);
    const first = await start();
    const event = await aDueEvent(first);
    await holder.query('create trigger waits before update on mail for each row execute function wait_for_the_test()');
    await holder.query('select pg_advisory_lock(1)');
    await haveItDecided();
    await sendAtOnce();
    await untilWaiting('update "mail"');
    const decided = await stateOf(event);
    expect(decided).toMatchObject({ status: 'CONFIRMED', isDue: false, mails: PEOPLE.length });
    await first.end('SIGKILL');
    await holder.query('select pg_advisory_unlock(1)');
    await untilGone();
    expect(toldOf(/^It’s on/)).toEqual([]);

    await haveAnotherOneTry();
    expect(await stateOf(event)).toEqual(decided);
    expect(toldOf(/^It’s on/)).toEqual(PEOPLE);
  });
});
