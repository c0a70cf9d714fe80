import { DateTime } from 'luxon';
import { z } from 'zod';
import { IDENTIFIER_MAX } from '../identifier.ts';
import { requiredLine } from '../text.ts';
import {
  DEFAULT_THRESHOLD,
  FORMAT_LABEL_MAX,
  FORMATS_MAX,
  MAX_CAPACITY,
  MAX_GUESTS,
  MAX_THRESHOLD,
  MIN_THRESHOLD,
  RAIN_LIMIT_MAX,
  RAIN_LIMIT_MIN,
  RECURRENCE_FREQUENCIES,
  YEAR_MAX,
  YEAR_MIN,
} from './constants.ts';
import { DECISION_RULES } from '../decision/rules.ts';
import { canonicalTimezone } from './timezoneNames.ts';

const toInstant = (text: string) => DateTime.fromISO(text, { zone: 'utc' });

/** An ISO 8601 instant with its offset, such as `2026-05-01T18:30:00Z`; the output is in UTC. */
const instant = (label: string, missing: string) =>
  z
    .string({ error: (issue) => (issue.input == null ? missing : `${label} must be an ISO 8601 date and time`) })
    .trim()
    .min(1, { error: missing, abort: true })
    .max(40, { error: `${label} must be an ISO 8601 date and time`, abort: true })
    .refine((text) => /T.*(Z|[+-]\d\d:?\d\d)$/i.test(text) && toInstant(text).isValid, {
      error: `${label} must be an ISO 8601 date and time with its offset, such as 2026-05-01T18:30:00Z`,
      abort: true,
    })
    .transform(toInstant)
    .refine(
      ({ year }) => year >= YEAR_MIN && year <= YEAR_MAX,
      `${label} must be between the years ${YEAR_MIN} and ${YEAR_MAX}`,
    );

const thresholdMessage = 'Participant threshold must be greater than 1';

/** Nothing was chosen or typed; a form makes NaN of a number field that is empty. */
const isBlank = (input: unknown) => input == null || input === '' || Number.isNaN(input);

/** Says of what is blank that it is missing, and of anything else what it should be. */
const wholeNumber = (label: string, missing: string) => ({
  error: ({ input }: { input?: unknown }) => (isBlank(input) ? missing : `${label} must be a whole number`),
});

const timezoneMessage = 'Timezone must be an IANA time zone, such as Europe/Berlin';

export const startTime = instant('Start time', 'Start time is required');

/** The same where it may be missing: null, absent and blank are null. */
export const optionalInstant = (label: string) =>
  z
    .string(`${label} must be an ISO 8601 date and time`)
    .nullish()
    .transform((text) => text?.trim() || null)
    .pipe(instant(label, '').nullable());

export const endTime = optionalInstant('End time');

/** When the clock decides whether the event takes place; null for never. */
export const decideAt = optionalInstant('Decision time');

export const flag = (label: string) =>
  z
    .boolean(`${label} must be true or false`)
    .nullish()
    .transform((value) => value ?? false);

export const recurrenceFrequency = z
  .union([z.enum(RECURRENCE_FREQUENCIES), z.literal('')], 'Recurrence frequency must be weekly, biweekly or monthly')
  .nullish()
  .transform((frequency) => frequency || null);

export const timezone = z
  .string({ error: ({ input }) => (input == null ? 'Timezone is required' : timezoneMessage) })
  .transform((name, { addIssue }) => {
    const canonical = canonicalTimezone(name);
    if (canonical === null) addIssue(timezoneMessage);
    return canonical ?? z.NEVER;
  });

export const participantThreshold = z
  .int(wholeNumber('Participant threshold', thresholdMessage))
  .min(MIN_THRESHOLD, thresholdMessage)
  .max(MAX_THRESHOLD, `Participant threshold must be at most ${MAX_THRESHOLD}`)
  .nullable()
  .default(DEFAULT_THRESHOLD)
  .transform((value) => value ?? DEFAULT_THRESHOLD);

export const eventTypeId = z
  .int(wholeNumber('Event type', 'Event type is required'))
  .min(1, 'Event type is required')
  .max(IDENTIFIER_MAX, 'There is no such event type');

export const CAPACITY_TOO_SMALL = 'Capacity must be at least the participant threshold';
export const END_BEFORE_START = 'End time must be after the start time';

/** How many places there are; null or absent for no limit. */
export const capacity = z
  .int('Capacity must be a whole number')
  .min(MIN_THRESHOLD, CAPACITY_TOO_SMALL)
  .max(MAX_CAPACITY, `Capacity must be at most ${MAX_CAPACITY}`)
  .nullish()
  .transform((value) => value ?? null);

const maxGuestsMessage = `Guests per participant must be a whole number from 0 to ${MAX_GUESTS}`;

/** How many guests a participant may bring. */
export const maxGuests = z
  .int(maxGuestsMessage)
  .min(0, maxGuestsMessage)
  .max(MAX_GUESTS, maxGuestsMessage)
  .nullish()
  .transform((value) => value ?? 0);

const formatMaxMessage = `A format needs at most ${MAX_THRESHOLD} participants`;
const formatsMessage = 'Formats must be a list of participants and labels';

/** What is played with how many people, in ascending order. */
export const formats = z
  .array(
    z.object(
      {
        at: z.int('A format needs a whole number of participants').max(MAX_THRESHOLD, formatMaxMessage),
        label: requiredLine('Format', FORMAT_LABEL_MAX),
      },
      formatsMessage,
    ),
    formatsMessage,
  )
  .max(FORMATS_MAX, `An event has at most ${FORMATS_MAX} formats`)
  .nullish()
  .transform((list) => list ?? []);

/** By what the clock decides. */
export const decisionRule = z
  .enum(DECISION_RULES, 'The decision rule must be DEFINITE or EXPECTED')
  .nullish()
  .transform((rule) => rule ?? 'DEFINITE');

const rainLimitMessage = `Rain limit must be a whole number of percent from ${RAIN_LIMIT_MIN} to ${RAIN_LIMIT_MAX}`;

/** From which probability of rain on the clock does not confirm, in percent; null or absent for any. */
export const rainLimit = z
  .int(rainLimitMessage)
  .min(RAIN_LIMIT_MIN, rainLimitMessage)
  .max(RAIN_LIMIT_MAX, rainLimitMessage)
  .nullish()
  .transform((value) => value ?? null);
