import { DateTime } from 'luxon';
import { z } from 'zod';
import { ladderProblem, type EventFormat } from '../decision/ladder.ts';
import { FIELD_SCHEMAS } from './content.ts';

/** A person sees every sentence at once, also while other fields are still wrong; what was not accepted is as it came. */
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isInstant = (value: unknown): value is DateTime => value instanceof DateTime;

interface Ladder {
  formats: EventFormat[];
  participantThreshold: number;
  capacity: number | null;
}

/** Of formats that are well-formed alone. */
const problemOfFormats = ({ formats, participantThreshold: threshold, capacity }: Ladder): string | null => {
  if (!Array.isArray(formats) || !formats.every((format) => isNumber((format as EventFormat | null)?.at))) return null;
  return ladderProblem(formats, { threshold, capacity });
};

/**
 * The content of an event: the create form, `POST /api/events` and `createEvent` all parse with it.
 * Absent optional fields take the form's defaults (spec section 4); `creatorId` and `creatorName` are not part
 * of it, since identity comes from the token alone.
 */
export const eventDraft = z
  .object(FIELD_SCHEMAS, 'The event must be an object with its fields')
  .refine(({ date, endTime }) => !isInstant(date) || !isInstant(endTime) || endTime > date, {
    path: ['endTime'],
    error: 'End time must be after the start time',
    when: isObject,
  })
  .refine(({ isRecurring, recurrenceFrequency }) => !isRecurring || Boolean(recurrenceFrequency), {
    path: ['recurrenceFrequency'],
    error: 'Recurrence frequency is required for recurring events',
    when: isObject,
  })
  .refine(({ capacity, participantThreshold }) => !isNumber(capacity) || !(capacity < participantThreshold), {
    path: ['capacity'],
    error: 'Capacity must be at least the participant threshold',
    when: isObject,
  })
  .refine((draft) => problemOfFormats(draft) === null, {
    path: ['formats'],
    error: ({ input }) => problemOfFormats(input as Ladder) ?? undefined,
    when: isObject,
  })
  .transform((draft) => ({ ...draft, recurrenceFrequency: draft.isRecurring ? draft.recurrenceFrequency : null }));

/** What a client sends. */
export type EventDraftInput = z.input<typeof eventDraft>;
/** What the rules have accepted. */
export type EventDraft = z.output<typeof eventDraft>;
