import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openTestOrm } from '../support/testDatabase.ts';

// Past one primary, rows are distributed by event (docs/scale.md): what belongs to an event then names it, in each of its keys
// too, since a shard can only see to what is unique in itself. Nothing new may be added that does not (decision 0081).

let orm: MikroORM;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ orm, close } = await openTestOrm());
});
afterAll(() => close());

const query = <Row>(sql: string): Promise<Row[]> => orm.em.getConnection().execute<Row[]>(sql);

/** Tables and keys of the table in the decision, which says of each why it does not name its event yet. */
const excused = (): string[] => {
  const record = path.resolve(import.meta.dirname, '../../../docs/decisions/0081-past-one-primary.md');
  return Array.from(readFileSync(record, 'utf8').matchAll(/^\| `(\w+)`/gm), ([, name]) => name ?? '');
};

/** Tables whose rows belong to an event, by references, however many steps away. */
const OF_EVENTS = `
  with recursive of_event(name) as (
    select 'event'::regclass::oid
    union
    select conrelid from pg_constraint join of_event on confrelid = of_event.name
      where contype = 'f' and conrelid <> confrelid
  )
  select name::regclass::text as name from of_event where name <> 'event'::regclass order by 1`;

const hasEventId = (table: string) => `exists (
  select from pg_attribute where attrelid = '${table}'::regclass and attname = 'event_id' and attnotnull and not attisdropped)`;

/** The unique indexes of a table that do not name the event. */
const keysWithout = (table: string) => `
  select indexrelid::regclass::text as name from pg_index
  where indrelid = '${table}'::regclass and indisunique and not exists (
    select from pg_attribute where attrelid = indrelid and attname = 'event_id' and attnum = any (indkey))
  order by 1`;

it('what belongs to an event names it, but for what the decision gives a reason for, which may only become less', async () => {
  const tables = (await query<{ name: string }>(OF_EVENTS)).map(({ name }) => name);
  const columnless: string[] = [];
  const keys: string[] = [];
  for (const table of tables) {
    const [row] = await query<{ has: boolean }>(`select ${hasEventId(table)} as has`);
    if (!row?.has) columnless.push(table);
    else keys.push(...(await query<{ name: string }>(keysWithout(table))).map(({ name }) => name));
  }
  expect(tables).toContain('participant');
  // what names its event by now has to leave the decision, too
  expect(excused()).toEqual([...columnless, ...keys]);
});
