import { tallyOf, type Tally, type TalliedOption } from '@quorum/domain/poll/standing';
import type { PollEntity } from '../../entities/PollEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';
import { millis } from '../instants.ts';

/** A date of a poll, its times in milliseconds. */
interface DatedOption extends TalliedOption {
  end: number | null;
}

/** What is stored of a poll beside its content. */
export interface Tallied {
  /** By time. */
  dates: readonly DatedOption[];
  voterCount: number;
}

interface Row {
  pollId: number;
  voterCount: number;
  id: string;
  start: number;
  end: number | null;
  tally: Tally | null;
  /** Where the tally is outdated. */
  votes: { likelihood: number }[] | null;
}

/**
 * Whether a voter `v` is one to anybody: not one who has withdrawn from the event that the poll became, or is hidden
 * there. Where it is not known which date that was, a vote for any of them was for the event.
 */
export const COUNTS = `case when v.participant_id is not null
  then exists (select from participant as r where r.id = v.participant_id and not r.is_hidden)
  else not exists (
    select from poll as of_event join poll_vote as for_it on for_it.voter_id = v.id
    where of_event.id = v.poll_id and of_event.event_id is not null
      and for_it.option_id = coalesce(of_event.scheduled_option_id, for_it.option_id)
  ) end`;

const READ = `with counted as materialized (
    select p.id, coalesce(p.voter_count,
      (select count(*)::int from poll_voter as v where v.poll_id = p.id and ${COUNTS})) as voters
    from poll as p where p.id = any($1::int[])
  )
  select c.id as "pollId", c.voters as "voterCount", o.id::text as id, ${millis('o.date')} as start,
    ${millis('o.end_time')} as end, o.tally,
    case when o.tally is null then (
      select coalesce(json_agg(json_build_object('likelihood', said.likelihood)), '[]')
      from poll_vote as said join poll_voter as v on v.id = said.voter_id where said.option_id = o.id and ${COUNTS}
    ) end as votes
  from counted as c join poll_option as o on o.poll_id = c.id order by o.date, o.id`;

/** Marks wait for these rows: what is written next was reckoned from all votes that there are by then. */
const HOLD = 'select id from poll_option where poll_id = $1 order by id for no key update';

const STORE_TALLIES = `update poll_option set tally = made.tally
  from unnest($1::int[], $2::jsonb[]) as made(id, tally) where poll_option.id = made.id`;

const STORE_COUNT = 'update poll set voter_count = $2 where id = $1 and voter_count is null';

/**
 * Reads all of it, once a minute: some 60 ms with 200,000 dates. Partial indexes would be quicker here, but every vote
 * updates its dates twice, and with such an index none of these updates would be HOT (heap-only tuples) any more.
 */
const OUTDATED = `select id from poll where voter_count is null
  union select poll_id from poll_option where tally is null order by id limit $1`;

type Poll = Pick<PollEntity, 'id' | 'participantThreshold' | 'capacity'>;

/** What the votes of polls come to: stored, and reckoned from the votes where a change has marked it as outdated. */
export class PollTallies {
  constructor(private readonly em: EntityManager) {}

  /** By the numbers of the polls. */
  async of(polls: readonly Poll[]): Promise<Map<number, Tallied>> {
    const rows = await this.#read(polls.map(({ id }) => id));
    return new Map(polls.map((poll) => [poll.id, talliedOf(poll, rows.get(poll.id) ?? [])]));
  }

  /** Stores what is outdated of a poll that the transaction holds, and returns all of it. */
  async store(poll: Poll): Promise<Tallied> {
    await queryPrepared(this.em, HOLD, [poll.id]);
    const rows = (await this.#read([poll.id])).get(poll.id) ?? [];
    const tallied = talliedOf(poll, rows);
    const outdated = new Set(rows.filter(({ tally }) => tally === null).map(({ id }) => id));
    const made = tallied.dates.filter(({ id }) => outdated.has(id));
    if (made.length > 0) {
      const values = [made.map(({ id }) => Number(id)), made.map(({ tally }) => JSON.stringify(tally))];
      await queryPrepared(this.em, STORE_TALLIES, values);
    }
    await queryPrepared(this.em, STORE_COUNT, [poll.id, tallied.voterCount]);
    return tallied;
  }

  /** The numbers of polls that have something outdated, some at a time. */
  async listOutdated(first: number): Promise<number[]> {
    return (await queryPrepared<{ id: number }>(this.em, OUTDATED, [first])).map(({ id }) => id);
  }

  async #read(ids: readonly number[]): Promise<Map<number, Row[]>> {
    const byPoll = new Map<number, Row[]>(ids.map((id) => [id, []]));
    const rows = ids.length === 0 ? [] : await queryPrepared<Row>(this.em, READ, [ids]);
    for (const row of rows) byPoll.get(row.pollId)?.push(row);
    return byPoll;
  }
}

const talliedOf = (poll: Poll, rows: readonly Row[]): Tallied => ({
  dates: rows.map(({ id, start, end, tally, votes }) => ({
    id,
    start,
    end,
    tally: tally ?? tallyOf(votes ?? [], poll),
  })),
  voterCount: rows[0]?.voterCount ?? 0,
});
