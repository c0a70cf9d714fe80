import { BYTES, PEOPLE, POSTGRES, PRICES, SERVER, VIRAL, type Costs } from './costs.ts';

/** How much of a core may be busy: beyond that, waiting grows faster than work. */
const BUSY_AT_MOST = 0.6;
/** Without two, one that fails is all of them. */
const SERVERS_AT_LEAST = 2;
const POOLED_CONNECTIONS = 32;
const DIRECT_CONNECTIONS = 7;
const STORED_SECONDS = 2;
/** An entry of a server is a second old at most (`VersionedCache`). */
const AGE_PER_SECOND = 1;
const LISTS = 2;
const HOUR = 3_600;
const DAYS = 30;

export interface Place {
  visitors: number;
  hasSharedCache: boolean;
  isViral: boolean;
}

export interface Reckoned extends Place {
  /** In the busiest second. */
  requestsAtServers: number;
  pageViews: number;
  joins: number;
  refills: number;
  serverCores: number;
  servers: number;
  databaseCores: number;
  connections: number;
  eurosAMonth: number;
}

/** How many of `rate` requests a second for one address pass a cache that stores it for so long. */
export const passing = (rate: number, storedSeconds: number): number => rate / (1 + rate * storedSeconds);

/** How many of them find nothing fresh, where what is there goes out of date `changes` times a second. */
export const refilling = (rate: number, changes: number): number =>
  rate === 0 ? 0 : (rate * changes) / (rate + changes);

/** How often pages of each of so many events are viewed, where the next popular is viewed in proportion to its rank (Zipf). */
const byPopularity = (views: number, events: number): number[] => {
  const weights = Array.from({ length: events }, (_, index) => 1 / (index + 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (views * weight) / all);
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const rates = ({ visitors, isViral }: Place) => {
  const visits = (visitors * PEOPLE.visitsADay * PEOPLE.busiestHour * PEOPLE.burst) / HOUR;
  const viral = isViral ? (visitors * VIRAL.visitors * PEOPLE.burst) / HOUR : 0;
  const viralJoins = isViral ? Math.min(viral * PEOPLE.joins, VIRAL.responsesAtMost / HOUR) : 0;
  const pages = visits * PEOPLE.pagesAVisit;
  return { visits, pages, viral, joins: visits * PEOPLE.joins + viralJoins };
};

/** What the busiest second of the evening costs, with so many servers. */
const busiest = (place: Place, servers: number) => {
  const { visits, pages, viral, joins } = rates(place);
  const polls = visits * PEOPLE.pollsAVisit;
  const perEvent = byPopularity(pages, Math.max(1, Math.round(place.visitors / PEOPLE.visitorsAnEvent)));
  if (viral > 0) perEvent[0] = (perEvent[0] ?? 0) + viral;
  // an event in the news is public
  const isStored = (index: number) => place.hasSharedCache && (index === 0 || index % (1 / PEOPLE.privatePages) === 0);
  const atServers = perEvent.map((rate, index) => (isStored(index) ? passing(rate, STORED_SECONDS) : rate));
  const pollsAtServers = place.hasSharedCache ? LISTS * passing(polls / LISTS, STORED_SECONDS) : polls;
  // every change makes every entry stale, in each server for itself
  const changes = joins + AGE_PER_SECOND;
  const rendered = sum(atServers.map((rate) => servers * refilling(rate / servers, changes)));
  const refilled = LISTS * servers * refilling(pollsAtServers / LISTS / servers, changes);
  const cached = sum(atServers);
  const others = (pages + viral) * PEOPLE.otherReadsAPage;
  const coresBy = (costs: Costs) =>
    pollsAtServers * costs.unchangedPoll +
    (cached - rendered) * costs.cachedPage +
    rendered * costs.renderedPage +
    refilled * costs.refilledList +
    joins * costs.join +
    others * costs.otherRead;
  return {
    requestsAtServers: pollsAtServers + cached + joins + others,
    pageViews: pages + viral,
    joins,
    refills: rendered + refilled,
    serverCores: coresBy(SERVER),
    postgresCores: coresBy(POSTGRES),
  };
};

const terabytesAMonth = (visitors: number): number => {
  const visits = visitors * PEOPLE.visitsADay * DAYS;
  const bytesAVisit =
    PEOPLE.pagesAVisit * (BYTES.page + PEOPLE.otherReadsAPage * BYTES.other) + PEOPLE.pollsAVisit * BYTES.poll;
  return (visits * bytesAVisit) / 1e12;
};

/** What a place of that many visitors a day takes. More servers refill more, so they are added until they are enough. */
export const reckon = (place: Place): Reckoned => {
  let servers = SERVERS_AT_LEAST;
  let second = busiest(place, servers);
  while (second.serverCores > servers * BUSY_AT_MOST) {
    servers = Math.max(servers + 1, Math.ceil(servers * 1.05));
    second = busiest(place, servers);
  }
  const { postgresCores, ...rest } = second;
  const databaseCores = Math.max(2, Math.ceil(postgresCores / BUSY_AT_MOST));
  return {
    ...place,
    ...rest,
    servers,
    databaseCores,
    connections: POOLED_CONNECTIONS + servers * DIRECT_CONNECTIONS,
    eurosAMonth: Math.round(
      PRICES.fixed +
        servers * PRICES.serverCore +
        // and a standby
        2 * databaseCores * PRICES.databaseCore +
        terabytesAMonth(place.visitors) * PRICES.terabyte,
    ),
  };
};

/** The places of docs/scale.md. */
export const PLACES: readonly Place[] = [10_000, 1_000_000, 10_000_000].flatMap((visitors) =>
  [false, true].flatMap((isViral) => [false, true].map((hasSharedCache) => ({ visitors, hasSharedCache, isViral }))),
);
