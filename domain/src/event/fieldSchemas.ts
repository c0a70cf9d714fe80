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
import { DECISION_RULES, WAITLIST_RULES } from '../decision/rules.ts';
import { canonicalTimezone } from './timezoneNames.ts';
import type { FieldName } from '../refusals/fieldNames.ts';
import { because } from '../refusals/Reason.ts';

const toInstant = (text: string) => DateTime.fromISO(text, { zone: 'utc' });

/** An ISO 8601 instant with its offset, such as `2026-05-01T18:30:00Z`; the output is in UTC. */
const instant = (field: FieldName, missing: string) =>
  z
    .string({ error: (issue) => (issue.input == null ? missing : because('instant.unreadable', { field })) })
    .trim()
    .min(1, { error: missing, abort: true })
    .max(40, { error: because('instant.unreadable', { field }), abort: true })
    .refine((text) => /T.*(Z|[+-]\d\d:?\d\d)$/i.test(text) && toInstant(text).isValid, {
      error: because('instant.withoutOffset', { field }),
      abort: true,
    })
    .transform(toInstant)
    .refine(
      ({ year }) => year >= YEAR_MIN && year <= YEAR_MAX,
      because('instant.outOfRange', { field, from: String(YEAR_MIN), to: String(YEAR_MAX) }),
    );

const thresholdMessage = because('threshold.tooSmall');

/** Nothing was chosen or typed; a form makes NaN of a number field that is empty. */
const isBlank = (input: unknown) => input == null || input === '' || Number.isNaN(input);

/** Says about what is blank that it is missing, and about anything else what it should be. */
const wholeNumber = (notWhole: string, missing: string) => ({
  error: ({ input }: { input?: unknown }) => (isBlank(input) ? missing : notWhole),
});

const timezoneMessage = because('timezone.unknown');

export const startTime = instant('startTime', because('startTime.required'));

/** The same where it may be missing: null, absent and blank are null. */
export const optionalInstant = (field: FieldName) =>
  z
    .string(because('instant.unreadable', { field }))
    .nullish()
    .transform((text) => text?.trim() || null)
    .pipe(instant(field, '').nullable());

export const endTime = optionalInstant('endTime');

/** When the clock decides whether the event takes place; null for never. */
export const decideAt = optionalInstant('decisionTime');

export const flag = (field: FieldName) =>
  z
    .boolean(because('flag.unreadable', { field }))
    .nullish()
    .transform((value) => value ?? false);

export const recurrenceFrequency = z
  .union([z.enum(RECURRENCE_FREQUENCIES), z.literal('')], because('recurrence.unknown'))
  .nullish()
  .transform((frequency) => frequency || null);

export const timezone = z
  .string({ error: ({ input }) => (input == null ? because('timezone.required') : timezoneMessage) })
  .transform((name, { addIssue }) => {
    const canonical = canonicalTimezone(name);
    if (canonical === null) addIssue(timezoneMessage);
    return canonical ?? z.NEVER;
  });

export const participantThreshold = z
  .int(wholeNumber(because('threshold.notWhole'), thresholdMessage))
  .min(MIN_THRESHOLD, thresholdMessage)
  .max(MAX_THRESHOLD, because('threshold.tooLarge', { max: MAX_THRESHOLD }))
  .nullable()
  .default(DEFAULT_THRESHOLD)
  .transform((value) => value ?? DEFAULT_THRESHOLD);

export const eventTypeId = z
  .int(wholeNumber(because('eventType.notWhole'), because('eventType.required')))
  .min(1, because('eventType.required'))
  .max(IDENTIFIER_MAX, because('eventType.unknown'));

/** How many places there are; null or absent for no limit. */
export const capacity = z
  .int(because('capacity.notWhole'))
  .min(MIN_THRESHOLD, because('capacity.tooSmall'))
  .max(MAX_CAPACITY, because('capacity.tooLarge', { max: MAX_CAPACITY }))
  .nullish()
  .transform((value) => value ?? null);

const maxGuestsMessage = because('maxGuests.outOfRange', { max: MAX_GUESTS });

/** How many guests a participant may bring. */
export const maxGuests = z
  .int(maxGuestsMessage)
  .min(0, maxGuestsMessage)
  .max(MAX_GUESTS, maxGuestsMessage)
  .nullish()
  .transform((value) => value ?? 0);

const formatMaxMessage = because('format.tooLarge', { max: MAX_THRESHOLD });
const formatsMessage = because('formats.unreadable');

/** What is played with how many people, smallest number first. */
export const formats = z
  .array(
    z.object(
      {
        at: z.int(because('format.notWhole')).max(MAX_THRESHOLD, formatMaxMessage),
        label: requiredLine('format', FORMAT_LABEL_MAX),
      },
      formatsMessage,
    ),
    formatsMessage,
  )
  .max(FORMATS_MAX, because('formats.tooMany', { max: FORMATS_MAX }))
  .nullish()
  .transform((list) => list ?? []);

/** By what the clock decides. */
export const decisionRule = z
  .enum(DECISION_RULES, because('decisionRule.unknown'))
  .nullish()
  .transform((rule) => rule ?? 'DEFINITE');

/** What becomes of a place that is free while people wait. */
export const waitlistRule = z
  .enum(WAITLIST_RULES, because('waitlistRule.unknown'))
  .nullish()
  .transform((rule) => rule ?? 'TAKEN_AT_ONCE');

const rainLimitMessage = because('rainLimit.outOfRange', { min: RAIN_LIMIT_MIN, max: RAIN_LIMIT_MAX });

/** From which probability of rain on the clock does not confirm, in percent; null or absent for any. */
export const rainLimit = z
  .int(rainLimitMessage)
  .min(RAIN_LIMIT_MIN, rainLimitMessage)
  .max(RAIN_LIMIT_MAX, rainLimitMessage)
  .nullish()
  .transform((value) => value ?? null);
