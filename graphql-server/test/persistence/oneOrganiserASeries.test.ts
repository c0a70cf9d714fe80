import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Migration20261201_OneOrganiserASeries as OneOrganiserASeries } from '../../src/persistence/migrations/Migration20261201_OneOrganiserASeries.ts';
import { openTestOrm } from '../support/testDatabase.ts';
import { insertEvent } from './rows.ts';

let orm: MikroORM;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ orm, close } = await openTestOrm());
});
afterAll(() => close());

const rows = (sql: string) => orm.em.fork().execute<unknown[]>(sql);
const weekly = { is_recurring: true, recurrence_frequency: 'weekly' };
const offer = (id: number) =>
  rows(`insert into hand_over (event_id, token_digest, expires_at) values (${id}, 'digest', now())`);

it('lets what former organisers kept of a series before this release stand alone', async () => {
  const root = await insertEvent(orm, { ...weekly, creator_id: 'bea' });
  const kept = { ...weekly, parent_event_id: root };
  const over = await insertEvent(orm, { ...kept, occurrence_day: '2026-05-13' });
  const taken = await insertEvent(orm, { ...kept, occurrence_day: '2999-05-14' });
  const own = await insertEvent(orm, { ...kept, occurrence_day: '2026-05-20', creator_id: 'bea' });
  const other = await insertEvent(orm);
  for (const id of [root, over, other]) await offer(id);

  const migration = new OneOrganiserASeries(orm.em.getDriver(), orm.config);
  migration.up();
  for (const statement of migration.getQueries()) if (typeof statement === 'string') await rows(statement);

  const alone = { series_id: root, parent_event_id: null, occurrence_day: null, is_recurring: false };
  expect(
    await rows('select id, series_id, parent_event_id, occurrence_day::text, is_recurring from event order by id'),
  ).toEqual([
    { id: root, series_id: null, parent_event_id: null, occurrence_day: null, is_recurring: true },
    { id: over, ...alone },
    { id: taken, ...alone },
    { id: own, series_id: null, parent_event_id: root, occurrence_day: '2026-05-20', is_recurring: true },
    { id: other, ...alone, series_id: null },
  ]);
  expect(await rows('select day::text from skipped_occurrence')).toEqual([{ day: '2999-05-14' }]);
  expect(await rows('select event_id from hand_over')).toEqual([{ event_id: other }]);
});
