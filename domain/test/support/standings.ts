import type { DecisionRule, EventStatus } from '../../src/decision/rules.ts';
import type { Verdict } from '../../src/event/enough.ts';
import type { ResponseStatus } from '../../src/decision/status.ts';

/** What somebody says, with all that a response has of it. */
interface Said {
  likelihood: number;
  guests: number;
  minParticipants: number | null;
  status: ResponseStatus;
}

const said = (status: ResponseStatus, likelihood: number, more: Partial<Said> = {}): Said => ({
  likelihood,
  guests: 0,
  minParticipants: null,
  status,
  ...more,
});

const yes = (count: number, guests = 0) => Array.from({ length: count }, () => said('GOING', 1, { guests }));
const maybe = (count: number, likelihood: number, guests = 0) =>
  Array.from({ length: count }, () => said('MAYBE', likelihood, { guests }));
const no = said('DECLINED', 0);
const waiting = said('WAITLISTED', 1);
const onCondition = (minParticipants: number) => said('CONDITIONAL', 1, { minParticipants });

interface Outcome {
  verdict: Verdict;
  missing: number;
}

/** Responses to an event, and by hand what they come to: by the sum of likelihoods, and by those who are certain. */
interface Row {
  name: string;
  threshold: number;
  capacity?: number;
  responses: Said[];
  expected: number;
  certain: number;
  seats: string;
  bySum: Outcome;
  byCertain: Outcome;
}

const is = (verdict: Verdict, missing = 0): Outcome => ({ verdict, missing });

const ROWS: Row[] = [
  {
    name: 'nobody for 2',
    threshold: 2,
    responses: [no],
    expected: 0,
    certain: 0,
    seats: '○○',
    bySum: is('MISSING', 2),
    byCertain: is('MISSING', 2),
  },
  {
    name: 'five maybes of 50 % for 2',
    threshold: 2,
    responses: maybe(5, 0.5),
    expected: 2.5,
    certain: 0,
    seats: '◐◐',
    bySum: is('EXPECTED'),
    byCertain: is('UNCERTAIN', 2),
  },
  {
    name: 'one maybe for 2',
    threshold: 2,
    responses: maybe(1, 0.5),
    expected: 0.5,
    certain: 0,
    seats: '◔○',
    bySum: is('MISSING', 2),
    byCertain: is('UNCERTAIN', 2),
  },
  {
    name: 'maybes that are exactly enough for 2',
    threshold: 2,
    responses: [...maybe(2, 0.3), ...maybe(2, 0.7)],
    expected: 2,
    certain: 0,
    seats: '◐◐',
    bySum: is('EXPECTED'),
    byCertain: is('UNCERTAIN', 2),
  },
  {
    name: '6.3 for 10',
    threshold: 10,
    responses: [...yes(3, 1), ...maybe(1, 0.3)],
    expected: 6.3,
    certain: 6,
    seats: '●●●●●●◔○○○',
    bySum: is('MISSING', 4),
    byCertain: is('UNCERTAIN', 4),
  },
  {
    name: 'mostly maybes for 10',
    threshold: 10,
    responses: [...yes(5), ...maybe(3, 0.5, 1)],
    expected: 8,
    certain: 5,
    seats: '●●●●●◐◐◐○○',
    bySum: is('MISSING', 2),
    byCertain: is('UNCERTAIN', 5),
  },
  {
    name: 'four certain people for 8, and as many on a condition',
    threshold: 8,
    responses: [...yes(4), onCondition(9), waiting],
    expected: 4,
    certain: 4,
    seats: '●●●●○○○○',
    bySum: is('MISSING', 4),
    byCertain: is('MISSING', 4),
  },
  {
    name: '8.5 for 8',
    threshold: 8,
    responses: [...yes(6), ...maybe(5, 0.5)],
    expected: 8.5,
    certain: 6,
    seats: '●●●●●●◐◐',
    bySum: is('EXPECTED'),
    byCertain: is('UNCERTAIN', 2),
  },
  {
    name: 'as many certain people as it takes',
    threshold: 3,
    capacity: 4,
    responses: [...yes(3), no],
    expected: 3,
    certain: 3,
    seats: '●●●',
    bySum: is('IN'),
    byCertain: is('IN'),
  },
  {
    name: 'more certain people than it takes, and a maybe',
    threshold: 3,
    responses: [...yes(5), ...maybe(1, 0.9)],
    expected: 5.9,
    certain: 5,
    seats: '●●●••',
    bySum: is('IN'),
    byCertain: is('IN'),
  },
];

interface DecidedBy {
  decides: string;
  isTimed: boolean;
  decisionRule: DecisionRule;
  statuses: EventStatus[];
}

const DECIDED_BY: DecidedBy[] = [
  {
    decides: 'never, which is the default',
    isTimed: false,
    decisionRule: 'DEFINITE',
    statuses: ['GATHERING', 'CONFIRMED'],
  },
  {
    decides: 'never, with the rule of the expected stored',
    isTimed: false,
    decisionRule: 'EXPECTED',
    statuses: ['GATHERING'],
  },
  { decides: 'by those who are expected', isTimed: true, decisionRule: 'EXPECTED', statuses: ['GATHERING'] },
  {
    decides: 'by those who are certain',
    isTimed: true,
    decisionRule: 'DEFINITE',
    statuses: ['GATHERING', 'CONFIRMED', 'CALLED_OFF'],
  },
];

/**
 * Ten events, each without a decision time and with one by either rule, and before and after it was decided where that
 * makes a difference: what each place that speaks of them is held against.
 */
export const STANDINGS = ROWS.flatMap(({ bySum, byCertain, ...row }) =>
  DECIDED_BY.flatMap(({ statuses, ...decision }) =>
    statuses.map((status) => ({
      capacity: null,
      ...row,
      ...decision,
      ...(decision.isTimed && decision.decisionRule === 'DEFINITE' ? byCertain : bySum),
      status,
      title: `${row.name}, ${status.toLowerCase().replace('_', ' ')}, the clock decides ${decision.decides}`,
    })),
  ),
);
