import type { PlainKey } from '../refusals/Reason.ts';
import { pauseAfter } from './code.ts';

// How many codes go out. A code costs the operator money and may reach somebody who asked for nothing, so that what counts
// is how many were never confirmed: people who made a slip are few, and those who pump never confirm any.

/** What was sent so far, of the number that a code would go to, and of what it has to do with. */
export interface CodeCounts {
  /** In the last day. */
  ofNumber: number;
  unconfirmedOfNumber: number;
  /** How many seconds ago the last of those that are unconfirmed was sent to the number; null where there is none. */
  sinceLastOfNumber: number | null;
  /** Of numbers that differ in their last three digits alone, never confirmed, in the last day. */
  unconfirmedOfPrefix: number;
  /** To numbers that one person has left in their account, in the last day: with each number the pauses between codes begin again. */
  ofPerson: number;
  /** From the network, and from the site that it is part of; the site is null for IPv4. */
  network: NetworkCounts;
  site: NetworkCounts | null;
  /** About the event, and about all events of its organiser, in the last day. */
  ofEvent: number;
  ofOrganiser: number;
  /** To the country, in the last day. */
  unconfirmedOfCountry: number;
  confirmedOfCountry: number;
  /** To all countries, in the last day. */
  ofDay: number;
}

export interface NetworkCounts {
  unconfirmedInHour: number;
  unconfirmedInDay: number;
  /** Countries other than that of the number, in the last day. */
  otherCountries: number;
}

export const CODE_LIMITS = {
  number: 10,
  unconfirmedOfNumber: 5,
  unconfirmedOfPrefix: 10,
  network: { unconfirmedInHour: 5, unconfirmedInDay: 10, countries: 3 },
  event: 300,
  organiser: 600,
  person: 10,
  /** To a country, never confirmed: so many, or that share of those that were confirmed where it is more. */
  country: { unconfirmed: 20, share: 1 / 5 },
  /** From this part of what closes a country on, browsers prove that they have worked for it. */
  proofFrom: 3 / 4,
} as const;

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Why no code is sent, and after how many seconds it may be again. */
export interface Closed {
  key: PlainKey;
  retryAfter: number;
  /** Whether people other than the one who asks are closed out, which is for the operator to know. */
  isForOthers: boolean;
}

const closed = (key: PlainKey, retryAfter: number, isForOthers = false): Closed => ({ key, retryAfter, isForOthers });

/** @param times how many networks it stands for */
const closedNetwork = (counts: NetworkCounts, times: number): Closed | null => {
  const { unconfirmedInHour, unconfirmedInDay, countries } = CODE_LIMITS.network;
  if (counts.unconfirmedInDay >= unconfirmedInDay * times) return closed('limit.phonesOfNetwork', DAY, true);
  if (counts.unconfirmedInHour >= unconfirmedInHour * times) return closed('limit.phonesOfNetwork', HOUR, true);
  return counts.otherCountries >= countries * times ? closed('limit.phonesOfNetwork', DAY, true) : null;
};

/** How long the number rests after a code that nobody has confirmed, wherever it was left: a person who confirms need not wait. */
const pauseOf = ({ unconfirmedOfNumber, sinceLastOfNumber }: CodeCounts): number =>
  sinceLastOfNumber === null ? 0 : Math.ceil(pauseAfter(unconfirmedOfNumber) - sinceLastOfNumber);

/** How many codes to a country may be unconfirmed. */
const bearableIn = ({ confirmedOfCountry }: CodeCounts): number =>
  Math.max(CODE_LIMITS.country.unconfirmed, confirmedOfCountry * CODE_LIMITS.country.share);

interface Circumstances {
  /** How many networks a site stands for. */
  siteTimes: number;
  /** How many texts the operator lets leave in a day. */
  dailyMax: number;
}

/** Why no further code may be sent; null where one may. */
export const closedBy = (counts: CodeCounts, { siteTimes, dailyMax }: Circumstances): Closed | null => {
  const { number, unconfirmedOfNumber, unconfirmedOfPrefix, event, organiser, person } = CODE_LIMITS;
  if (counts.ofNumber >= number || counts.unconfirmedOfNumber >= unconfirmedOfNumber)
    return closed('limit.codesOfNumber', DAY);
  const pause = pauseOf(counts);
  if (pause > 0) return closed('limit.codePause', pause);
  const ofNetwork = closedNetwork(counts.network, 1) ?? (counts.site && closedNetwork(counts.site, siteTimes));
  if (ofNetwork) return ofNetwork;
  if (counts.unconfirmedOfPrefix >= unconfirmedOfPrefix) return closed('limit.codesOfNumber', DAY);
  if (counts.unconfirmedOfCountry >= bearableIn(counts)) return closed('limit.phonesOfCountry', DAY, true);
  if (counts.ofPerson >= person) return closed('limit.phonesOfDay', DAY);
  if (counts.ofEvent >= event || counts.ofOrganiser >= organiser) return closed('limit.phonesOfEvent', DAY);
  return counts.ofDay >= dailyMax ? closed('limit.phonesOfDay', DAY, true) : null;
};

/** Whether so many codes to the country were never confirmed that a browser must prove that it has worked for the next. */
export const needsProof = (counts: CodeCounts): boolean =>
  counts.unconfirmedOfCountry >= bearableIn(counts) * CODE_LIMITS.proofFrom;
