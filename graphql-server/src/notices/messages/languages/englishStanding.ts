import type { ResponseStatus } from '@quorum/domain/decision/status';
import type { CertainCounts, Counts } from './Counts.ts';

const needs = (counts: Counts) => `${counts.needs} ${counts.isCertain ? 'people for certain' : 'people'}`;
const has = (counts: Counts) => `${counts.isCertain ? 'has' : 'can expect'} ${counts.has}`;
const had = (counts: Counts) => `${counts.isCertain ? 'had' : 'could expect'} ${counts.has}`;

/** What mails say in English of how many people an event needs and has. */
export const englishStanding = {
  decided: { CONFIRMED: 'The event is on.', CALLED_OFF: 'The event is called off.' },
  needs: (counts: Counts) => `It needs ${needs(counts)} and ${has(counts)}.`,
  /** Where the sum is enough, and the clock counts only those who are certain. */
  mustBeCertain: (counts: CertainCounts, when: string | null) =>
    `At least ${counts.needs} must be certain${when === null ? '' : ` by ${when}`} (so far ${counts.certain}).`,
  needed: (counts: Counts) => `It needed ${needs(counts)} and ${had(counts)}.`,
  atDecision: {
    CONFIRMED: (counts: Counts) => `At its decision time it needed ${needs(counts)} and ${had(counts)}.`,
    CALLED_OFF: (counts: Counts) =>
      `At its decision time it needed ${needs(counts)} and ${had(counts)}. You can open it again on its page.`,
    RAIN: (counts: Counts) =>
      `It needs ${needs(counts)} and ${has(counts)}. Please confirm the event on its page, or call it off.`,
  },
  seat: (counts: Counts) =>
    `The event is on, but it needs ${needs(counts)} and ${has(counts)}. You are on standby, so you can take a seat. First come, first served.`,
  fall: (counts: Counts) =>
    `Your event is confirmed, but it needs ${needs(counts)} and ${has(counts)}. It stays confirmed until you decide otherwise.`,
  recovery: (counts: Counts) =>
    `Your event needs ${needs(counts)} and ${has(counts)}. It stays confirmed, so there is nothing for you to do.`,
};

/** What mails say in English to people about their own response, by what became of it. */
export const ENGLISH_OWN_RESPONSE: Record<ResponseStatus, (answer: string) => string> = {
  GOING: () => 'If you can’t come any more, please change your response.',
  WAITLISTED: () => 'You are on the waitlist, and we will write to you when a place becomes free.',
  CONDITIONAL: (answer) =>
    `You said ${answer}. So far there are fewer, so your response does not count yet. If you come anyway, please change it.`,
  MAYBE: (answer) => `You said ${answer}. As soon as you know, please change your response.`,
  STANDBY: () =>
    'You are not coming but may be asked: we will write to you if a seat is free. If you can come after all, please change your response.',
  DECLINED: () => 'You said that you are not coming. If you can come after all, please change your response.',
};
