import type { EventFormat } from '@quorum/domain/decision/ladder';
import { DEFAULT_THRESHOLD, type RecurrenceFrequency } from '@quorum/domain/event/constants';
import { type EventTextName, fieldsWhere, FLAGS, TEXTS } from '@quorum/domain/event/content';
import type { EventDraft, EventDraftInput } from '@quorum/domain/event/draft';
import { fromLocalInput, toLocalInput } from '@quorum/domain/event/timezone';
import { pick } from '@quorum/domain/pick';
import { DateTime } from 'luxon';
import { currentLocale, messages } from '../../../lib/language.ts';
import { eventForm } from '../../../messages/en/eventForm.ts';

export const eventFormText = messages('eventForm', eventForm);

type Typed = Record<EventTextName, string> & Record<(typeof FLAGS)[number], boolean>;

/** What the controls of the event form hold: text as typed, times as the clocks of `timezone` show them. */
export interface EventFormValues extends Typed {
  eventTypeId: string;
  date: string;
  endTime: string;
  timezone: string;
  participantThreshold: string;
  /** Empty without a limit. */
  capacity: string;
  maxGuests: string;
  /** A line for each: how many people, then what is played. */
  formats: string;
  recurrenceFrequency: RecurrenceFrequency | '';
}

/** The same value for each of these fields. */
const each = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;

/** An empty form (spec section 4, Create form defaults). */
export const blankEvent = (timezone: string): EventFormValues => ({
  eventTypeId: '',
  ...each(FLAGS, false),
  ...each(fieldsWhere({ kind: 'line' }), ''),
  date: '',
  endTime: '',
  timezone,
  participantThreshold: String(DEFAULT_THRESHOLD),
  capacity: '',
  maxGuests: '0',
  formats: '',
  ...each(TEXTS, ''),
  recurrenceFrequency: '',
});

interface SavedEvent extends Typed {
  eventTypeId: number;
  date: string;
  endTime?: string | null;
  timezone: string;
  participantThreshold: number;
  capacity: number | null;
  maxGuests: number;
  formats: readonly EventFormat[];
  recurrenceFrequency?: RecurrenceFrequency | null;
}

const localInput = (iso: string | null | undefined, timezone: string) =>
  iso ? toLocalInput(DateTime.fromISO(iso), timezone) : '';

/** The form of an event that exists. */
export const formValuesOf = (event: SavedEvent): EventFormValues => ({
  ...blankEvent(event.timezone),
  ...pick(event, [...TEXTS, ...FLAGS]),
  eventTypeId: String(event.eventTypeId),
  date: localInput(event.date, event.timezone),
  endTime: localInput(event.endTime, event.timezone),
  participantThreshold: String(event.participantThreshold),
  capacity: event.capacity === null ? '' : String(event.capacity),
  maxGuests: String(event.maxGuests),
  formats: event.formats.map(({ at, label }) => `${at} ${label}`).join('\n'),
  recurrenceFrequency: event.recurrenceFrequency ?? '',
});

const instantOf = (local: string, timezone: string) =>
  fromLocalInput(local, timezone)?.instant.toUTC().toISO() ?? undefined;

const numberIn = (typed: string) => (typed.trim() === '' ? null : Number(typed));

const formatsIn = (typed: string): EventFormat[] =>
  typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, at, label = ''] = /^\s*(\d+)?[\s:]*(.*)$/.exec(line) ?? [];
      return { at: at === undefined ? NaN : Number(at), label };
    });

/** The form's content as the domain's `eventDraft` takes it; what is right and wrong is decided there. */
export const toDraftInput = (values: EventFormValues): Partial<EventDraftInput> => ({
  ...values,
  eventTypeId: values.eventTypeId === '' ? undefined : Number(values.eventTypeId),
  date: instantOf(values.date, values.timezone),
  endTime: instantOf(values.endTime, values.timezone),
  participantThreshold: numberIn(values.participantThreshold) ?? NaN,
  capacity: numberIn(values.capacity),
  maxGuests: numberIn(values.maxGuests) ?? NaN,
  formats: formatsIn(values.formats),
});

/** An accepted draft as `createEvent` and `updateEvent` take it. */
export const toEventInput = ({ date, endTime, ...draft }: EventDraft) => ({
  ...draft,
  date: date.toUTC().toISO() ?? '',
  endTime: endTime?.toUTC().toISO() ?? null,
});

/** A sentence when the clocks of `timezone` show `local` twice or never; null for every other time. */
export const wallClockNote = (local: string, timezone: string): string | null => {
  const resolved = fromLocalInput(local, timezone);
  switch (resolved?.happens) {
    case 'twice':
      return eventFormText.happensTwice;
    case 'never':
      return eventFormText.happensNever({
        time: resolved.instant.toLocaleString(DateTime.TIME_SIMPLE, { locale: currentLocale() }),
      });
    default:
      return null;
  }
};
