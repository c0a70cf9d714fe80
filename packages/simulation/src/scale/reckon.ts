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

/** Events whose pages are viewed as often as each other, more or less. */
interface Group {
  events: number;
  /** Views of one of them a second. */
  rate: number;
}

/** Ranks that are no further apart than that are taken together. */
const ALIKE = 0.02;

/** How often pages are viewed, where events are viewed in proportion to their rank (Zipf); the most popular is a group by itself. */
const byPopularity = (views: number, events: number): Group[] => {
  const groups: Group[] = [];
  for (let rank = 1, size = 1; rank <= events; rank += size, size = Math.max(1, Math.floor(rank * ALIKE))) {
    const count = Math.min(size, events - rank + 1);
    groups.push({ events: count, rate: 1 / (rank + (count - 1) / 2) });
  }
  const all = groups.reduce((total, group) => total + group.events * group.rate, 0);
  return groups.map((group) => ({ ...group, rate: (group.rate * views) / all }));
};

const rates = ({ visitors, isViral }: Place) => {
  const visits = (visitors * PEOPLE.visitsADay * PEOPLE.busiestHour * PEOPLE.burst) / HOUR;
  const viral = isViral ? (visitors * VIRAL.visitors * PEOPLE.burst) / HOUR : 0;
  const viralJoins = isViral ? Math.min(viral * PEOPLE.joins, VIRAL.responsesAtMost / HOUR) : 0;
  const pages = visits * PEOPLE.pagesAVisit;
  return { visits, pages, viral, joins: visits * PEOPLE.joins + viralJoins };
};

const sumOf = (groups: readonly Group[], rateOf: (rate: number) => number): number =>
  groups.reduce((total, { events, rate }) => total + events * rateOf(rate), 0);

/** Public events and others; the most popular is public, as one in the news is. */
const byPrivacy = ([first, ...others]: readonly Group[], viral: number) => ({
  public: [
    { events: 1, rate: (first?.rate ?? 0) + viral },
    ...others.map(({ events, rate }) => ({ rate, events: events * (1 - PEOPLE.privatePages) })),
  ],
  private: others.map(({ events, rate }) => ({ rate, events: events * PEOPLE.privatePages })),
});

/** What the busiest second of the evening costs, with so many servers. */
const busiest = (place: Place, servers: number) => {
  const { visits, pages, viral, joins } = rates(place);
  const polls = visits * PEOPLE.pollsAVisit;
  const events = Math.max(1, Math.round(place.visitors / PEOPLE.visitorsAnEvent));
  const views = byPrivacy(byPopularity(pages, events), viral);
  const behind = (rate: number) => (place.hasSharedCache ? passing(rate, STORED_SECONDS) : rate);
  const pollsAtServers = LISTS * behind(polls / LISTS);
  // every change makes every entry stale, in each server for itself
  const changes = joins + AGE_PER_SECOND;
  const refills = (rate: number) => servers * refilling(rate / servers, changes);
  const rendered = sumOf(views.public, (rate) => refills(behind(rate))) + sumOf(views.private, refills);
  const refilled = LISTS * refills(pollsAtServers / LISTS);
  const cached = sumOf(views.public, behind) + sumOf(views.private, (rate) => rate);
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
