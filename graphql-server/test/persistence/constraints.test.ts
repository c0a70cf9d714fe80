import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestOrm } from '../support/testDatabase.ts';
import { insertEvent, insertParticipant } from './rows.ts';

let orm: MikroORM;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ orm, close } = await openTestOrm());
});
afterAll(() => close());

const count = async (table: string, where: string) => {
  const [row] = await orm.em
    .getConnection()
    .execute<{ n: number }[]>(`select count(*)::int n from ${table} where ${where}`);
  return row?.n;
};

const MOMENT = '2026-05-01T00:00:00Z';

describe('the database itself refuses an event', () => {
  it.each<[string, Record<string, unknown>, constraint: string]>([
    ['without a title', { title: ' \t' }, 'event_title_is_given'],
    ['without a location', { location: '' }, 'event_location_is_given'],
    ['for one person', { participant_threshold: 1 }, 'event_threshold_is_above_one'],
    [
      'that ends before it starts',
      { end_time: '2026-05-06T07:00:00Z', past_after: '2026-05-06T07:00:00Z' },
      'event_ends_after_it_starts',
    ],
    [
      'that is past at another time than the rule says',
      { past_after: '2026-05-06T15:00:00Z' },
      'event_past_after_follows',
    ],
    ['with a hash that can be guessed', { url_hash: '1' }, 'event_url_hash_is_128_bits'],
    ['that recurs daily', { is_recurring: true, recurrence_frequency: 'daily' }, 'event_frequency_is_known'],
    ['that recurs without a frequency', { is_recurring: true }, 'event_recurs_with_frequency'],
    ['with a frequency that does not recur', { recurrence_frequency: 'weekly' }, 'event_recurs_with_frequency'],
    ['of a type that is not there', { event_type_id: 4711 }, 'event_event_type_id_foreign'],
    [
      'of a series that is not there',
      { parent_event_id: 4711, occurrence_day: '2026-05-06' },
      'event_parent_event_id_foreign',
    ],
    ['of a series without a day', { parent_event_id: 1 }, 'event_occurrence_has_day'],
    ['of no series with a day', { occurrence_day: '2026-05-06' }, 'event_occurrence_has_day'],
    ['without a creator', { creator_id: null }, 'creator_id'],
    ['with fewer places than it needs', { participant_threshold: 4, capacity: 3 }, 'event_capacity_is_enough'],
    ['with more than a thousand places', { capacity: 1001 }, 'event_capacity_is_enough'],
    ['with ten guests each', { max_guests: 10 }, 'event_max_guests_are_few'],
    ['with fewer than no guests', { max_guests: -1 }, 'event_max_guests_are_few'],
    ['with formats that are no list', { formats: '{}' }, 'event_formats_are_few'],
    ['with seven formats', { formats: '[1,2,3,4,5,6,7]' }, 'event_formats_are_few'],
  ])('%s', async (_sentence, changes, constraint) => {
    await expect(insertEvent(orm, changes)).rejects.toThrow(constraint);
  });

  it('with a hash that another has', async () => {
    const url_hash = 'C'.repeat(22);
    await insertEvent(orm, { url_hash });
    await expect(insertEvent(orm, { url_hash })).rejects.toThrow('event_url_hash_unique');
  });

  it('that is the second of its series on one day', async () => {
    const root = await insertEvent(orm);
    const occurrence = { parent_event_id: root, occurrence_day: '2026-05-13' };
    await insertEvent(orm, occurrence);
    await expect(insertEvent(orm, occurrence)).rejects.toThrow('event_occurrence_once');
  });

  it('that becomes its own parent', async () => {
    const id = await insertEvent(orm);
    const update = `update event set parent_event_id = id, occurrence_day = '2026-05-06' where id = ?`;
    await expect(orm.em.getConnection().execute(update, [id])).rejects.toThrow('event_is_not_its_own_parent');
  });
});

