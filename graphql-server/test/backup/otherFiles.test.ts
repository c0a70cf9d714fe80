import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { StartupError } from '../../src/config/StartupError.ts';
import { restoreBackup } from '../../src/persistence/backup/restoreBackup.ts';
import { writeBackup } from '../../src/persistence/backup/writeBackup.ts';
import { migrateTo } from '../../src/persistence/migrate.ts';
import { migrations } from '../../src/persistence/migrations/migrations.ts';
import { createOrm } from '../../src/persistence/orm.ts';
import { query } from '../../../packages/embedded-postgres/test/query.ts';
import { createEmptyDatabase } from '../persistence/emptyDatabase.ts';
import { insertEvent, insertParticipant } from '../persistence/rows.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { aResponse, anEvent } from '../support/builders.ts';
import type { TestDatabase } from '../support/testDatabase.ts';
import { startTestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const NAMES = migrations.map(({ name }) => name);

let folder: string;
const server = useServer();
let url: string;
let file: string;
/** What the file holds, line by line. */
let lines: string[];
let empty: TestDatabase;

const at = (name: string) => path.join(folder, name);

/** A file with other lines, packed as a backup is. */
const packed = (name: string, changed: readonly string[]) => {
  writeFileSync(at(name), gzipSync(`${changed.join('\n')}\n`));
  return at(name);
};

const restore = (from: string) => restoreBackup(from, empty.url);

const refusalOf = async (act: Promise<unknown>): Promise<string> => {
  const error: unknown = await act.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartupError);
  return (error as StartupError).message;
};

/** An event with a response, and a poll with a vote. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'quorum-backup-'));
  url = String(server.orm.config.get('clientUrl'));
  await aResponse(server, await anEvent(server));
  const world = new PollWorld(server);
  await world.vote(await world.open(), [1, 0.5]);
  await world.vote(await world.open(), [1, 0.5]);
  file = at('quorum.backup');
  await writeBackup(url, file);
  lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  empty = await createEmptyDatabase();
});
afterEach(() => empty.drop());

describe('a backup of the version before', () => {
  /** The last release, by its migrations. */
  const former = NAMES.slice(0, NAMES.indexOf('Migration20261204_UnnamedCancelled') + 1);
  let old: TestDatabase;
  let oldFile: string;
  beforeAll(async () => {
    old = await createEmptyDatabase();
    await migrateTo(old.url, former);
    const orm = createOrm({ url: old.url });
    await orm.em.getConnection().execute(`insert into event_type (name, color) values ('Games', '#123456')`);
    const event = await insertEvent(orm, { title: 'From before' });
    await insertParticipant(orm, event, { name: 'Yes' });
    await insertParticipant(orm, event, { name: 'Maybe', likelihood: 0.5 });
    await orm.close();
    oldFile = at('old.backup');
    await writeBackup(old.url, oldFile);
  });
  afterAll(() => old.drop());

  const rows = () =>
    query(
      empty.url,
      'select title, name, holds_place from event join participant on event_id = event.id order by name',
    );
  const migrated = [
    { title: 'From before', name: 'Maybe', holds_place: false },
    { title: 'From before', name: 'Yes', holds_place: true },
  ];

  it('is restored, and then migrated as its database would have been', async () => {
    await restore(oldFile);
    expect(await rows()).toEqual(migrated);
    expect(await query(empty.url, 'select name from mikro_orm_migrations')).toHaveLength(NAMES.length);
  });

  it('is restored after a try that failed', async () => {
    const cut = at('old-cut.backup');
    writeFileSync(cut, readFileSync(oldFile).subarray(0, -100));
    await refusalOf(restore(cut));
    await restore(oldFile);
    expect(await rows()).toEqual(migrated);
  });

  it('is refused where a server has made the tables of this version', async () => {
    await migrateTo(empty.url, NAMES);
    expect(await refusalOf(restore(oldFile))).toBe(
      `${oldFile} is of an older version of Quorum: restore it into a database without tables`,
    );
  });
});

