import type { DecisionRule } from '../decision/rules.ts';
import { expectedParticipants, millionths, standingOf, type Counted, type Needs } from './progress.ts';

// Whether enough people are in, and how many are missing: all who say it ask here.

/** What decides whether an event has enough people. */
export interface Decidable extends Needs {
  decisionRule: DecisionRule;
  /** When the clock decides, in whatever form; null for never. */
  decideAt: unknown;
}

/** What goes by the sum of likelihoods: a date of a poll, and an event that is not there yet. */
export const BY_SUM = { decisionRule: 'EXPECTED', decideAt: null } as const satisfies Partial<Decidable>;

/**
 * The rule by which an event has enough people. Without a decision time it is the sum of likelihoods (spec section 4),
 * whatever rule is stored with it, since that rule is for the clock's decision.
 */
export const ruleOf = ({ decisionRule, decideAt }: Pick<Decidable, 'decisionRule' | 'decideAt'>): DecisionRule =>
  decideAt == null ? 'EXPECTED' : decisionRule;

/**
 * What there is to say about an event.
 * `IN`: enough people are certain to come. `EXPECTED`: enough are expected, which is enough. `UNCERTAIN`: more are expected
 * than are certain, and the certain ones alone count, of whom there are too few. `MISSING`: there are too few, by either.
 */
export type Verdict = 'IN' | 'EXPECTED' | 'UNCERTAIN' | 'MISSING';

/** How an event stands against what it needs. */
export interface Enough {
  threshold: number;
  /** The sum of likelihoods, guests included. */
  expected: number;
  /** People who come for certain: who have a place. */
  certain: number;
  /** What it goes by. */
  rule: DecisionRule;
  /** The people that this counts. */
  counted: number;
  isEnough: boolean;
  /** So many more are needed, if they come for certain; 0 where there are enough. */
  missing: number;
  verdict: Verdict;
}

/** The figures that it follows from. */
type Figures = Pick<Enough, 'expected' | 'certain'>;

const verdictOf = (
  { threshold, expected, certain }: Figures & Pick<Enough, 'threshold'>,
  rule: DecisionRule,
): Verdict => {
  if (certain >= threshold) return 'IN';
  if (rule === 'DEFINITE') return expected > certain ? 'UNCERTAIN' : 'MISSING';
  return expected >= threshold ? 'EXPECTED' : 'MISSING';
};

/** The same from figures that were counted before. */
export const enoughBy = (figures: Figures, event: Omit<Decidable, 'capacity'>): Enough => {
  const { expected, certain } = figures;
  const { participantThreshold: threshold } = event;
  const rule = ruleOf(event);
  const counted = rule === 'DEFINITE' ? certain : expected;
  const missing = Math.max(0, Math.ceil(millionths(threshold - counted)));
  return {
    threshold,
    expected,
    certain,
    rule,
    counted,
    isEnough: counted >= threshold,
    missing,
    verdict: verdictOf({ threshold, expected, certain }, rule),
  };
};

/** How an event stands against what it needs, by the rule that it goes by. */
export const enoughOf = (responses: readonly Counted[], event: Decidable): Enough =>
  enoughBy({ expected: expectedParticipants(responses, event), certain: standingOf(responses, event).going }, event);

/** Whether enough people are in, by the rule that the event goes by. */
export const isRuleMet = (responses: readonly Counted[], event: Decidable): boolean =>
  enoughOf(responses, event).isEnough;

const TENTHS = 10;

/**
 * The number of people to expect as people see it, with one decimal: never the number needed before that is reached.
 */
export const shownExpected = ({ expected, threshold }: Pick<Enough, 'expected' | 'threshold'>): number => {
  const rounded = Math.round(expected * TENTHS) / TENTHS;
  return expected < threshold ? Math.min(rounded, threshold - 1 / TENTHS) : rounded;
};
