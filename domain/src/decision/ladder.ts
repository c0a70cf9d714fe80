import type { Places } from './party.ts';
import type { PlainKey } from '../refusals/Reason.ts';

/** A format that is played from that many people on. */
export interface EventFormat {
  /** People: a whole number. */
  at: number;
  label: string;
}

/** The format above the one that is reached. */
export interface NextFormat extends EventFormat {
  /** People who are missing for it. */
  missing: number;
}

/** The formats that an event has reached and not reached yet; null below the first and at the top. */
export interface Ladder {
  current: EventFormat | null;
  next: NextFormat | null;
}

/**
 * Where an event stands on its formats.
 * @param formats in ascending order
 * @param held people who hold a place, not those who are expected
 */
export const ladderAt = (formats: readonly EventFormat[], held: number): Ladder => {
  const next = formats.find(({ at }) => at > held);
  return {
    current: formats.findLast(({ at }) => at <= held) ?? null,
    next: next ? { at: next.at, label: next.label, missing: next.at - held } : null,
  };
};

/** The format at fault, and why. */
export interface LadderProblem {
  index: number;
  key: Extract<PlainKey, `formats.${string}`>;
}

/** What is wrong with the formats of an event; null when nothing is. */
export const ladderProblem = (
  formats: readonly EventFormat[],
  { threshold, capacity }: Places,
): LadderProblem | null => {
  const notAbove = formats.findIndex(({ at }, index) => index > 0 && at <= (formats[index - 1]?.at ?? 0));
  if (notAbove > 0) return { index: notAbove, key: 'formats.notAscending' };
  const [first] = formats;
  if (first && first.at < threshold) {
    return { index: 0, key: 'formats.belowThreshold' };
  }
  const last = formats.at(-1);
  if (last && capacity !== null && last.at > capacity) {
    return { index: formats.length - 1, key: 'formats.aboveCapacity' };
  }
  return null;
};
