import { z } from 'zod';
import { DEFAULT_LIKELIHOOD, DEFINITE_LIKELIHOOD } from '../response/constants.ts';
import type { Plan } from '../response/plan.ts';
import { because } from '../refusals/Reason.ts';

/**
 * Whether somebody who is undecided comes; whether somebody on the standby list takes a seat that is missing; or whether
 * somebody on the waitlist takes a place that is held for them; or whether somebody who said yes days ago is still in.
 */
export const ASK_KINDS = ['DECIDE', 'SEAT', 'PLACE', 'STILL_IN'] as const;
export type AskKind = (typeof ASK_KINDS)[number];

/** The buttons of the page that a mail leads to. */
export const ASK_ANSWERS = ['IN', 'MAYBE', 'OUT'] as const;
export type AskAnswer = (typeof ASK_ANSWERS)[number];

/** The result of asking somebody; `late` is for a person who wanted a seat after all were taken. */
export type AskReply = AskAnswer | 'LATE';

/** What a button of the page sends. */
export const askAnswer = z.enum(ASK_ANSWERS, because('ask.unknownAnswer'));

/**
 * What each answer changes of a response. Those who are still undecided, or stay on the standby list, change nothing.
 */
export const changeBy = (
  answer: AskAnswer,
  { likelihood, isStandby }: Pick<Plan, 'likelihood' | 'isStandby'>,
): Partial<Plan> => {
  // the page says what comes of it if they come for certain
  if (answer === 'IN') return { likelihood: DEFINITE_LIKELIHOOD, minParticipants: null };
  if (answer === 'OUT') return { likelihood: 0 };
  const isUndecided = likelihood > 0 && likelihood < DEFINITE_LIKELIHOOD;
  return isUndecided || isStandby ? {} : { likelihood: DEFAULT_LIKELIHOOD };
};
