import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restoreBackup } from '../../src/persistence/backup/restoreBackup.ts';
import { writeBackup } from '../../src/persistence/backup/writeBackup.ts';
import { buildWebApp } from '../doors/pages/builtWebApp.ts';
import { SmsRepository } from '../../src/persistence/repositories/sms/SmsRepository.ts';
import { startMailServer, type MailServer } from '../mail/mailServer.ts';
import { createEmptyDatabase } from '../persistence/emptyDatabase.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { anEvent, aResponse, readEvent } from '../support/builders.ts';
import type { TestDatabase } from '../support/testDatabase.ts';
import { startOpenMeteoStub, type OpenMeteoStub } from '../weather/openMeteoStub.ts';
import { KIM, playEveryUseCase, PLAYED, type Played } from './everyUseCase.ts';
import { wholeDatabase } from './wholeDatabase.ts';

let folder: string;
let weather: OpenMeteoStub;
let web: Awaited<ReturnType<typeof buildWebApp>>;
let old: MailServer;
let database: TestDatabase;
let restored: MailServer;
let played: Played;
let before: Awaited<ReturnType<typeof wholeDatabase>>;
let after: typeof before;

/** An event and a poll are deleted, and the server ends before it tells anybody. */
const cancelWithoutTelling = async (server: MailServer): Promise<void> => {
  const event = await anEvent(server, {}, KIM.as);
  await aResponse(server, event, { email: 'uma@example.com' });
  const world = new PollWorld(server);
  const { result: poll } = await world.create({ participantThreshold: 10 }, KIM);
  await world.vote(poll, [0.5], { email: 'ute@example.com' });
  const headers = { authorization: 'Bearer uid:kim' };
  for (const url of [`/api/events/${event.urlHash}`, `/api/polls/${poll.urlHash}`])
    await server.app.inject({ method: 'DELETE', url, headers });
};

/** Somebody withdraws at short notice, and the server ends before it tells the organiser. */
const withdrawWithoutTelling = async (server: MailServer): Promise<void> => {
  const date = server.clock.now().plus({ hours: 3 }).toISO() ?? '';
  const event = await anEvent(server, { date, endTime: null }, KIM.as);
  const { id, responseToken } = await aResponse(server, event, { name: 'Will' });
  const url = `/api/events/${event.urlHash}/participants/${id}`;
  await server.app.inject({ method: 'DELETE', url, headers: { 'x-response-token': responseToken } });
};

/** An installation on which every use-case was played, and the one that its backup makes. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'quorum-backup-'));
  const file = path.join(folder, 'quorum.backup');
  weather = await startOpenMeteoStub();
  web = await buildWebApp();
  const env = { WEATHER_URL: weather.url, ADMIN_UIDS: 'olga', RATE_LIMITS: 'on', SMS_COUNTRIES: 'US' };
  old = await startMailServer(env, { webRoot: web.root });
  played = await playEveryUseCase(old);
  await withdrawWithoutTelling(old);
  await cancelWithoutTelling(old);
  const texts = new SmsRepository(old.orm.em.fork());
  await texts.stop('a digest of a number', old.clock.now());
  await texts.receive('a call of a provider', old.clock.now());
  const url = String(old.orm.config.get('clientUrl'));
  await writeBackup(url, file);
  before = await wholeDatabase(url);
  database = await createEmptyDatabase();
  await restoreBackup(file, database.url);
  after = await wholeDatabase(database.url);
  restored = await startMailServer(env, { webRoot: web.root, database });
  restored.clock.set(old.clock.now().toISO() ?? '');
});
afterAll(async () => {
  await restored.stop();
  await old.stop();
  await weather.stop();
  await web.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('before the backup', () => {
  it('every mutation was played', async () => {
    const { data } = await old.graphql('{ __schema { mutationType { fields { name } } } }');
    const names = (data?.__schema.mutationType.fields as { name: string }[]).map(({ name }) => name);
    expect([...PLAYED].sort()).toEqual([...names].sort());
  });

  it('no table was empty', () => {
    const empty = Object.keys(before.rows).filter((name) => before.rows[name]?.length === 0);
    expect(empty).toEqual([]);
  });
});

describe('after the restore', () => {
  it('every table has the rows that it had', () => {
    expect(after.rows).toEqual(before.rows);
  });

  it.each(['triggers', 'internalTriggers', 'constraints', 'indexes', 'sequences', 'functions', 'migrations'])(
    'the %s are what they were',
    (kind) => {
      expect(before.schema[kind]).not.toEqual([]);
      expect(after.schema[kind]).toEqual(before.schema[kind]);
    },
  );

  it('no server holds a job', async () => {
    const held = 'select id from graphile_worker._private_jobs where locked_at is not null';
    expect(await restored.orm.em.fork().execute(held)).toEqual([]);
  });

  it('a mail that was waiting is sent', async () => {
    const recipients = (await restored.drain()).flatMap(({ to }) => to);
    expect(recipients).toContain('wim@example.com');
    // whose event was deleted a moment before
    expect(recipients).toContain('uma@example.com');
    // and whose poll
    expect(recipients.filter((one) => one === 'ute@example.com')).toHaveLength(2);
  });

  it('a response is changed with the token that it was given, and another joins', async () => {
    const { event, response } = played;
    const { id, responseToken } = response;
    const at = `/api/events/${event.urlHash}/participants/${id}`;
    const answer = await restored.rest('PUT', at, { comment: 'Still me', responseToken });
    expect(answer.json()).toMatchObject({ id, comment: 'Still me' });
    const { id: next } = await aResponse(restored, event, { name: 'Nora' });
    const { participants } = await readEvent(restored, event);
    expect(participants.map(({ name }) => name)).toEqual(['Vera', 'Nora']);
    // two that were withdrawn had numbers between
    expect(next).toBeGreaterThan(id + 1);
  });

  it('a vote is changed with the token that it was given, and another votes', async () => {
    const world = new PollWorld(restored);
    const { poll, vote } = played;
    expect((await world.change(poll, vote, { votes: world.votes(poll, [0.5, 1]) })).code).toBe('OK');
    expect((await world.vote(poll, [1])).code).toBe('OK');
    expect((await world.read(poll))?.options).toMatchObject([
      { yes: 1, maybe: 1 },
      { yes: 1, maybe: 0 },
    ]);
  });

  it.each(['answerPath', 'unsubscribePath'] as const)('the %s of a mail leads where it led', async (link) => {
    const url = played[link];
    expect(url).toMatch(/^\/\w+\/[\w-]{43}$/);
    const ask = ({ app }: MailServer) => app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
    const [there, here] = [await ask(old), await ask(restored)];
    expect(there.statusCode).toBe(200);
    expect([here.statusCode, here.body]).toEqual([there.statusCode, there.body]);
  });
});