describe('the database itself refuses a response', () => {
  it.each<[string, Record<string, unknown>, constraint: string]>([
    ['without a name', { name: ' ' }, 'participant_name_is_given'],
    ['more than certain', { likelihood: 1.1 }, 'participant_likelihood_is_probability'],
    ['less than impossible', { likelihood: -0.1 }, 'participant_likelihood_is_probability'],
    ['that is not a number', { likelihood: 'NaN' }, 'participant_likelihood_is_probability'],
    ['with a comment of 101 characters', { comment: 'x'.repeat(101) }, 'participant_comment_is_short'],
    ['without the digest of a token', { token_digest: null }, 'token_digest'],
    ['with ten guests', { guests: 10 }, 'participant_guests_are_few'],
    ['with fewer than no guests', { guests: -1 }, 'participant_guests_are_few'],
    ['on a condition that one alone meets', { min_participants: 1 }, 'participant_condition_is_possible'],
    ['on a condition above every event', { min_participants: 1001 }, 'participant_condition_is_possible'],
    ['that says perhaps, if', { likelihood: 0.5, min_participants: 3 }, 'participant_condition_goes_with_yes'],
    ['that comes and stands by', { is_standby: true }, 'participant_standby_goes_with_no'],
    ['that is definite and says perhaps', { likelihood: 0.5, definite_at: MOMENT }, 'participant_definite_says_yes'],
    ['that is definite and hidden', { is_hidden: true, definite_at: MOMENT }, 'participant_definite_says_yes'],
    ['with a place without being definite', { holds_place: true }, 'participant_place_is_definite'],
  ])('%s', async (_sentence, changes, constraint) => {
    await expect(insertParticipant(orm, await insertEvent(orm), changes)).rejects.toThrow(constraint);
  });

  it('to an event that is not there', async () => {
    await expect(insertParticipant(orm, 4711)).rejects.toThrow('participant_event_id_foreign');
  });

  it('that is the second of one person, though visitors may be many', async () => {
    const event = await insertEvent(orm);
    await insertParticipant(orm, event, { uid: 'bea' });
    await expect(insertParticipant(orm, event, { uid: 'bea' })).rejects.toThrow('participant_once_a_person');
    await insertParticipant(orm, event);
    await insertParticipant(orm, event);
    expect(await count('participant', `event_id = ${event}`)).toBe(3);
  });
});

describe('a server of the release before', () => {
  const PLACED = { definite_at: MOMENT, holds_place: true };
  const after = async (row: Record<string, unknown>, change: string) => {
    const id = await insertParticipant(orm, await insertEvent(orm), row);
    const connection = orm.em.getConnection();
    await connection.execute(`update participant set ${change} where id = ?`, [id]);
    const [left] = await connection.execute<Record<string, unknown>[]>(
      `select definite_at is not null as definite, holds_place as holds, min_participants as needs, is_standby as standby
        from participant where id = ?`,
      [id],
    );
    return left;
  };
  const NOTHING = { definite: false, holds: false, needs: null, standby: false };

  it.each<[change: string, row: Record<string, unknown>, left: Record<string, unknown>]>([
    ['likelihood = 0.5', PLACED, NOTHING],
    ['likelihood = 0', { ...PLACED, min_participants: 3 }, NOTHING],
    ['is_hidden = true', PLACED, NOTHING],
    ['likelihood = 1', { likelihood: 0, is_standby: true }, NOTHING],
    ["name = 'Wilma'", { ...PLACED, min_participants: 3 }, { definite: true, holds: true, needs: 3, standby: false }],
  ])('that writes %s of %j leaves no row that breaks a rule', async (change, row, left) => {
    expect(await after(row, change)).toEqual(left);
  });

  it('adds a definite yes that has no place yet', async () => {
    expect(await after({}, "name = 'Wilma'")).toEqual(NOTHING);
  });
});

describe('what is deleted', () => {
  it('takes its responses along', async () => {
    const event = await insertEvent(orm);
    await insertParticipant(orm, event);
    await orm.em.getConnection().execute('delete from event where id = ?', [event]);
    expect(await count('participant', `event_id = ${event}`)).toBe(0);
  });

  it('is never a type that has events, nor a root that has occurrences', async () => {
    const root = await insertEvent(orm);
    await insertEvent(orm, { parent_event_id: root, occurrence_day: '2026-05-13' });
    const remove = (table: string, id: number) =>
      orm.em.getConnection().execute(`delete from ${table} where id = ?`, [id]);
    await expect(remove('event_type', 1)).rejects.toThrow('event_event_type_id_foreign');
    await expect(remove('event', root)).rejects.toThrow('event_parent_event_id_foreign');
  });
});
