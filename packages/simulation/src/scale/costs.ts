/** What one of each costs, in seconds of a processor core. */
export interface Costs {
  /** A list from the cache that the browser has. */
  unchangedPoll: number;
  cachedPage: number;
  renderedPage: number;
  refilledList: number;
  join: number;
  /** Anything else that is read: settings, what is somebody's own. */
  otherRead: number;
}

const MICRO = 1e-6;

/** Of a server: docs/benchmark/benchmark.json, 2026-11-25, but for the last, which is reckoned. */
export const SERVER: Costs = {
  unchangedPoll: 17.9 * MICRO,
  cachedPage: 78.7 * MICRO,
  renderedPage: 14_390 * MICRO,
  refilledList: 2_807 * MICRO,
  join: 1_007 * MICRO,
  otherRead: 2_000 * MICRO,
};

/** Of PostgreSQL. All of it is reckoned: a join by its statements (docs/performance.md: 280 µs for the four that matter most). */
export const POSTGRES: Costs = {
  unchangedPoll: 0,
  cachedPage: 0,
  renderedPage: 2_000 * MICRO,
  refilledList: 1_500 * MICRO,
  join: 700 * MICRO,
  otherRead: 500 * MICRO,
};

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
