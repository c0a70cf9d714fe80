import { AT_ONCE_A_DAY } from '@quorum/domain/follow/follow';
import { MESSAGES_A_DAY } from '@quorum/domain/organising/messages';
import { API_LIMITS } from '@quorum/domain/platform/apiLimits';
import type { PlainKey } from '@quorum/domain/refusals/Reason';
import { siteOf } from './network.ts';
import type { Policy } from './RateLimited.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

const LATER = 'limit.requests';
const WITHOUT_ADDRESS = 'limit.addresses';
const ADDRESS_STAYS = 'limit.addressChanges';

interface Limit {
  /** How many, in how many seconds. */
  points: number;
  duration: number;
  /** To whom it refuses more. */
  refusal: PlainKey;
  /** A rule of the product rather than a guard against abuse: `consume` holds it on one's own machine and with `RATE_LIMITS=off` as well. */
  isRule?: true;
}

/**
 * What is limited, and for whom. Counts hang on nothing that can be deleted, and begin again once their time is over.
 * `API_LIMITS` says of those that programs meet first what they are.
 */
export const LIMITS = {
  join: { ...API_LIMITS.join, refusal: LATER },
  joinsOfEvent: { ...API_LIMITS.joinsOfEvent, refusal: LATER },
  editResponse: { ...API_LIMITS.editResponse, refusal: LATER },
  /**
   * What may not be changed, tried again and again: of a network, and of a person. Nobody comes near it whose browser has
   * forgotten a token, or whose page is out of date.
   */
  refused: { points: 1_000, duration: HOUR, refusal: LATER },
  refusedPerson: { points: 300, duration: HOUR, refusal: LATER },
  request: { ...API_LIMITS.request, refusal: LATER },
  /** Of what no cache answers, the pages and calendars that are written for it alone: the same 60 people, if no two open the same page. */
  rendering: { points: 300, duration: 60, refusal: LATER },
  search: { ...API_LIMITS.search, refusal: LATER },
  /** Of a network, devices that are notified: each is written. A clubhouse of 60 people, each with some events. */
  pushSubscription: { points: 300, duration: HOUR, refusal: LATER },
  follow: { ...API_LIMITS.follow, refusal: 'limit.follows' },
  /** Of one who follows: events told at once in a day. More of them wait for the digest. */
  announcements: { points: AT_ONCE_A_DAY, duration: DAY, refusal: LATER },
  /** Of a network, how people want to be told, each choice by itself. */
  changeNotifications: { points: 300, duration: HOUR, refusal: LATER },
  changeWebhook: { ...API_LIMITS.changeWebhook, refusal: 'limit.webhooks' },
  tryWebhook: { ...API_LIMITS.tryWebhook, refusal: 'limit.webhooks' },
  webhookRequests: { ...API_LIMITS.webhookRequests, refusal: LATER },
  webhookRequestsOfPerson: { ...API_LIMITS.webhookRequestsOfPerson, refusal: LATER },
  /** Of a network. */
  report: { points: 5, duration: HOUR, refusal: LATER },
  createEvent: { ...API_LIMITS.createEvent, refusal: 'limit.newEvents' },
  batchRows: { ...API_LIMITS.batchRows, refusal: LATER },
  /** Of a person, in tables for all their polls: two polls that are full. Everybody who reads a poll, or the list, reads them. */
  importedVoters: {
    points: 2_000,
    duration: DAY,
    refusal: 'limit.importedVoters',
  },
  /** Of a person: a table is looked at after each slip that is mended. */
  previewImport: { points: 600, duration: HOUR, refusal: LATER },
  /** Of a person: how often they read the list of all their events, each time it is selected in a document. */
  readOwnEvents: { points: 600, duration: HOUR, refusal: LATER },
  /** Of a person: once each time they sign in. */
  adoptResponses: { points: 60, duration: HOUR, refusal: LATER },
  createToken: { ...API_LIMITS.createToken, refusal: LATER },
  token: { ...API_LIMITS.token, refusal: LATER },
  /** Of a person: everything that is stored about them. */
  exportData: { points: 20, duration: HOUR, refusal: LATER },
  /** Of a person: a feed for each of their devices, and some that were lost. */
  renewCalendarFeed: { points: 20, duration: DAY, refusal: LATER },
  /** Of a person, who may come back and leave again: it locks, and lists are made again after it. */
  deleteAccount: { points: 10, duration: DAY, refusal: LATER },
  editEvent: { ...API_LIMITS.editEvent, refusal: 'limit.changes' },
  /**
   * New times and places of an event, or dates of a poll, that people are told: fewer than one address may get, so that all get
   * the last one.
   */
  newsOfEvent: {
    points: 10,
    duration: DAY,
    refusal: 'limit.news',
  },
  /** Of an event, marks of who came: a thousand people, each with a slip. */
  attendance: { points: 2_500, duration: HOUR, refusal: 'limit.changes' },
  /** Messages of an event's organisers to those who responded. */
  messagesOfEvent: { points: MESSAGES_A_DAY, duration: DAY, refusal: 'limit.messages', isRule: true },
  /**
   * Events that one poll makes. An organiser who deletes one has it make the next: voters get a mail about each, and
   * about its end. It is for a wrong click or two.
   */
  eventsOfPoll: {
    points: 3,
    duration: DAY,
    refusal: 'limit.eventsOfPoll',
  },
  /**
   * Ends of voting in one poll that voters are told about, where an organiser closes and reopens it. Mails about more
   * are not written.
   */
  endsOfPoll: { points: 3, duration: DAY, refusal: LATER },
  /**
   * Mails to addresses that anybody may have typed. Of a network: a clubhouse with 60 people that respond to several events;
   * of a visitor: a tablet that goes from hand to hand; about an event: the people who join it in an hour, in a day.
   */
  confirmation: { points: 300, duration: DAY, refusal: WITHOUT_ADDRESS },
  confirmationsOfVisitor: { points: 100, duration: DAY, refusal: WITHOUT_ADDRESS },
  confirmationsOfEvent: { points: 500, duration: DAY, refusal: WITHOUT_ADDRESS },
  /** Such mails about all events of an organiser, those about a new time or place too: 1,000 people and two changes. */
  mailsOfOrganiser: { points: 3_000, duration: DAY, refusal: WITHOUT_ADDRESS },
  /** Another address for a response. A slip of the finger is mended once or twice, on that tablet by one in three. */
  addressChange: { points: 30, duration: DAY, refusal: ADDRESS_STAYS },
  addressChangesOfVisitor: { points: 20, duration: DAY, refusal: ADDRESS_STAYS },
  addressChangesOfResponse: { points: 5, duration: DAY, refusal: ADDRESS_STAYS },
  /**
   * Of a confirmed event. Somebody who leaves and comes back makes it fall as often as they like: one address is asked
   * so often to take a seat, and its organiser told so often. More are not written, and nobody is told.
   */
  seatsOffered: { points: 3, duration: DAY, refusal: LATER },
  fallsOfEvent: { points: 10, duration: DAY, refusal: LATER },
  /** The same of a place that is offered to people on the waitlist, and of a late withdrawal, which the organiser is told. */
  placesOffered: { points: 6, duration: DAY, refusal: LATER },
  withdrawalsOfEvent: { points: 10, duration: DAY, refusal: LATER },
  /**
   * Somebody who comes and goes has the condition of others hold and fail as often as they like: one address is told
   * about an event so often that it does, and its organiser that enough people are in, or no longer. More are not
   * written.
   */
  newsOfConditions: { points: 10, duration: DAY, refusal: LATER },
  quorumsOfEvent: { points: 10, duration: DAY, refusal: LATER },
  /** Mails about other people's events to one address. More are not written, and nobody is told: it is for its owner to know. */
  mailsToAddress: { points: 30, duration: DAY, refusal: LATER },
  /** The same where its owner has confirmed it: what others cause by typing it takes none of these away. */
  mailsToConfirmedAddress: { points: 100, duration: DAY, refusal: LATER },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

export const isRule = ({ limit }: { limit: LimitName }): boolean => 'isRule' in LIMITS[limit];

/** A site with many networks of IPv6 may have so many times what one of them may. */
export const SITE_TIMES = 4;

/** On one's own machine, where people sign in locally: a demo or a test suite there is no attack. */
export const OWN_MACHINE_TIMES = 20;

/** That somebody does what a limit counts. */
export interface Claim {
  limit: LimitName;
  /** For whom or what it is counted. */
  key: string;
  /** How many at once; one by default. */
  amount?: number;
  /** How many times the limit holds here; once by default. */
  times?: number;
  /** In place of what the limit says. */
  refusal?: PlainKey;
}

/** What a network does, `about` something: counted for it, and for the site that it is part of. */
export const ofNetwork = (limit: LimitName, network: string, about = ''): Claim[] => {
  const site = siteOf(network);
  const claim = (whose: string, times: number): Claim => ({ limit, key: `${whose} ${about}`.trimEnd(), times });
  return [claim(network, 1), ...(site === null ? [] : [claim(site, SITE_TIMES)])];
};

/** What a refusal counts for: the actor's network and person. The clock comes from no network, so its refusals do not count. */
export const refusalClaims = ({ address, uid }: { address: string; uid: string | null }): Claim[] =>
  address === ''
    ? []
    : [...ofNetwork('refused', address), ...(uid === null ? [] : [{ limit: 'refusedPerson' as const, key: uid }])];

/** What all servers count together. */
export interface DatabaseLimiter {
  /** Takes all of them, in the open transaction. @throws DomainError `RATE_LIMITED` when one of them is too much */
  consume(claims: readonly Claim[]): Promise<void>;
  /** Takes nothing. @throws DomainError `RATE_LIMITED` when one of them would be too much */
  check(claims: readonly Claim[]): Promise<void>;
  /** Takes one for each of these keys that has one left, and returns those keys. */
  consumeEach(limit: LimitName, keys: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface Limiter extends DatabaseLimiter {
  /** Of the one who acts. @throws DomainError `RATE_LIMITED` who was refused too often */
  checkRefusals(): void;
  /** Counts that they were refused, whatever becomes of the transaction. */
  addRefusal(): void;
  /** Counts that they search a list. @throws DomainError `RATE_LIMITED` for one too many */
  takeSearch(): void;
}

/** How much of a limit is left. */
export interface Quota extends Required<Policy> {
  remaining: number;
  resetSeconds: number;
}

/**
 * Counts what somebody at an address has handled, and says what is left of it; null where nothing is counted.
 * @throws DomainError `RATE_LIMITED` for one too many
 */
export type TakeRequest = (limit: 'request' | 'rendering', address: string) => Quota | null;

/** How much of its limit a token has left. */
export interface TokenQuota {
  isExceeded: boolean;
  remaining: number;
  resetSeconds: number;
}

/** Counts what a program does with a token; null where nothing is counted. It throws nothing: who asks says that it was too much. */
export type TakeToken = (tokenId: number) => TokenQuota | null;

export const noLimiter: Limiter = {
  consume: () => Promise.resolve(),
  check: () => Promise.resolve(),
  consumeEach: (_limit, keys) => Promise.resolve(new Set(keys)),
  checkRefusals: () => undefined,
  addRefusal: () => undefined,
  takeSearch: () => undefined,
};
