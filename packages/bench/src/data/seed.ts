import pg from 'pg';

/** A text that depends on `number` alone, so that every database gets the same. */
const hashOf = (number: string) =>
  `left(translate(encode(sha256((${number})::text::bytea), 'base64'), '+/', '-_'), 22)`;

/** Half of the events are upcoming and half are past. All have enough people: a join is no more than a join. */
const EVENTS = `
  insert into event (url_hash, title, location, date, end_time, past_after, timezone, participant_threshold, notes,
    web_link, is_private, event_type_id, is_recurring, creator_id, creator_name, created_at, updated_at)
  select ${hashOf('n')}, 'Game number ' || n, 'Court ' || n % 9 || ', Long Street ' || n, starts, null,
    starts + interval '6 hours', 'Europe/Berlin', 8 + n % 3, 'Bring water, and shoes for court ' || n % 9 || '.',
    'https://example.org/games/' || n, false, (array(select id from event_type order by id))[1 + n % 4], false,
    'organiser-' || n % 20, 'Organiser ' || n % 20, now(), now()
  from generate_series(1, $1::int) as n,
    lateral (select date_trunc('hour', now()) + make_interval(hours => n * 2 - $1::int - (n % 2) * 12)) as at(starts)
  order by n`;

const PARTICIPANTS = `
  insert into participant (event_id, name, email, likelihood, comment, token_digest, created_at, updated_at)
  select event.id, 'Participant ' || n, null, case when n % 4 = 0 then 0.5 else 1 end,
    case when n % 3 = 0 then 'I will bring a friend' else '' end, ${hashOf(`event.id || '.' || n`)}, now(), now()
  from event, generate_series(1, $1::int) as n order by event.id, n`;

/** A forecast for every other event. */
const WEATHER = `
  insert into event_weather (event_id, icon, temperature, description, precipitation, resolved_location, for_instant, fetched_at)
  select id, 'partly-cloudy', 68.5, 'Partly cloudy', 20, 'Berlin, Germany', date, now() from event where id % 2 = 0`;

/** None of the dates is picked while it is measured. */
const POLL = `
  with made as (
    insert into poll (url_hash, title, location, timezone, participant_threshold, notes, web_link, is_private, event_type_id,
      creator_id, creator_name, created_at, updated_at, closes_at, auto_schedule_chance)
    select ${hashOf('$1')}, 'Which evening?', 'Court 3, Long Street 3', 'Europe/Berlin', 8, 'Bring water.', '', false,
      min(id), 'organiser-1', 'Organiser 1', now(), now(), now() + interval '7 days', null from event_type
    returning id),
  options as (
    insert into poll_option (poll_id, date)
    select id, date_trunc('hour', now()) + make_interval(days => 7 + n) from made, generate_series(1, $2::int) as n
    returning id),
  voters as (
    insert into poll_voter (poll_id, name, comment, token_digest, created_at, updated_at)
    select id, 'Voter ' || n, '', ${hashOf(`$1 || ' voter ' || n`)}, now(), now() from made, generate_series(1, $3::int) as n
    returning id)
  select (select array_agg(id) from voters) as voters, (select array_agg(id) from options) as options`;

const VOTES = `
  insert into poll_vote (voter_id, option_id, likelihood)
  select voter, option, (voter + option) % 3 / 2.0 from unnest($1::int[]) as voter, unnest($2::int[]) as option`;

/** What PostGraphile needs for the same lists and the same join. */
const FUNCTIONS = `
  create function upcoming_events() returns setof event stable language sql as
    'select * from event where not is_private and not is_hidden and past_after >= now() order by date, id';
  create function past_events() returns setof event stable language sql as
    'select * from event where not is_private and not is_hidden and past_after < now() order by date desc, id desc';
  create function join_plainly(url_hash text, name text) returns participant language plpgsql as $$
    declare found_id int; joined participant;
    begin
      select id into found_id from event where event.url_hash = join_plainly.url_hash for update;
      if (select count(*) from participant where event_id = found_id) >= 1000 then raise 'full'; end if;
      insert into participant (event_id, name, likelihood, comment, token_digest, created_at, updated_at)
        values (found_id, join_plainly.name, 1, 'See you there', md5(random()::text), now(), now()) returning * into joined;
      return joined;
    end $$;`;

interface Size {
  events: number;
  responses: number;
}

interface PollSize {
  dates: number;
  voters: number;
}

/** As a club's poll has. */
const POLL_OF_A_CLUB: PollSize = { dates: 10, voters: 30 };

/** Runs `work` on the database at `url`, on a connection of its own. */
export const withClient = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const insertPoll = async (client: pg.Client, name: string, { dates, voters }: PollSize) => {
  const { rows } = await client.query<{ voters: number[]; options: number[] }>(POLL, [name, dates, voters]);
  await client.query(VOTES, [rows[0]?.voters, rows[0]?.options]);
};

/** Fills the empty, migrated database at `url`; the same size gives the same rows. */
export const seed = (url: string, { events, responses }: Size): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(EVENTS, [events]);
    await client.query(PARTICIPANTS, [responses]);
    await client.query(WEATHER);
    await insertPoll(client, 'poll', POLL_OF_A_CLUB);
    await client.query(FUNCTIONS);
    await client.query('vacuum analyze');
  });

/** The public names of the events at `url`, in the order of their numbers. */
export const hashesOf = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ url_hash: string }>('select url_hash from event order by id');
    return rows.map(({ url_hash }) => url_hash);
  });

/** Adds polls of this size to those at `url`. */
export const seedPolls = (url: string, count: number, size: PollSize): Promise<void> =>
  withClient(url, async (client) => {
    for (let number = 1; number <= count; number++) await insertPoll(client, `poll ${number}`, size);
    await client.query('vacuum analyze');
  });

/** The public names of the polls at `url`, in the order of their numbers. */
export const hashesOfPolls = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ url_hash: string }>('select url_hash from poll order by id');
    return rows.map(({ url_hash }) => url_hash);
  });

/** Takes away what joins have added, so that the next round finds what the first one found. */
export const deleteJoins = (url: string, perEvent: number): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('delete from participant where id > (select count(*) * $1::int from event)', [perEvent]);
    await client.query('vacuum participant');
    await client.query('checkpoint');
  });
