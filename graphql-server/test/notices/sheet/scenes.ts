import type { Name } from './people.ts';

/** What an event is like that people are told about. Of those who responded eight come, and nine or so are expected. */
export interface Scene {
  name: string;
  status: 'GATHERING' | 'CONFIRMED' | 'CALLED_OFF';
  isEnough: boolean;
  row: Record<string, unknown>;
  /** Who may have decided so. */
  by: readonly ('CLOCK' | 'ORGANISER')[];
  without: readonly Name[];
  /** Everybody has their confirmation of it. */
  isForAll?: boolean;
}

const DECIDES = '2026-05-05T16:00:00Z';
/** The clock counts those who are certain. */
const AT_TIME = { decide_at: DECIDES, decision_rule: 'DEFINITE' };
const DUE = { ...AT_TIME, decision_due: DECIDES };

const IN = { participant_threshold: 8, capacity: 12 };
/** The sum of likelihoods is above what it needs, and those who are certain are not enough. */
const EXPECTED = { participant_threshold: 9, capacity: 12 };
const TOO_FEW = { participant_threshold: 15 };

const OPEN = { status: 'GATHERING', by: ['ORGANISER'], without: [] } as const;
const NOBODY_WAITS = ['waitlist'] as const;

export const SCENES: readonly Scene[] = [
  { ...OPEN, name: 'open, too few', isForAll: true, isEnough: false, row: TOO_FEW, without: NOBODY_WAITS },
  { ...OPEN, name: 'open, enough expected', isEnough: true, row: EXPECTED },
  { ...OPEN, name: 'open, enough', isEnough: true, row: IN },
  { ...OPEN, name: 'to be decided, too few are certain', isEnough: false, row: { ...EXPECTED, ...DUE } },
  { ...OPEN, name: 'to be decided, enough', isEnough: true, row: { ...IN, ...DUE } },
  {
    ...OPEN,
    name: 'rain is forecast',
    isEnough: true,
    row: { ...IN, ...AT_TIME, rain_limit: 50, is_held_by_rain: true },
  },
  {
    status: 'CONFIRMED',
    by: ['CLOCK', 'ORGANISER'],
    without: [],
    name: 'on',
    isForAll: true,
    isEnough: true,
    row: { ...IN, ...AT_TIME, rain_limit: 50 },
  },
  {
    status: 'CONFIRMED',
    by: ['ORGANISER'],
    name: 'on, too few',
    isEnough: false,
    row: TOO_FEW,
    without: NOBODY_WAITS,
  },
  {
    status: 'CONFIRMED',
    by: ['ORGANISER'],
    name: 'on, too few are certain',
    isEnough: false,
    row: { ...EXPECTED, ...AT_TIME },
    without: [],
  },
  {
    status: 'CALLED_OFF',
    by: ['CLOCK', 'ORGANISER'],
    name: 'called off',
    isEnough: false,
    row: { ...TOO_FEW, ...AT_TIME, status_reason: 'The lake is frozen' },
    without: NOBODY_WAITS,
  },
];
