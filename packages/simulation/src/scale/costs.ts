import { readFileSync } from 'node:fs';

/** What one of each costs, in seconds of a processor core. */
export interface Costs {
  /** A list from the cache that the browser has. */
  unchangedPoll: number;
  cachedPage: number;
  renderedPage: number;
  refilledList: number;
  /** With what others are told about it. */
  join: number;
  /** What is read for one person, so that no cache has it: an event with the reader's own response. */
  otherRead: number;
}

const MICRO = 1e-6;

interface Measured {
  /** In microseconds of a processor core. */
  micros: Record<keyof Costs, { server: number; postgres: number }>;
}

const { micros } = JSON.parse(
  readFileSync(new URL('../../../../docs/simulation/costs.json', import.meta.url), 'utf8'),
) as Measured;

const costsOf = (side: 'server' | 'postgres'): Costs => ({
  unchangedPoll: micros.unchangedPoll[side] * MICRO,
  cachedPage: micros.cachedPage[side] * MICRO,
  renderedPage: micros.renderedPage[side] * MICRO,
  refilledList: micros.refilledList[side] * MICRO,
  join: micros.join[side] * MICRO,
  otherRead: micros.otherRead[side] * MICRO,
});

/** By `npm run costs`. */
export const SERVER = costsOf('server');

/** By the same. What needs no statement is charged with what PostgreSQL does by itself meanwhile. */
export const POSTGRES = costsOf('postgres');

/** What people do in a day. None of it is measured: it is in one place so that it can be argued with. */
export const PEOPLE = {
  visitsADay: 1.5,
  pagesAVisit: 3,
  otherReadsAPage: 1,
  /** Lists that an open home page polls in a visit, every three seconds. */
  pollsAVisit: 20,
  /** Of visits, with a response or a vote at the end. */
  joins: 0.1,
  /** Of pages, of events that not everybody may find: no shared cache stores them. */
  privatePages: 0.5,
  /** Visitors for each event that is alive. */
  visitorsAnEvent: 50,
  /** Of a day's visits, in the busiest hour of its evening. */
  busiestHour: 0.15,
  /** How much more than its mean the busiest second of an hour has. */
  burst: 1.5,
};

/** One event that is in the news: of the day's visitors, in the busiest hour. */
export const VIRAL = { visitors: 0.05, responsesAtMost: 1_000 };

/** Euros a month, of a host of middling price in 2026. A core comes with two to four gigabytes. */
export const PRICES = { serverCore: 12, databaseCore: 40, terabyte: 5, fixed: 20 };

/** Bytes that leave, compressed. */
export const BYTES = { page: 22_000, poll: 400, other: 1_500 };
