import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createOrm } from '../../src/persistence/orm.ts';
import { EventTypeSeeder } from '../../src/persistence/seeders/EventTypeSeeder.ts';
import type { TestDatabase } from '../support/testDatabase.ts';
import { createEmptyDatabase } from './emptyDatabase.ts';
import { insertEvent, insertParticipant } from './rows.ts';

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await createEmptyDatabase();
  orm = createOrm({ url: database.url });
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

it('gives places to those who said yes before there were any, from the moment they said so', async () => {
  await orm.migrator.up({ to: 'Migration20261204_UnnamedCancelled' });
  await orm.seeder.seed(EventTypeSeeder);
  const event = await insertEvent(orm);
  await insertParticipant(orm, event, { name: 'Yes' });
  await insertParticipant(orm, event, { name: 'Maybe', likelihood: 0.5 });
  await insertParticipant(orm, event, { name: 'No', likelihood: 0 });
  await insertParticipant(orm, event, { name: 'Hidden', is_hidden: true });
  await orm.migrator.up();
  const rows = await orm.em.getConnection().execute<Record<string, unknown>[]>(
    `select name, guests, min_participants as needs, is_standby as standby, holds_place as holds,
        definite_at = created_at as since from participant order by id`,
  );
  const nothing = { guests: 0, needs: null, standby: false, holds: false, since: null };
  expect(rows).toEqual([
    { ...nothing, name: 'Yes', holds: true, since: true },
    { ...nothing, name: 'Maybe' },
    { ...nothing, name: 'No' },
    { ...nothing, name: 'Hidden' },
  ]);
  const [events] = await orm.em.getConnection().execute('select capacity, max_guests, formats from event');
  expect(events).toEqual({ capacity: null, max_guests: 0, formats: [] });
});