describe('nothing is restored, and a sentence says why, of a file that', () => {
  const isUntouched = async () => {
    const [found] = await query(empty.url, `select to_regclass('public.event')::text as event`);
    if (found?.event) expect(await query(empty.url, 'select id from event')).toEqual([]);
  };
  const ofTable = (table: string) => lines.findIndex((line) => line.includes(`"table" : "${table}"`));
  const changed = (index: number, change: (line: string) => string) =>
    lines.map((line, number) => (number === index ? change(line) : line));
  const ofNewer = (line: string) => line.replace(NAMES[0] ?? '', `${NAMES[0] ?? ''} Migration29990101_Later`);

  const FILES: [what: string, make: () => string, says: RegExp][] = [
    ['is not there', () => at('nowhere.backup'), /^There is no file .*nowhere\.backup$/],
    ['is empty', () => (writeFileSync(at('empty'), ''), at('empty')), /is no backup of Quorum, or was cut short$/],
    ['is no backup', () => packed('other', ['{"a":1}']), /is no backup of Quorum, or was cut short$/],
    ['is no text', () => (writeFileSync(at('noise'), Buffer.alloc(500, 7)), at('noise')), /is no backup of Quorum/],
    [
      'was cut short',
      () => (writeFileSync(at('cut'), readFileSync(file).subarray(0, -20)), at('cut')),
      /cut is no backup of Quorum, or was cut short$/,
    ],
    [
      'has another byte somewhere',
      () => {
        const bytes = readFileSync(file);
        const middle = Math.floor(bytes.length / 2);
        bytes[middle] = (bytes[middle] ?? 0) ^ 1;
        writeFileSync(at('flipped'), bytes);
        return at('flipped');
      },
      /flipped is no backup of Quorum, or was cut short$/,
    ],
    ['lacks a row', () => packed('lacking', changed(3, () => '').filter(Boolean)), /is no backup of Quorum/],
    ['lacks its end', () => packed('endless', lines.slice(0, -1)), /is no backup of Quorum, or was cut short$/],
    ['goes on after its end', () => packed('longer', [...lines, lines[3] ?? '']), /is no backup of Quorum/],
    ['is of a newer version', () => packed('newer', changed(0, ofNewer)), /newer is of a newer version of Quorum/],
    [
      'has a newer queue',
      () =>
        packed(
          'newerQueue',
          changed(0, (line) => line.replace('"}', ' queue-999"}')),
        ),
      /newerQueue is of a newer version of Quorum/,
    ],
    [
      'has a table that nobody knows',
      () =>
        packed(
          'table',
          changed(ofTable('public.event'), (line) => line.replace('public.event', 'public.secret')),
        ),
      /^The backup holds a table that this version does not have: public\.secret$/,
    ],
    [
      'has a column that nobody knows',
      () =>
        packed(
          'column',
          changed(ofTable('public.event'), (line) => line.replace('"row" : {', '"row" : {"x":1,')),
        ),
      /^The backup holds a column that this version does not have: public\.event\.x$/,
    ],
    [
      'has a response to no event',
      () =>
        packed(
          'orphan',
          changed(ofTable('public.participant'), (line) => line.replace(/"event_id":\d+/, '"event_id":999')),
        ),
      /orphan cannot be restored: insert or update on table "participant" violates foreign key constraint/,
    ],
    [
      'has a value that a rule forbids',
      () =>
        packed(
          'value',
          changed(ofTable('public.participant'), (line) => line.replace('"likelihood":1', '"likelihood":7')),
        ),
      /value cannot be restored: new row for relation "participant" violates check constraint/,
    ],
    [
      'has a vote for a date of another poll',
      () =>
        packed(
          'vote',
          changed(ofTable('public.poll_vote'), (line) => line.replace(/"option_id":\d+/, '"option_id":3')),
        ),
      /vote cannot be restored: a vote is for a date of its own poll$/,
    ],
  ];

  it.each(FILES)('%s', async (_what, make, says) => {
    expect(await refusalOf(restore(make()))).toMatch(says);
    await isUntouched();
  });
});

describe('a database that is in use', () => {
  it.each(['an event', 'a poll alone'])('is left as it is: it has %s', async (what) => {
    const used = await startTestServer();
    if (what === 'an event') await anEvent(used);
    else await new PollWorld(used).open();
    const there = String(used.orm.config.get('clientUrl'));
    const [before] = await query(
      there,
      'select (select count(*) from event) as events, (select count(*) from poll) as polls',
    );
    const message = await refusalOf(restoreBackup(file, there));
    expect(message).toBe('The database is not empty: restore into one that is');
    const [after] = await query(
      there,
      'select (select count(*) from event) as events, (select count(*) from poll) as polls',
    );
    expect(after).toEqual(before);
    await used.stop();
  });

  it('by an older version is not migrated by a refused restore', async () => {
    const former = NAMES.slice(0, -1);
    await migrateTo(empty.url, former);
    const orm = createOrm({ url: empty.url });
    await orm.em.getConnection().execute(`insert into event_type (name, color) values ('Games', '#123456')`);
    await insertEvent(orm);
    await orm.close();
    expect(await refusalOf(restore(file))).toMatch(/^The database is not empty/);
    expect(await query(empty.url, 'select name from mikro_orm_migrations')).toHaveLength(former.length);
  });
});

it('rows that are older than a rule of new ones are restored, and the rule is there still', async () => {
  const rule = `alter table participant add constraint no_vera check (name <> 'Vera') not valid`;
  await query(url, rule);
  const withRule = at('rule.backup');
  await writeBackup(url, withRule);
  await migrateTo(empty.url, NAMES);
  await query(empty.url, rule);
  await restore(withRule);
  expect(await query(empty.url, 'select name from participant')).toEqual([{ name: 'Vera' }]);
  await expect(query(empty.url, `update participant set comment = 'Hi'`)).rejects.toThrow(/no_vera/);
  await query(url, 'alter table participant drop constraint no_vera');
});

it('a trigger that was off, or is always on, is so still', async () => {
  await migrateTo(empty.url, NAMES);
  await query(empty.url, 'alter table participant disable trigger participant_leaves_place');
  await query(empty.url, 'alter table poll_vote enable always trigger poll_vote_is_of_one_poll');
  await restore(file);
  expect(await query(empty.url, 'select tgname, tgenabled from pg_trigger where not tgisinternal order by 1')).toEqual(
    expect.arrayContaining([
      { tgname: 'participant_leaves_place', tgenabled: 'D' },
      { tgname: 'poll_vote_is_of_one_poll', tgenabled: 'A' },
    ]),
  );
});

it('a database that no server has used has no backup', async () => {
  expect(await refusalOf(writeBackup(empty.url, at('none.backup')))).toBe(
    'There is nothing to back up: no server has used the database yet',
  );
});
