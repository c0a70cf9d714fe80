import { beforeAll, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { pageOf, type EventPageRequest } from '../../src/persistence/repositories/lists/eventPages.ts';
import { anEvent } from '../support/builders.ts';
import { NOW } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

const COPIES = 4_000;

beforeAll(async () => {
  await anEvent(server, { endTime: null });
  const sql = server.orm.em.getConnection();
  const [{ columns }] = await sql.execute<[{ columns: string }]>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_name = 'event' and column_name not in ('id', 'url_hash', 'title', 'date', 'past_after', 'created_at', 'creator_id')
      and is_generated = 'NEVER'`,
  );
  await sql.execute(`insert into event (url_hash, title, date, past_after, created_at, creator_id, ${columns})
    select lpad(n::text, 22, 'x'), 'Match ' || n, date + n * interval '1 minute', past_after + n * interval '1 minute',
      created_at + n * interval '1 second', 'person ' || n % 500, ${columns}
    from event, generate_series(1, ${COPIES}) as n`);
  await sql.execute('analyze event');
});

const ALL: EventPageRequest = {
  when: 'UPCOMING',
  now: DateTime.fromISO(NOW),
  eventTypeId: null,
  creatorId: null,
  from: null,
  to: null,
  search: null,
  orderBy: 'DATE_ASC',
  first: 50,
  after: null,
  withOwners: false,
};
const CURSOR = { date: '2026-05-07T08:00:00.000Z', id: 2_000 };

/** How PostgreSQL reads a page, by a plan that does not know what is asked for, as in service. */
const planOf = async (request: Partial<EventPageRequest>): Promise<string> => {
  const values: unknown[] = [];
  const statement = pageOf({ ...ALL, ...request }, (given) => `$${values.push(given)}`);
  const rows = await server.orm.em.fork().transactional(async (em) => {
    await em.execute('set local plan_cache_mode = force_generic_plan');
    await em.execute(`prepare asked as ${statement}`);
    const plan = await em.execute<{ 'QUERY PLAN': string }[]>(
      `explain execute asked (${values.map(() => 'null').join(', ')})`,
    );
    await em.execute('deallocate asked');
    return plan;
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

it.each([
  ['by date', { orderBy: 'DATE_ASC', after: CURSOR }, 'event_listed_by_date'],
  ['by date, the latest first', { orderBy: 'DATE_DESC', when: 'ALL', after: CURSOR }, 'event_listed_by_date'],
  ['by creation', { orderBy: 'NEWEST', when: 'ALL', after: CURSOR }, 'event_listed_by_creation'],
  ['of an organiser', { creatorId: 'person 7' }, 'event_of_creator'],
  ['with words', { search: 'match' }, 'event_searched'],
] as [string, Partial<EventPageRequest>, string][])('has an index for events %s', async (_case, request, index) => {
  expect(await planOf(request)).toContain(index);
});
