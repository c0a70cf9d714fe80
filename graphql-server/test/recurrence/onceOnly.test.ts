import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Composed } from '../../src/compose.ts';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { openOther, type OtherConnection } from '../support/otherConnection.ts';
import { aSeries, duplicate } from '../support/series.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let replica: Composed;
let root: EventView;
beforeAll(async () => {
  replica = await server.startReplica();
});
beforeEach(async () => {
  root = await aSeries(server);
});

const execute = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.orm.em.getConnection().execute<Row[]>(sql, values);
const countOccurrences = async () =>
  (await execute<{ count: string }>('select count(*) from event where parent_event_id = ?', [root.id]))[0]?.count;

describe('the next occurrence is made once', () => {
  it('by 20 askers at the same moment, through two servers on one database', async () => {
    const url = `/api/events/${root.urlHash}/duplicate`;
    const query = `mutation { duplicateEvent(urlHash: "${root.urlHash}") { urlHash } }`;
    const askers = Array.from({ length: 20 }, (_, number) => (number % 2 ? server.app : replica.app));
    const answers = await Promise.all(askers.map((app) => app.inject({ method: 'POST', url })));
    const byGraphQL = await Promise.all(
      askers.map((app) => app.inject({ method: 'POST', url: '/graphql', payload: { query } })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array<number>(19).fill(200), 201]);
    const hashes = [
      ...answers.map((answer) => answer.json<EventView>().urlHash),
      ...byGraphQL.map((answer) => answer.json().data.duplicateEvent.urlHash as string),
    ];
    expect([new Set(hashes).size, await countOccurrences()]).toEqual([1, '1']);
  });

  it('also where half ask for the root and half for its last occurrence', async () => {
    const { event: first } = await duplicate(server, root);
    server.clock.set('2026-05-06T00:00:00Z');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        (number % 4 < 2 ? server.app : replica.app).inject({
          method: 'POST',
          url: `/api/events/${number % 2 ? root.urlHash : first.urlHash}/duplicate`,
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.json<EventView>().date))).toEqual(
      new Set(['2026-05-12T16:00:00.000Z']),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await countOccurrences()).toBe('2');
  });

  it('even if the program were wrong: the database refuses a second row of one day', async () => {
    await duplicate(server, root);
    const columns = `title, location, date, end_time, past_after, timezone, participant_threshold, notes, web_link, is_private,
      event_type_id, is_recurring, recurrence_frequency, parent_event_id, occurrence_day, creator_id, creator_name, created_at, updated_at`;
    const copying = execute(
      `insert into event (url_hash, ${columns}) select ?, ${columns} from event where parent_event_id = ?`,
      ['B'.repeat(22), root.id],
    );
    await expect(copying).rejects.toThrow('event_occurrence_once');
  });
});

describe('while somebody else changes the series, an asker waits', () => {
  let other: OtherConnection;
  beforeEach(async () => {
    other = await openOther(server);
    await other.query('begin');
  });
  afterEach(() => other.end());

  /** Runs `change` in a transaction that is committed once `ask` waits for it. */
  const meanwhile = async (change: string, ask: () => ReturnType<typeof duplicate>) => {
    await other.query(change, [root.id]);
    const asking = ask();
    await other.untilWaiting();
    await other.query('commit');
    return asking;
  };

  it('and finds that it has ended', async () => {
    const change = 'update event set is_recurring = false, recurrence_frequency = null where id = $1';
    expect(await meanwhile(change, () => duplicate(server, root))).toMatchObject({ status: 409 });
  });

  it('and finds that it starts at another time', async () => {
    const change = `update event set date = date + interval '1 hour' where id = $1`;
    expect(await meanwhile(change, () => duplicate(server, root))).toMatchObject({
      status: 201,
      event: { date: '2026-05-05T17:00:00.000Z' },
    });
  });

  it('and finds that its root is gone', async () => {
    const change = 'delete from event where id = $1';
    expect(await meanwhile(change, () => duplicate(server, root))).toMatchObject({ status: 404 });
  });

  it('and finds that it is no longer of the series', async () => {
    const { event: next } = await duplicate(server, root);
    server.clock.set('2026-05-06T00:00:00Z');
    const change = `with freed as (update event set parent_event_id = null, occurrence_day = null where parent_event_id = $1)
      delete from event where id = $1`;
    expect(await meanwhile(change, () => duplicate(server, next))).toMatchObject({ status: 409 });
  });
});

it('a series says whether it has a date that is not past, so that nobody asks for one that is there', async () => {
  const hasNextDate = async (urlHash: string) => {
    const payload = { query: `{ hasNextDate(urlHash: "${urlHash}") }` };
    const answer = await server.app.inject({ method: 'POST', url: '/graphql', payload });
    return answer.json().data.hasNextDate as boolean;
  };
  expect(await hasNextDate(root.urlHash)).toBe(false);
  const { event: next } = await duplicate(server, root);
  expect(await hasNextDate(root.urlHash)).toBe(true);
  expect(await hasNextDate(next.urlHash)).toBe(false);
  server.clock.set('2026-05-06T00:00:00Z');
  expect(await hasNextDate(root.urlHash)).toBe(false);
  expect(await hasNextDate('AAAAAAAAAAAAAAAAAAAAAA')).toBe(false);
});
