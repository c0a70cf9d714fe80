import { DateTime } from 'luxon';
import { z } from 'zod';
import { FIELD_SCHEMAS } from '../event/content.ts';
import { isInstant, isObject, isTooSmall } from '../event/draft.ts';
import { endTime, optionalInstant, startTime } from '../event/fieldSchemas.ts';
import { pick } from '../pick.ts';
import { DEFAULT_SCHEDULE_CHANCE, OPTIONS_MAX, OPTIONS_MIN } from './constants.ts';
import { optionId } from './optionId.ts';
import { because } from '../refusals/Reason.ts';

/** The content that a poll has for the event whose date it looks for. */
export const POLL_CONTENT = [
  'title',
  'location',
  'timezone',
  'participantThreshold',
  'capacity',
  'eventTypeId',
  'notes',
  'webLink',
  'isPrivate',
  'isGuestListHidden',
] as const;

const optionsMessage = because('options.unreadable');
const countMessage = because('options.count', { min: OPTIONS_MIN, max: OPTIONS_MAX });
const chanceMessage = because('chance.outOfRange');

const option = z
  .object(
    {
      /** Of an option that is there already: it keeps its votes. */
      id: optionId.nullish().transform((id) => id ?? null),
      date: startTime,
      endTime,
    },
    optionsMessage,
  )
  .refine(({ date, endTime: end }) => !isInstant(end) || end > date, {
    path: ['endTime'],
    error: because('endTime.beforeStart'),
  });

/** Of those that are well-formed alone. */
const startsOf = (options: unknown): number[] => {
  if (!Array.isArray(options)) return [];
  const dates = options.map((one: { date?: unknown } | null) => one?.date);
  return dates.filter(isInstant).map((date) => date.toMillis());
};

const lastStart = (options: unknown): number => Math.max(...startsOf(options));

interface Ending {
  closesAt: DateTime;
  chosenClosesAt: DateTime | null;
  options: readonly { date: DateTime }[];
}

/**
 * The end of voting that was chosen; null where voting ends when the last option starts, whichever that is. A server of
 * the release before stores the end alone, so one that is neither says that it was chosen.
 */
export const chosenEnd = ({ closesAt, chosenClosesAt, options }: Ending): DateTime | null =>
  +closesAt === Number(chosenClosesAt) || +closesAt !== lastStart(options) ? closesAt : null;

/** The content of a poll: the form, `POST /api/polls` and `createPoll` all parse with it. */
export const pollDraft = z
  .object(
    {
      ...pick(FIELD_SCHEMAS, POLL_CONTENT),
      options: z.array(option, optionsMessage).min(OPTIONS_MIN, countMessage).max(OPTIONS_MAX, countMessage),
      closesAt: optionalInstant('endOfVoting'),
      /** Null where the organiser picks. */
      autoScheduleChance: z
        .number(chanceMessage)
        .gt(0, chanceMessage)
        .max(1, chanceMessage)
        .nullable()
        .default(DEFAULT_SCHEDULE_CHANCE),
    },
    because('poll.unreadable'),
  )
  .refine((draft) => !isTooSmall(draft), { path: ['capacity'], error: because('capacity.tooSmall'), when: isObject })
  .refine(({ options }) => new Set(startsOf(options)).size === startsOf(options).length, {
    path: ['options'],
    error: because('options.sameTime'),
    when: isObject,
  })
  .refine(({ options, closesAt }) => !isInstant(closesAt) || !(closesAt.toMillis() > lastStart(options)), {
    path: ['closesAt'],
    error: because('closesAt.afterLastOption'),
    when: isObject,
  })
  .transform(({ closesAt, options, ...draft }) => ({
    ...draft,
    options: options.toSorted((one, other) => Number(one.date) - Number(other.date)),
    chosenClosesAt: closesAt,
    closesAt: closesAt ?? DateTime.fromMillis(lastStart(options), { zone: 'utc' }),
  }));

/** What a client sends. */
export type PollDraftInput = z.input<typeof pollDraft>;
/** What the rules have accepted: the options in the order of their dates. */
export type PollDraft = z.output<typeof pollDraft>;

/** What was planned already; it may be over. */
export interface PlannedPoll {
  options: readonly { date: DateTime }[];
  closesAt: DateTime;
}

/** The same at that moment: what is new in it lies ahead. `before` is null for a new poll. */
export const pollDraftAt = (now: DateTime, before: PlannedPoll | null = null) => {
  const planned = new Set(before?.options.map(({ date }) => date.toMillis()));
  return pollDraft
    .refine(({ options }) => options.every(({ date }) => date > now || planned.has(date.toMillis())), {
      path: ['options'],
      error: because('options.past'),
    })
    .refine(({ closesAt }) => closesAt > now || closesAt.toMillis() === before?.closesAt.toMillis(), {
      path: ['closesAt'],
      error: because('closesAt.past'),
    });
};
