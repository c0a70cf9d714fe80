import { DateTime } from 'luxon';
import { z } from 'zod';
import { type EventFormat, type LadderProblem, ladderProblem } from '../decision/ladder.ts';
import { FIELD_SCHEMAS } from './content.ts';
import { because } from '../refusals/Reason.ts';

/** A person sees every sentence at once, also while other fields are still wrong; what was not accepted is as it came. */
export const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isInstant = (value: unknown): value is DateTime => value instanceof DateTime;

interface Ladder {
  formats: EventFormat[];
  participantThreshold: number;
  capacity: number | null;
}

/** Of formats that are well-formed alone. */
const problemOfFormats = ({ formats, participantThreshold: threshold, capacity }: Ladder): LadderProblem | null => {
  if (!Array.isArray(formats) || !formats.every((format) => isNumber((format as EventFormat | null)?.at))) return null;
  return ladderProblem(formats, { threshold, capacity });
};

/** The fields that must agree with each other, beside those of the time. */
export const PLACE_FIELDS = ['participantThreshold', 'capacity', 'formats'] as const;

/** Whether there is less room than it takes people. */
export const isTooSmall = ({ capacity, participantThreshold }: Omit<Ladder, 'formats'>): boolean =>
  isNumber(capacity) && capacity < participantThreshold;

/** Whether the places of an event, its threshold and its formats agree. */
export const doPlacesAgree = (places: Ladder): boolean => !isTooSmall(places) && problemOfFormats(places) === null;

/**
 * The content of an event: the create form, `POST /api/events` and `createEvent` all parse with it.
 * Absent optional fields take the form's defaults (spec section 4); `creatorId` and `creatorName` are not part
 * of it, since identity comes from the token alone.
 */
export const eventDraft = z
  .object(FIELD_SCHEMAS, because('event.unreadable'))
  .refine(({ date, endTime }) => !isInstant(date) || !isInstant(endTime) || endTime > date, {
    path: ['endTime'],
    error: because('endTime.beforeStart'),
    when: isObject,
  })
  .refine(({ date, decideAt }) => !isInstant(date) || !isInstant(decideAt) || decideAt < date, {
    path: ['decideAt'],
    error: because('decisionTime.afterStart'),
    when: isObject,
  })
  .refine(({ isRecurring, recurrenceFrequency }) => !isRecurring || Boolean(recurrenceFrequency), {
    path: ['recurrenceFrequency'],
    error: because('recurrence.required'),
    when: isObject,
  })
  .refine((draft) => !isTooSmall(draft), {
    path: ['capacity'],
    error: because('capacity.tooSmall'),
    when: isObject,
  })
  .superRefine(
    (draft, { addIssue }) => {
      const problem = problemOfFormats(draft);
      if (problem) addIssue({ code: 'custom', path: ['formats', problem.index, 'at'], message: because(problem.key) });
    },
    { when: isObject },
  )
  .transform((draft) => ({ ...draft, recurrenceFrequency: draft.isRecurring ? draft.recurrenceFrequency : null }));

/** What a client sends. */
export type EventDraftInput = z.input<typeof eventDraft>;
/** What the rules have accepted. */
export type EventDraft = z.output<typeof eventDraft>;

/**
 * The same at a given moment: a decision cannot be planned for the past. `before` is the time that was already planned.
 */
export const eventDraftAt = (now: DateTime, before: DateTime | null = null) =>
  eventDraft.refine(({ decideAt }) => decideAt === null || decideAt > now || Number(decideAt) === Number(before), {
    path: ['decideAt'],
    error: because('decisionTime.past'),
  });
