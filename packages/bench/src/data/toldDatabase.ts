import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** Events of the seed, by their numbers: all begin in some days, so that nobody is reminded of any meanwhile. */
export const OF_300 = 200;
export const OF_1000 = 199;
export const OF_THOUSAND_AND_TENS = { thousand: 198, tens: [160, 179] } as const;
export const OTHERS = { first: 120, last: 159 };

/** As most organisers do. */
const REACH = `update event set creator_email = creator_id || '@example.com'`;
const EMPTY = 'delete from participant where event_id between $1 and $2';
/** So many people who have left an address, in each of the events with these numbers. */
const FILL = `insert into participant (event_id, name, email, likelihood, comment, token_digest, created_at, updated_at)
  select event.id, 'Reader ' || n, 'reader' || n || '@' || event.id || '.example.com', 1, '', md5(event.id || '.reader ' || n),
    now(), now()
  from event, generate_series(1, $3::int) as n
  where event.id between $1 and $2`;

const FORGET_JOBS = `delete from graphile_worker._private_jobs where locked_at is null
  and task_id in (select id from graphile_worker._private_tasks where identifier = 'sendMail')`;
const IS_BUSY = `select exists (select from activity where dispatched_at is null)
  or exists (select from graphile_worker.jobs where locked_at is not null) as "isBusy"`;

/** Fills the events that notices are measured by; the last number that a response has then. */
export const fillReaders = async (client: pg.Client): Promise<number> => {
  const { thousand, tens } = OF_THOUSAND_AND_TENS;
  const fill = async (people: number, first: number, last = first) => {
    await client.query(EMPTY, [first, last]);
    await client.query(FILL, [first, last, people]);
  };
  await client.query(REACH);
  await fill(300, OF_300);
  await fill(1_000, OF_1000);
  await fill(1_000, thousand);
  await fill(10, ...tens);
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ last: number }>('select max(id) as last from participant');
  return rows[0]?.last ?? NaN;
};

export const isDispatched = async (client: pg.Client): Promise<boolean> => {
  const { rowCount } = await client.query('select from activity where dispatched_at is null limit 1');
  return rowCount === 0;
};

/** Takes away what joins have added and what was written of them: the next round finds what the first one found. */
export const settle = async (client: pg.Client, lastSeeded: number): Promise<void> => {
  for (let isBusy = true; isBusy;) {
    await client.query('delete from activity');
    await client.query(FORGET_JOBS);
    const { rows } = await client.query<{ isBusy: boolean }>(IS_BUSY);
    isBusy = rows[0]?.isBusy ?? false;
    if (isBusy) await delay(10);
  }
  await client.query('delete from mail');
  await client.query('delete from digest');
  await client.query('delete from participant where id > $1', [lastSeeded]);
  for (const table of ['participant', 'activity', 'mail']) await client.query(`vacuum ${table}`);
  await client.query('checkpoint');
};
