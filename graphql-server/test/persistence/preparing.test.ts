import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { missingFromMigrations } from '../../src/persistence/checkMigrations.ts';
import { createOrm } from '../../src/persistence/orm.ts';
import { prepareDatabase } from '../../src/persistence/prepareDatabase.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { createEmptyDatabase } from './emptyDatabase.ts';
import { insertEvent } from './rows.ts';

let database: TestDatabase;
let orms: MikroORM[];
beforeEach(async () => {
  database = await createEmptyDatabase();
  orms = [];
});
afterEach(async () => {
  await Promise.all(orms.map((orm) => orm.close()));
  await database.drop();
});

const open = () => {
  const orm = createOrm({ url: database.url });
  orms.push(orm);
  return orm;
};

const count = async (orm: MikroORM, table: string) => {
  const [row] = await orm.em.getConnection().execute<{ n: number }[]>(`select count(*)::int n from ${table}`);
  return row?.n ?? 0;
};

const prepare = (orm: MikroORM, seedDemo = false) => prepareDatabase(orm, database.url, { seedDemo });

describe('preparing a database', () => {
  it('leaves nothing for the entities to want', async () => {
    await prepare(open());
    expect(await missingFromMigrations(database.url)).toBe('');
  });

  it('twice changes nothing the second time', async () => {
    const orm = open();
    await prepare(orm, true);
    const before = [await count(orm, 'event'), await count(orm, 'participant'), await count(orm, 'event_type')];
    await prepare(open(), true);
    expect([await count(orm, 'event'), await count(orm, 'participant'), await count(orm, 'event_type')]).toEqual(
      before,
    );
  });

  it('from four processes at once does it once', async () => {
    const replicas = [open(), open(), open(), open()] as const;
    await Promise.all(replicas.map((orm) => prepare(orm, true)));
    const [orm] = replicas;
    const [migrations] = await orm.em
      .getConnection()
      .execute<{ all: number; different: number }[]>(
        'select count(*)::int as all, count(distinct name)::int as different from mikro_orm_migrations',
      );
    expect(migrations?.all).toBe(migrations?.different);
    expect(await count(orm, 'event_type')).toBe(12);
    const titles = await orm.em
      .getConnection()
      .execute<{ n: number }[]>('select count(*)::int n from event where parent_event_id is null group by title');
    expect(new Set(titles.map(({ n }) => n))).toEqual(new Set([1]));
  });
});

describe('demo events', () => {
  it('go into an empty database: ahead and past, recurring, full, in several zones and of several types', async () => {
    const orm = open();
    await prepare(orm, true);
    const [seen] = await orm.em.getConnection().execute<Record<string, number>[]>(`select
      count(*) filter (where past_after > now())::int as ahead,
      count(*) filter (where past_after < now())::int as past,
      count(*) filter (where is_recurring)::int as recurring,
      count(distinct timezone)::int as zones,
      count(distinct event_type_id)::int as types,
      count(*) filter (where participant_threshold <= (select sum(likelihood) from participant where event_id = event.id))::int as full
      from event`);
    expect(Math.min(seen?.ahead ?? 0, seen?.past ?? 0, seen?.zones ?? 0, seen?.types ?? 0)).toBeGreaterThan(1);
    expect(Math.min(seen?.recurring ?? 0, seen?.full ?? 0)).toBeGreaterThan(0);
  });

  it('do not go into one that has an event', async () => {
    const orm = open();
    await prepare(orm);
    await insertEvent(orm);
    await prepare(orm, true);
    expect(await count(orm, 'event')).toBe(1);
  });

  it('are left out when told so: event types only', async () => {
    const orm = open();
    await prepare(orm);
    expect([await count(orm, 'event'), await count(orm, 'event_type')]).toEqual([0, 12]);
  });
});

describe('the template of the test databases', () => {
  const template: Promise<TestDatabase> = createTestDatabase();
  afterAll(async () => (await template).drop());

  it('is a prepared database too', async () => {
    expect(await missingFromMigrations((await template).url)).toBe('');
  });
});
