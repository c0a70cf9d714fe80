import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { createOrm } from '../../src/persistence/orm.ts';
import { openTestOrm } from '../support/testDatabase.ts';
import { createEmptyDatabase } from './emptyDatabase.ts';

const INDEXES = `select indexname, indexdef from pg_indexes
  where tablename in ('event', 'poll', 'cancelled_event') order by indexname`;

/** What an operator with a large table is told to run. */
const byHand = (): string[] => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const [, sql = ''] = /```sql\n(create index concurrently[\s\S]*?)```/.exec(text) ?? [];
  return sql.split(/;\n/).filter((statement) => statement.trim() !== '');
};

it('leaves a database, done by hand as operators are told, as its migration does', async () => {
  const database = await createEmptyDatabase();
  const orm = createOrm({ url: database.url });
  await orm.migrator.up({ to: 'Migration20270112_Webhooks' });
  const operator = new pg.Client(database.url);
  await operator.connect();
  for (const statement of byHand()) await operator.query(statement);
  await operator.end();
  await orm.migrator.up();
  const migrated = await openTestOrm();
  const expected = await migrated.orm.em.getConnection().execute<object[]>(INDEXES);
  expect(await orm.em.getConnection().execute(INDEXES)).toEqual(expected);
  expect(JSON.stringify(expected)).toContain('event_searched');
  await migrated.close();
  await orm.close();
  await database.drop();
});
