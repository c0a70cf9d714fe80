import type { Party } from './party.ts';

// How far somebody's word can be relied on, by whether they came before. It serves two things: the order in which people are asked,
// and one of three words for organisers. What everybody sees goes by what people say.

/** How often a person came, and did not, after responding with one likelihood. */
export interface CameAfter {
  /** The likelihood that they stated, above 0. */
  likelihood: number;
  attended: number;
  missed: number;
}

/** What is believed of a word before anything is known weighs as much as so many events. */
const STRENGTH = 5;
/** Four of five people who say yes come. */
const COMING = 4;

/**
 * The probability that somebody comes, 0 to 1, in place of what they state: the mean of a Beta(4p, 5 − 4p) after the events at which
 * they said the same. It keeps the order of what people say: with a prior of its own for a maybe, a yes would be worth less than 0.9.
 * Source: the conjugate update of a Beta by Bernoulli trials.
 * @throws RangeError for a likelihood out of range
 */
export const calibrated = (likelihood: number, record: Pick<CameAfter, 'attended' | 'missed'>): number => {
  if (!(likelihood >= 0 && likelihood <= 1)) throw new RangeError('A likelihood is 0 to 1');
  if (likelihood === 0) return 0;
  return (COMING * likelihood + record.attended) / (STRENGTH + record.attended + record.missed);
};

const NOTHING = { attended: 0, missed: 0 };
const HUNDREDTHS = 100;
const isSame = (one: number, other: number) => Math.round(one * HUNDREDTHS) === Math.round(other * HUNDREDTHS);

/** The same by somebody's whole record, of which what they say now counts. */
export const calibratedBy = (likelihood: number, records: readonly CameAfter[]): number =>
  calibrated(likelihood, records.find((one) => isSame(one.likelihood, likelihood)) ?? NOTHING);

/** A party as past attendance has it. A condition is settled, and not a matter of how likely somebody is. */
export const calibratedParty = <P extends Party>(party: P, records: readonly CameAfter[]): P =>
  party.minParticipants == null ? { ...party, likelihood: calibratedBy(party.likelihood, records) } : party;

export const ATTENDANCE_OUTLOOKS = ['LIKELY', 'OPEN', 'UNLIKELY'] as const;
/** Whether enough people will come, by past attendance: never as a number. */
export type AttendanceOutlook = (typeof ATTENDANCE_OUTLOOKS)[number];

/** With fewer responses than this, the word would be about a particular person. */
export const OUTLOOK_FROM = 8;
/** The word is noted so seldom: somebody who moves the threshold, or what others say, and reads it each time learns no more than one word. */
export const OUTLOOK_EVERY = { days: 1 };
const [LIKELY, UNLIKELY] = [2 / 3, 1 / 3];

/** @param chance by past attendance */
export const attendanceOutlookOf = (chance: number): AttendanceOutlook => {
  if (chance >= LIKELY) return 'LIKELY';
  return chance <= UNLIKELY ? 'UNLIKELY' : 'OPEN';
};
