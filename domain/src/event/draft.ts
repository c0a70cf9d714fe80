import { DateTime } from 'luxon';
import { z } from 'zod';
import { IDENTIFIER_MAX } from '../identifier.ts';
import { cleanLine } from '../cleanText.ts';
import { isPrintable, optionalText, requiredLine } from '../text.ts';
import {
  DEFAULT_THRESHOLD,
  LOCATION_MAX,
  MAX_THRESHOLD,
  MIN_THRESHOLD,
  NOTES_MAX,
  RECURRENCE_FREQUENCIES,
  TITLE_MAX,
  WEB_LINK_MAX,
  YEAR_MAX,
  YEAR_MIN,
} from './constants.ts';
import { isTimezone } from './timezone.ts';

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

const webLinkMessage = 'Please enter a valid URL';

/** An absolute http(s) URL, or the empty string; any other scheme could run as a script. */
const webLink = z
  .string(webLinkMessage)
  .refine(isPrintable, webLinkMessage)
  .overwrite(cleanLine)
  .max(WEB_LINK_MAX, `Web link must be at most ${WEB_LINK_MAX} characters`)
  .nullish()
  .transform((text) => text ?? '')
  .pipe(
    z.union(
      [z.literal(''), z.url({ protocol: /^https?$/, hostname: z.regexes.hostname, error: webLinkMessage })],
      webLinkMessage,
    ),
  );

const endTime = z
  .string('End time must be an ISO 8601 date and time')
  .nullish()
  .transform((text) => text?.trim() || null)
  .pipe(instant('End time', '').nullable());

const flag = (label: string) =>
  z
    .boolean(`${label} must be true or false`)
    .nullish()
    .transform((value) => value ?? false);

const recurrenceFrequency = z
  .union([z.enum(RECURRENCE_FREQUENCIES), z.literal('')], 'Recurrence frequency must be weekly, biweekly or monthly')
  .nullish()
  .transform((frequency) => frequency || null);

/** A person sees every sentence at once, also while other fields are still wrong; what was not accepted is as it came. */
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
const isInstant = (value: unknown): value is DateTime => value instanceof DateTime;

/**
 * What an organiser says of an event: the create form, `POST /api/events` and `createEvent` all parse with it.
 * Absent optional fields take the form's defaults (spec section 4); `creatorId` and `creatorName` are not part
 * of it, since identity comes from the token alone.
 */
export const eventDraft = z
  .object(
    {
      title: requiredLine('Title', TITLE_MAX),
      location: requiredLine('Location', LOCATION_MAX),
      date: instant('Start time', 'Start time is required'),
      endTime,
      timezone: z
        .string({ error: ({ input }) => (input == null ? 'Timezone is required' : timezoneMessage) })
        .refine(isTimezone, timezoneMessage),
      participantThreshold: z
        .int(wholeNumber('Participant threshold', thresholdMessage))
        .min(MIN_THRESHOLD, thresholdMessage)
        .max(MAX_THRESHOLD, `Participant threshold must be at most ${MAX_THRESHOLD}`)
        .default(DEFAULT_THRESHOLD),
      eventTypeId: z
        .int(wholeNumber('Event type', 'Event type is required'))
        .min(1, 'Event type is required')
        .max(IDENTIFIER_MAX, 'There is no such event type'),
      notes: optionalText('Notes', NOTES_MAX),
      webLink,
      isPrivate: flag('Event visibility'),
      isGuestListHidden: flag('Guest list'),
      isRecurring: flag('Recurring event'),
      recurrenceFrequency,
    },
    'The event must be an object with its fields',
  )
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
  .transform((draft) => ({ ...draft, recurrenceFrequency: draft.isRecurring ? draft.recurrenceFrequency : null }));

/** What a client sends. */
export type EventDraftInput = z.input<typeof eventDraft>;
/** What the rules have accepted. */
export type EventDraft = z.output<typeof eventDraft>;
