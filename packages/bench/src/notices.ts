import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Databases } from './data/databases.ts';
import { ConnectionPool } from './load/ConnectionPool.ts';
import type { LoadGenerator } from './load/LoadGenerator.ts';
import { sendOnTime } from './load/sendOnTime.ts';
import { medianOf, measureUse, type Measured } from './measure.ts';
import { joinOf } from './operations.ts';
import type { Peers } from './peers.ts';
import { requestBytes, WITH_NEW_KEY, withNewKey } from './load/request.ts';
import { hashesOf, withClient } from './data/seed.ts';
import {
  fillReaders,
  isDispatched,
  OF_1000,
  OF_300,
  OF_THOUSAND_AND_TENS,
  OTHERS,
  settle,
} from './data/toldDatabase.ts';
import type { Work } from './Work.ts';

const JOINERS = 32;
/** An event takes a thousand responses. */
const SECONDS = 1.5;
/** More than there is time for: each joins once. */
const PEOPLE = 2_000;

const PER_SECOND = 100;
const PACED_SECONDS = 5;
/** As many in each event of ten people as in the one of a thousand. */
const CONFIRMATIONS = 200;

interface Surroundings {
  load: LoadGenerator;
  peers: Peers;
  databases: Databases;
}

/** Those of people who join these events by turns. */
const requestsOf = (hashes: readonly string[], hasAddress: boolean): string[] =>
  Array.from({ length: PEOPLE }, (_, index) => {
    const email = hasAddress ? `joiner${index}@example.com` : undefined;
    const body = joinOf(hashes[index % hashes.length] ?? '', `Joiner ${index}`, email);
    return requestBytes({ method: 'POST', path: '/graphql', headers: WITH_NEW_KEY, body });
  });

type InDatabase = <Result>(work: (client: pg.Client) => Promise<Result>) => Promise<Result>;

const untilDispatched = async (client: pg.Client) => {
  while (!(await isDispatched(client))) await delay(2);
};

/** How long nobody else gets the row of an event as a join does: for that long one would wait. */
const longestHold = async (client: pg.Client, isOver: () => boolean): Promise<number> => {
  let longest = 0;
  while (!isOver()) {
    const begun = performance.now();
    await client.query('select from event where id = $1 for no key update', [OF_1000]);
    longest = Math.max(longest, performance.now() - begun);
  }
  return longest;
};

const COME_DUE = `update event set status = default, decide_at = now() - interval '1 minute',
  decision_due = now() - interval '1 minute' where id = $1`;
const IS_DECIDED = `select from event where id = $1 and decision_due is null`;

/** Has the clock decide on an event of a thousand people. */
const decide = async (client: pg.Client): Promise<void> => {
  await client.query(COME_DUE, [OF_1000]);
  await client.query(`select graphile_worker.add_job('decideDueEvents')`);
  while ((await client.query(IS_DECIDED, [OF_1000])).rowCount === 0) await delay(2);
  await untilDispatched(client);
};

/** Has those who are in the events with these numbers confirmed, as if they had just joined. */
const JOINED = `insert into activity (type, event_id, details, created_at, dispatched_at)
  select 'response.created', event_id, jsonb_build_object('response', id, 'standing', jsonb_build_object('expected', 8,
    'isEnough', true, 'waitlistPosition', null, 'seats', jsonb_build_object('dots', '["going", "maybe"]'::jsonb, 'beyond', 2))),
    now(), null
  from participant where event_id between $1 and $2 and email is not null order by id limit $3`;
const WITHOUT_LINK = `update participant set mail_token_digest = null where event_id between $1 and $2`;

const WAITS = `select extract(epoch from dispatched_at - created_at)::float8 * 1000 as wait from activity order by 1`;

