import { describe, expect, it } from '@jest/globals';
import { RECURRENCE_FREQUENCIES } from '@quorum/domain/event/constants';
import { resolveWallClock } from '@quorum/domain/event/timezone';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aSeries, editSeries, nextDate } from '../support/series.ts';
import { readEvent } from '../support/builders.ts';
import { NOW, type TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

interface DateRow {
  id: number;
  url_hash: string;
  date: string;
  end_time: string | null;
}

/** All dates of a series, also those from before another one led it, the earliest first. */
const datesOf = ({ orm }: TestServer, first: EventView): Promise<DateRow[]> =>
  orm.em.fork().execute<DateRow[]>(
    `select id, url_hash, date::text, end_time::text from event
       where ? in (id, series_id, parent_event_id) order by event.date`,
    [first.id],
  );

const timesOf = (rows: readonly DateRow[]) => rows.map(({ date, end_time }) => [date, end_time]);

const at = (text: string) => DateTime.fromSQL(text, { zone: 'utc' });

/** Lets the last date of a series pass, and the next one be made. */
const pass = async (series: EventView): Promise<void> => {
  const last = (await datesOf(server, series)).at(-1);
  if (!last) throw new Error('There is no such series');
  server.clock.set(
    at(last.end_time ?? last.date)
      .plus({ hours: 7 })
      .toISO() ?? '',
  );
  await server.tasks.continueSeries({});
};

const aRule = fc.record({
  day: fc.integer({ min: 1, max: 31 }),
  hour: fc.constantFrom(0, 2, 2, 18),
  timezone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago'),
  recurrenceFrequency: fc.constantFrom(...RECURRENCE_FREQUENCIES),
  hasEnd: fc.boolean(),
});

/** In a month that has such a day, at half past. */
const begun = ({
  day,
  hour,
  timezone,
  recurrenceFrequency,
  hasEnd,
}: typeof aRule extends fc.Arbitrary<infer R> ? R : never) => {
  const { instant } = resolveWallClock(DateTime.utc(2026, 1, day, hour, 30), timezone);
  return {
    date: instant.toUTC().toISO() ?? '',
    endTime: hasEnd ? (instant.toUTC().plus({ hours: 2 }).toISO() ?? '') : null,
    timezone,
    isRecurring: true,
    recurrenceFrequency,
  };
};

/** What somebody edits who does not touch when it takes place; `whole` sends all else as it is. */
const anEdit = fc.record({
  which: fc.nat(),
  scope: fc.constantFrom('THIS_OCCURRENCE', 'THIS_AND_FOLLOWING', undefined),
  kind: fc.constantFrom('title', 'notes', 'whole'),
});

const inputFor = async (kind: string, row: DateRow, text: string): Promise<object> => {
  if (kind !== 'whole') return { [kind]: text };
  const { title, date, endTime, timezone, location } = await readEvent(
    server,
    { urlHash: row.url_hash },
    { as: 'ada' },
  );
  return { title: `${title}!`, date, endTime, timezone, location };
};

const DATES = 9;

describe('an edit that does not touch when a series takes place', () => {
  it('leaves all later dates as they were going to be, whichever date it was made at, and however far it went', async () => {
    await fc.assert(
      fc.asyncProperty(
        aRule,
        fc.array(fc.option(anEdit), { minLength: DATES, maxLength: DATES }),
        fc.integer({ min: 1, max: DATES - 2 }),
        async (rule, edits, movedAfter) => {
          server.clock.set(NOW);
          const edited = await aSeries(server, begun(rule));
          const untouched = await aSeries(server, begun(rule));
          for (const [number, edit] of edits.entries()) {
            await pass(untouched);
            // one date was moved by itself, in both
            if (number === movedAfter) for (const series of [edited, untouched]) await moveNext(series);
            const rows = await datesOf(server, edited);
            const row = edit && rows[rows.length - 1 - (edit.which % Math.min(3, rows.length))];
            if (!row) continue;
            const input = await inputFor(edit.kind, row, `News ${number}`);
            expect(await editSeries(server, { urlHash: row.url_hash }, input, edit.scope)).toBeUndefined();
          }
          const expected = timesOf(await datesOf(server, untouched));
          expect(timesOf(await datesOf(server, edited)).slice(0, expected.length)).toEqual(expected);
        },
      ),
      { numRuns: 20 },
    );
  });

  const moveNext = async (series: EventView): Promise<void> => {
    const next = (await datesOf(server, series)).find(({ date }) => at(date) > server.clock.now());
    if (!next) throw new Error('Nothing is to come');
    const input = {
      date: at(next.date).plus({ days: 1, minutes: 40 }).toISO(),
      endTime: next.end_time && at(next.end_time).plus({ days: 1, minutes: 40 }).toISO(),
    };
    expect(await editSeries(server, { urlHash: next.url_hash }, input, 'THIS_OCCURRENCE')).toBeUndefined();
  };
});

const monthly = () =>
  aSeries(server, {
    date: '2026-01-31T17:00:00Z',
    endTime: '2026-01-31T19:00:00Z',
    decideAt: '2026-01-31T12:00:00Z',
    recurrenceFrequency: 'monthly',
  });

/** The February that a series of the 31st has on the 28th. */
const february = async () => {
  server.clock.set('2026-01-31T10:00:00Z');
  const january = await monthly();
  return nextDate(server, january, '2026-02-01T12:00:00Z');
};
const afterIt = (event: EventView) => nextDate(server, event, '2026-03-01T12:00:00Z');

describe('a series of the 31st, renamed with what follows on the 28 February', () => {
  const rename = (event: EventView) => editSeries(server, event, { title: 'Choir' }, 'THIS_AND_FOLLOWING');

  it('is on the 31 March, and decided as long before', async () => {
    const date = await february();
    expect(date.date).toBe('2026-02-28T17:00:00.000Z');
    expect(await rename(date)).toBeUndefined();
    expect(await afterIt(date)).toMatchObject({
      title: 'Choir',
      date: '2026-03-31T16:00:00.000Z',
      endTime: '2026-03-31T18:00:00.000Z',
      decideAt: '2026-03-31T11:00:00.000Z',
    });
  });

  it('keeps its day with another hour, and takes another day when it is given one', async () => {
    const later = await february();
    await rename(later);
    const anHourLater = { date: '2026-02-28T18:00:00Z', endTime: '2026-02-28T20:00:00Z' };
    expect(await editSeries(server, later, anHourLater, 'THIS_AND_FOLLOWING')).toBeUndefined();
    expect((await afterIt(later)).date).toBe('2026-03-31T17:00:00.000Z');
    const moved = await february();
    await rename(moved);
    const aDayEarlier = { date: '2026-02-27T17:00:00Z', endTime: '2026-02-27T19:00:00Z', decideAt: null };
    expect(await editSeries(server, moved, aDayEarlier, 'THIS_AND_FOLLOWING')).toBeUndefined();
    expect((await afterIt(moved)).date).toBe('2026-03-27T17:00:00.000Z');
  });

  it('is so with its next organiser, and once its date in January is deleted', async () => {
    const date = await february();
    await rename(date);
    const { token } = (
      await server.rest('POST', `/api/events/${date.urlHash}/hand-over`, undefined, { as: 'ada' })
    ).json<{ token: string }>();
    await server.rest('POST', `/api/events/${date.urlHash}/take-over`, { token }, { as: 'bea' });
    const [first] = await datesOf(server, await firstOf(date));
    await server.rest('DELETE', `/api/events/${first?.url_hash ?? ''}`, undefined, { as: 'ada' });
    expect(await afterIt(date)).toMatchObject({ date: '2026-03-31T16:00:00.000Z', creatorId: 'bea' });
  });

  it('is counted from its own date when it was ended and starts again', async () => {
    const date = await february();
    await rename(date);
    await server.graphql(`mutation { endSeries(urlHash: "${date.urlHash}") { id } }`, {}, { as: 'ada' });
    await editSeries(server, date, { isRecurring: true, recurrenceFrequency: 'monthly' });
    expect((await afterIt(date)).date).toBe('2026-03-28T17:00:00.000Z');
  });
});

/** The January of a series, by its number. */
const firstOf = async ({ urlHash }: EventView): Promise<EventView> => {
  const sql = 'select series_id as id from event where url_hash = ?';
  const [row] = await server.orm.em.fork().execute<{ id: number }[]>(sql, [urlHash]);
  return { id: row?.id } as EventView;
};

it('a series whose first date leaves it goes on by its rule, not by the next date', async () => {
  server.clock.set('2026-01-31T10:00:00Z');
  const january = await monthly();
  await editSeries(server, january, { title: 'The first' }, 'THIS_OCCURRENCE');
  const [, date] = await datesOf(server, january);
  expect(date?.date).toContain('2026-02-28');
  const march = await nextDate(server, { urlHash: date?.url_hash ?? '' }, '2026-03-01T12:00:00Z');
  expect(march.date).toBe('2026-03-31T16:00:00.000Z');
});

it('a date from before another one led the series begins no second one', async () => {
  const first = await aSeries(server);
  const second = await nextDate(server, first);
  const third = await nextDate(server, second, '2026-05-08T12:00:00Z');
  await editSeries(server, third, { title: 'Choir' }, 'THIS_AND_FOLLOWING');
  expect(await editSeries(server, second, { title: 'Band' }, 'THIS_AND_FOLLOWING')).toBeUndefined();
  server.clock.set('2026-05-20T12:00:00Z');
  await server.tasks.continueSeries({});
  const dates = (await datesOf(server, first)).map(({ date }) => date.slice(0, 10));
  expect(dates).toEqual(['2026-04-14', '2026-05-05', '2026-05-12', '2026-05-26']);
});

it('a series at half past two, renamed on the night without it, is at half past two again', async () => {
  server.clock.set('2026-03-01T10:00:00Z');
  const first = await aSeries(server, { date: '2026-03-22T01:30:00Z', endTime: '2026-03-22T03:30:00Z' });
  const night = await nextDate(server, first, '2026-03-23T12:00:00Z');
  expect(night).toMatchObject({ date: '2026-03-29T01:30:00.000Z', endTime: '2026-03-29T02:30:00.000Z' });
  await editSeries(server, night, { title: 'Night walk' }, 'THIS_AND_FOLLOWING');
  expect(await nextDate(server, night, '2026-03-30T12:00:00Z')).toMatchObject({
    date: '2026-04-05T00:30:00.000Z',
    endTime: '2026-04-05T02:30:00.000Z',
  });
});

it('a date that a server of the release before has moved is what the series is counted from', async () => {
  const date = await february();
  await editSeries(server, date, { title: 'Choir' }, 'THIS_AND_FOLLOWING');
  await server.orm.em.fork().execute(
    `update event set date = date - interval '1 day', end_time = end_time - interval '1 day', past_after = past_after - interval '1 day',
       decide_at = null, decision_due = null where url_hash = ?`,
    [date.urlHash],
  );
  expect((await afterIt(date)).date).toBe('2026-03-27T17:00:00.000Z');
});
