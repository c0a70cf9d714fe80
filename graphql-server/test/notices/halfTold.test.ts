import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startMailServer, type MailServer } from '../mail/mailServer.ts';
import { createEmptyDatabase } from '../persistence/emptyDatabase.ts';
import { insertEvent, insertOption, insertParticipant, insertPoll, insertVoter } from '../persistence/rows.ts';
import { createOrm } from '../../src/persistence/orm.ts';
import { migrate, migrateTo } from '../../src/persistence/migrate.ts';
import { migrations } from '../../src/persistence/migrations/migrations.ts';
import { EventTypeSeeder } from '../../src/persistence/seeders/EventTypeSeeder.ts';
import type { TestDatabase } from '../support/testDatabase.ts';
import { NOW } from '../support/testServer.ts';

const LANDED = 'Migration20261222_Activities';

let database: TestDatabase;
let server: MailServer;

const execute = <Row>(orm: MikroORM, sql: string, values: unknown[] = []) => orm.em.fork().execute<Row[]>(sql, values);

/** As the server of the landed version leaves it: each notice told to the half of its readers. */
const leaveHalfTold = async (orm: MikroORM): Promise<void> => {
  const organised = { creator_email: 'ada@example.com', created_at: '2026-04-01T00:00:00Z' };
  const soon = { ...organised, date: '2026-05-02T06:00:00Z', past_after: '2026-05-02T12:00:00Z' };
  // reminded of, and known to have enough people
  const reminded = await insertEvent(orm, {
    ...soon,
    title: 'Reminded',
    reminded_at: NOW,
    is_quorum_told: true,
    answers_told_at: '2026-05-01T11:55:00Z',
  });
  const told = { created_at: '2026-04-02T00:00:00Z', is_email_confirmed: true, mail_token_digest: 'told' };
  await insertParticipant(orm, reminded, { ...told, name: 'Told', email: 'told@example.com' });
  await insertParticipant(orm, reminded, { ...told, name: 'Joined', email: 'joined@example.com', news: 'joined' });
  await insertParticipant(orm, reminded, { ...told, name: 'Changed', email: 'changed@example.com', news: 'changed' });
  // yet to be reminded of
  const coming = await insertEvent(orm, { ...soon, title: 'Coming', participant_threshold: 5 });
  await insertParticipant(orm, coming, { ...told, name: 'Kim', email: 'kim@example.com' });
  await execute(
    orm,
    `insert into activity (type, event_id, details, created_at) select 'response.created', event_id,
    jsonb_build_object('response', id), created_at from participant`,
  );
  await execute(
    orm,
    `insert into activity (type, event_id, details, created_at) values
      ('event.decided', ?, '{"before":"GATHERING","status":"CONFIRMED","by":"CLOCK"}', now()),
      ('event.changed', ?, '{"before":{"location":"Elsewhere"}}', now()),
      ('event.deleted', 4711, '{}', now())`,
    [coming, coming],
  );
  const poll = await insertPoll(orm, { ...organised, title: 'Poll', status: 'CLOSED' });
  await insertOption(orm, poll);
  const voter = await insertVoter(orm, poll, { email: 'vera@example.com', mail_token_digest: 'told' });
  await execute(
    orm,
    `insert into activity (type, poll_id, details, created_at) values
    ('poll.closed', ${poll}, '{"by":"CLOCK"}', now()), ('vote.created', ${poll}, '{"voter":${voter}}', now())`,
  );
  await execute(
    orm,
    `insert into mail (kind, dedupe_key, poll_id, recipient, recipient_digest, subject, message_id,
      unsubscribe_digest, created_at, sent_at) values ('confirmation', ?, ?, 'vera@example.com', 'd', 'S', 'm', 'u', now(), now())`,
    [`vote ${voter} told`, poll],
  );
  // what the organiser is yet to be told waits in the queue
  await execute(
    orm,
    `select graphile_worker.add_job('sendResponseDigest', json_build_object('eventId', id))
    from event`,
  );
  await execute(orm, `select graphile_worker.add_job('sendQuorumNotice', json_build_object('eventId', id)) from event`);
};

beforeAll(async () => {
  database = await createEmptyDatabase();
  const names = migrations.map(({ name }) => name);
  await migrateTo(database.url, names.slice(0, names.indexOf(LANDED) + 1));
  const before = createOrm({ url: database.url });
  await before.seeder.seed(EventTypeSeeder);
  await leaveHalfTold(before);
  await before.close();
  await migrate(database.url);
  server = await startMailServer({}, { database });
});
afterAll(() => server.stop());

it('an installation that was updated while people were told half of it tells the rest, and nothing twice', async () => {
  const told: string[] = [];
  const run = async () => {
    await server.tasks.remindParticipants({});
    await server.tasks.closeDuePolls({});
    await server.tasks.decideDueEvents({});
    for (const { to, mail } of await server.drain()) told.push(`${to.join()}: ${mail.headers.get('subject') ?? ''}`);
  };
  for (let hours = 0; hours <= 48; hours++) {
    server.clock.set(server.clock.now().plus({ hours: 1 }).toISO() ?? '');
    await run();
  }
  expect(told.toSorted()).toEqual([
    'ada@example.com: New responses to “Reminded”, Sat 2 May',
    'kim@example.com: Reminder: “Coming”, Sat 2 May, 6:00 AM',
  ]);
  const digests = server.sink.received.filter(({ mail }) => mail.text.includes('Joined'));
  expect(digests.map(({ mail }) => mail.text)).toEqual([expect.stringMatching(/Joined[^]*Changed/)]);
  expect(digests[0]?.mail.text).not.toContain('Told');
});

it('the mails of voters go with them as before', async () => {
  const rows = await execute<{ dedupe_key: string }>(
    server.orm,
    `select dedupe_key from mail where dedupe_key ~ '^vote'`,
  );
  expect(rows).toEqual([{ dedupe_key: expect.stringMatching(/^voter \d+ told$/) }]);
});
