import type { EventStatus } from '@quorum/domain/decision/rules';
import { shownExpected, type Enough } from '@quorum/domain/event/enough';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import type { DateTime } from 'luxon';
import type { Block } from './Content.ts';
import type { Counts } from '../languages/Counts.ts';
import { messagesIn } from '../languages/messagesIn.ts';
import type { MailEvent } from './MailEvent.ts';
import { shortWhen } from './when.ts';

/** How far an event is. */
export interface Standing extends Enough {
  status: EventStatus;
  /** When the clock decides; null where it has nothing to decide any more. */
  decidesAt: DateTime | null;
  /** Its seats in characters, empty where there are too many. */
  seats: string;
}

/** How many people an event needs, and has by what it goes by. */
export type CountedByRule = Pick<Enough, 'threshold' | 'counted' | 'rule'>;

/** How many an event can expect of those it needs, such as 5.5 of 8; never the number needed before that is reached. */
export const expectedCounts = (sum: Pick<Enough, 'threshold' | 'expected'>, language: ReaderLanguage): Counts => {
  const count = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return { has: count.format(shownExpected(sum)), needs: count.format(sum.threshold), isCertain: false };
};

/** How many of them it has by what it goes by. */
export const ruleCounts = ({ threshold, counted, rule }: CountedByRule, language: ReaderLanguage): Counts => ({
  ...expectedCounts({ threshold, expected: counted }, language),
  isCertain: rule === 'DEFINITE',
});

/** What decides, and when: also what those who are expected must be, where their number is not enough. */
const decision = (
  { verdict, threshold, certain, decidesAt }: Standing,
  { timezone }: MailEvent,
  language: ReaderLanguage,
) => {
  const { asked, standing } = messagesIn(language);
  const when = decidesAt && shortWhen({ date: decidesAt, timezone }, language);
  if (verdict !== 'UNCERTAIN') return when === null ? undefined : asked.decides(when);
  const count = new Intl.NumberFormat(language);
  return standing.mustBeCertain({ needs: count.format(threshold), certain: count.format(certain) }, when);
};

/**
 * What an event has of what it needs, in sentences, with its seats where they can be shown.
 * @param words what is said with it, before and after
 */
export const standingBlock = (
  standing: Standing,
  event: MailEvent,
  language: ReaderLanguage,
  words: { before?: string | undefined; after?: string | undefined } = {},
): Block => {
  const { needs, decided } = messagesIn(language).standing;
  const { status } = standing;
  const counts = [
    words.before,
    needs(expectedCounts(standing, language)),
    decision(standing, event, language),
    words.after,
  ];
  // what is called off needs nobody
  const sentences = status === 'GATHERING' ? counts : [decided[status], ...(status === 'CONFIRMED' ? counts : [])];
  const text = sentences.filter((sentence) => sentence !== undefined).join(' ');
  return standing.seats ? { kind: 'seats', seats: standing.seats, text } : { kind: 'paragraph', text };
};
