import { DEFAULT_THRESHOLD, type RecurrenceFrequency } from '@quorum/domain/event/constants';
import type { EventDraft, EventDraftInput } from '@quorum/domain/event/draft';
import { fromLocalInput, toLocalInput } from '@quorum/domain/event/timezone';
import { DateTime } from 'luxon';
import { currentLocale } from '../../../lib/language.ts';
import { eventFormText } from './eventFormText.ts';

/** What the controls of the event form hold: text as typed, times as the clocks of `timezone` show them. */
export interface EventFormValues {
  eventTypeId: string;
  isPrivate: boolean;
  isGuestListHidden: boolean;
  title: string;
  location: string;
  date: string;
  endTime: string;
  timezone: string;
  participantThreshold: string;
  notes: string;
  webLink: string;
  isRecurring: boolean;
  recurrenceFrequency: RecurrenceFrequency | '';
}

/** An empty form (spec section 4, Create form defaults). */
export const blankEvent = (timezone: string): EventFormValues => ({
  eventTypeId: '',
  isPrivate: false,
  isGuestListHidden: false,
  title: '',
  location: '',
  date: '',
  endTime: '',
  timezone,
  participantThreshold: String(DEFAULT_THRESHOLD),
  notes: '',
  webLink: '',
  isRecurring: false,
  recurrenceFrequency: '',
});

interface SavedEvent extends Pick<
  EventFormValues,
  'isPrivate' | 'isGuestListHidden' | 'title' | 'location' | 'date' | 'timezone' | 'notes' | 'webLink' | 'isRecurring'
> {
  eventTypeId: number;
  endTime?: string | null;
  participantThreshold: number;
  recurrenceFrequency?: RecurrenceFrequency | null;
}

const localInput = (iso: string | null | undefined, timezone: string) =>
  iso ? toLocalInput(DateTime.fromISO(iso), timezone) : '';

/** The form of an event that exists. */
export const formValuesOf = (event: SavedEvent): EventFormValues => ({
  eventTypeId: String(event.eventTypeId),
  isPrivate: event.isPrivate,
  isGuestListHidden: event.isGuestListHidden,
  title: event.title,
  location: event.location,
  date: localInput(event.date, event.timezone),
  endTime: localInput(event.endTime, event.timezone),
  timezone: event.timezone,
  participantThreshold: String(event.participantThreshold),
  notes: event.notes,
  webLink: event.webLink,
  isRecurring: event.isRecurring,
  recurrenceFrequency: event.recurrenceFrequency ?? '',
});

const instantOf = (local: string, timezone: string) =>
  fromLocalInput(local, timezone)?.instant.toUTC().toISO() ?? undefined;

/** The form's content as the domain's `eventDraft` takes it; what is right and wrong is decided there. */
export const toDraftInput = (values: EventFormValues): Partial<EventDraftInput> => ({
  ...values,
  eventTypeId: values.eventTypeId === '' ? undefined : Number(values.eventTypeId),
  date: instantOf(values.date, values.timezone),
  endTime: instantOf(values.endTime, values.timezone),
  participantThreshold: values.participantThreshold.trim() === '' ? NaN : Number(values.participantThreshold),
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
