import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createOrm } from '../../src/persistence/orm.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { insertEvent, insertOption, insertPoll, insertVoter } from './rows.ts';

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await createTestDatabase();
  orm = createOrm({ url: database.url });
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

const run = <Row>(sql: string, values: unknown[] = []) => orm.em.getConnection().execute<Row[]>(sql, values);
const vote = (voter: number, option: number, likelihood = 1) =>
  run('insert into poll_vote (voter_id, option_id, likelihood) values (?, ?, ?)', [voter, option, likelihood]);

describe('the database itself refuses a poll', () => {
  it.each<[string, Record<string, unknown>, constraint: string]>([
    ['without a title', { title: ' ' }, 'poll_title_is_given'],
    ['without a location', { location: '' }, 'poll_location_is_given'],
    ['for one person', { participant_threshold: 1 }, 'poll_threshold_is_above_one'],
    ['with fewer places than it needs', { participant_threshold: 4, capacity: 3 }, 'poll_capacity_is_enough'],
    ['with a hash that can be guessed', { url_hash: '1' }, 'poll_url_hash_is_128_bits'],
    ['that schedules what cannot happen', { auto_schedule_chance: 0 }, 'poll_chance_is_probability'],
    ['that schedules what is more than certain', { auto_schedule_chance: 1.1 }, 'poll_chance_is_probability'],
    ['in a status that is none', { status: 'OVER' }, 'poll_status_is_known'],
    ['of a type that is not there', { event_type_id: 4711 }, 'poll_event_type_id_foreign'],
  ])('%s', async (_what, changes, constraint) => {
    await expect(insertPoll(orm, changes)).rejects.toThrow(constraint);
  });

  it('that is open and has its event, and two polls of one event', async () => {
    const event_id = await insertEvent(orm);
    await expect(insertPoll(orm, { event_id })).rejects.toThrow('poll_with_event_is_scheduled');
    await insertPoll(orm, { event_id, status: 'SCHEDULED' });
    await expect(insertPoll(orm, { event_id, status: 'SCHEDULED' })).rejects.toThrow('poll_of_event');
  });
});

describe('the database itself refuses a vote', () => {
  it('on a date that is there twice, or that ends before it starts', async () => {
    const poll = await insertPoll(orm);
    await insertOption(orm, poll);
    await expect(insertOption(orm, poll)).rejects.toThrow('poll_option_once');
    const end_time = '2026-05-06T08:00:00Z';
    await expect(insertOption(orm, poll, { end_time })).rejects.toThrow('poll_option_ends_after_it_starts');
  });

  it('that is there twice, for a date of another poll, or no probability', async () => {
    const [poll, other] = [await insertPoll(orm), await insertPoll(orm)];
    const [voter, option, others] = [
      await insertVoter(orm, poll),
      await insertOption(orm, poll),
      await insertOption(orm, other),
    ];
    await expect(vote(voter, others)).rejects.toThrow('a vote is for a date of its own poll');
    await expect(vote(voter, option, 1.1)).rejects.toThrow('poll_vote_likelihood_is_probability');
    await vote(voter, option);
    await expect(vote(voter, option)).rejects.toThrow('poll_vote_pkey');
  });

  it('of a signed-in person who has voted, or of nobody', async () => {
    const poll = await insertPoll(orm);
    await insertVoter(orm, poll, { uid: 'bea' });
    await expect(insertVoter(orm, poll, { uid: 'bea' })).rejects.toThrow('poll_voter_once_a_person');
    await expect(insertVoter(orm, poll, { name: ' ' })).rejects.toThrow('poll_voter_name_is_given');
  });
});

it('a deleted event leaves its poll, and a deleted poll its event and no vote', async () => {
  const event_id = await insertEvent(orm);
  const poll = await insertPoll(orm, { event_id, status: 'SCHEDULED' });
  await vote(await insertVoter(orm, poll), await insertOption(orm, poll));
  await run('delete from event where id = ?', [event_id]);
  expect(await run('select event_id from poll where id = ?', [poll])).toEqual([{ event_id: null }]);
  await run('delete from poll where id = ?', [poll]);
  expect(await run('select id from poll_option where poll_id = ?', [poll])).toEqual([]);
  expect(
    await run('select v.id from poll_voter as v join poll_vote on voter_id = v.id where poll_id = ?', [poll]),
  ).toEqual([]);
});

it('refuses a report of nothing, and of an event and a poll at once', async () => {
  const [event, poll] = [await insertEvent(orm), await insertPoll(orm)];
  const report = (eventId: number | null, pollId: number | null) =>
    run('insert into report (event_id, poll_id, reason, created_at) values (?, ?, ?, now())', [
      eventId,
      pollId,
      'Spam',
    ]);
  await expect(report(null, null)).rejects.toThrow('report_is_about_one_thing');
  await expect(report(event, poll)).rejects.toThrow('report_is_about_one_thing');
  await report(event, null);
  await report(null, poll);
});