/** What notices cost those who cause them, and how soon people are told. */
export const noticeWorks = async ({ load, peers, databases: { told } }: Surroundings): Promise<Work[]> => {
  const { quorumTelling: peer } = peers;
  const hashes = await hashesOf(told);
  const hashOf = (number: number) => hashes[number - 1] ?? '';
  const inDatabase: InDatabase = (work) => withClient(told, work);
  const lastSeeded = await inDatabase(fillReaders);
  const settled = () => inDatabase((client) => settle(client, lastSeeded));

  const joins = (name: string, events: readonly string[], hasAddress: boolean) => {
    const requests = requestsOf(events, hasAddress);
    return {
      name,
      async round() {
        const job = { port: peer.port, requests, connections: JOINERS, seconds: SECONDS };
        const measured = await measureUse(peer, () => load.run(job));
        await settled();
        return measured;
      },
    };
  };
  const besideNone = (name: string, events: readonly string[]): Work => {
    const contenders = [joins('with an address', events, true), joins('with none', events, false)];
    return {
      name,
      contenders,
      rehearse: async () => {
        for (const { round } of contenders) await round();
      },
      goals: [{ to: 'with none', by: 'rate', atLeast: 0.8 }],
    };
  };

  const held = async (): Promise<Measured> => {
    let isOver = false;
    const begun = performance.now();
    const hold = inDatabase((client) => longestHold(client, () => isOver));
    await inDatabase(decide).finally(() => (isOver = true));
    const longest = await hold;
    const rate = 1_000 / (performance.now() - begun);
    await settled();
    return { rate, p50: longest, p99: longest, cpuMicros: null, memory: null, errors: 0 };
  };

  const confirm = (name: string, first: number, last: number) => ({
    name,
    async round() {
      const begun = performance.now();
      const measured = await measureUse(peer, async () => {
        const count = await inDatabase(async (client) => {
          await client.query(WITHOUT_LINK, [first, last]);
          const { rowCount } = await client.query(JOINED, [first, last, CONFIRMATIONS]);
          await untilDispatched(client);
          return rowCount ?? 0;
        });
        const seconds = (performance.now() - begun) / 1_000;
        const each = (seconds / count) * 1_000;
        return { count, errors: 0, seconds, p50: each, p99: each };
      });
      await settled();
      return measured;
    },
  });

  const paced = async (): Promise<Measured> => {
    const pool = new ConnectionPool(JOINERS, peer.port);
    const events = hashes.slice(OTHERS.first - 1, OTHERS.last);
    const requests = requestsOf(events, true);
    let errors = 0;
    const begun = performance.now();
    const measured = await measureUse(peer, async () => {
      await sendOnTime({ perSecond: PER_SECOND, count: PER_SECOND * PACED_SECONDS }, async (index) => {
        const { status } = await pool.ask(withNewKey(requests[index] ?? ''));
        if (status !== 200) errors++;
      });
      const seconds = (performance.now() - begun) / 1_000;
      const waits = await inDatabase(async (client) => {
        await untilDispatched(client);
        return (await client.query<{ wait: number }>(WAITS)).rows.map(({ wait }) => wait);
      });
      return {
        count: waits.length,
        errors,
        seconds,
        p50: medianOf(waits),
        p99: waits[Math.floor(waits.length * 0.99)] ?? NaN,
      };
    });
    pool.close();
    await settled();
    return measured;
  };

  const { thousand, tens } = OF_THOUSAND_AND_TENS;
  const tensName = 'of ten';
  return [
    besideNone('joins with an address, one event of 300 people', [hashOf(OF_300)]),
    besideNone(
      `joins with an address, other events each, ${JOINERS} clients`,
      hashes.slice(OTHERS.first - 1, OTHERS.last),
    ),
    {
      name: 'a decision on 1,000 people with an address: the longest that a join beside it waits',
      contenders: [{ name: peer.name, round: held }],
      rehearse: held,
      goals: [],
      limits: [{ of: 'p50', atMost: 50 }],
    },
    {
      name: 'a confirmation with an address in an event of a thousand people',
      contenders: [confirm('of a thousand', thousand, thousand), confirm(tensName, ...tens)],
      rehearse: () => confirm('', thousand, thousand).round(),
      goals: [{ to: tensName, by: 'cpu', atLeast: 1 / 1.1 }],
    },
    {
      name: `${PER_SECOND} joins with an address a second: how long each waits to be dispatched`,
      contenders: [{ name: peer.name, round: paced }],
      rehearse: paced,
      goals: [],
      limits: [{ of: 'p99', atMost: 1_000 }],
    },
  ];
};
