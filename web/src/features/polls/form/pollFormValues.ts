import { isoOf } from '@quorum/domain/isoOf';
import { DEFAULT_SCHEDULE_CHANCE } from '@quorum/domain/poll/constants';
import type { PollDraft, PollDraftInput } from '@quorum/domain/poll/draft';
import { pick } from '@quorum/domain/pick';
import { toLocalInput } from '@quorum/domain/event/timezone';
import { DateTime } from 'luxon';
import type { PollContentFragment } from '../../../generated/polls.generated.ts';
import { blankEvent, type EventFormValues, instantOf, numberIn } from '../../events/form/values/eventFormValues.ts';
import { dayAt, daysUntilEnd, endOf, type OptionRow, type Times } from './optionRows.ts';

/** The texts and flags that a poll has as an event has them. */
export const SHARED = [
  'title',
  'eventTypeId',
  'timezone',
  'location',
  'participantThreshold',
  'capacity',
  'isPrivate',
  'isGuestListHidden',
  'notes',
  'webLink',
] as const;

/** What the controls of the poll form hold; what an event has too is called the same. */
export interface PollFormValues extends Pick<EventFormValues, (typeof SHARED)[number]>, Times {
  options: OptionRow[];
  /** Empty to end at the start of the last date. */
  closesAt: string;
  isAutomatic: boolean;
  autoScheduleChance: number;
}

/** An empty form, in the order in which it asks. */
export const blankPoll = (timezone: string): PollFormValues => ({
  ...pick(blankEvent(timezone), SHARED),
  start: '19:00',
  end: '',
  extraDays: 0,
  options: [],
  closesAt: '',
  isAutomatic: true,
  autoScheduleChance: DEFAULT_SCHEDULE_CHANCE,
});

const clock = (iso: string, timezone: string) => toLocalInput(DateTime.fromISO(iso), timezone).split('T');

/** The form of a poll that exists. */
export const pollFormValuesOf = (poll: PollContentFragment): PollFormValues => {
  const options = poll.options.map(({ id, date, endTime }): OptionRow => {
    const [day = '', start = ''] = clock(date, poll.timezone);
    const [lastDay = '', end = ''] = endTime ? clock(endTime, poll.timezone) : [];
    const days = endTime ? dayAt(lastDay).diff(dayAt(day), 'days').days : 0;
    return { key: id, id, day, start, end, extraDays: Math.max(0, days - daysUntilEnd({ start, end: end || start })) };
  });
  const { start = '', end = '', extraDays = 0 } = options[0] ?? {};
  return {
    ...blankPoll(poll.timezone),
    ...pick(poll, ['title', 'location', 'isPrivate', 'isGuestListHidden', 'notes', 'webLink']),
    eventTypeId: String(poll.eventTypeId),
    participantThreshold: String(poll.participantThreshold),
    capacity: poll.capacity === null ? '' : String(poll.capacity),
    start,
    end,
    extraDays,
    options,
    closesAt: poll.chosenClosesAt === null ? '' : toLocalInput(DateTime.fromISO(poll.chosenClosesAt), poll.timezone),
    isAutomatic: poll.autoScheduleChance !== null,
    autoScheduleChance: poll.autoScheduleChance ?? DEFAULT_SCHEDULE_CHANCE,
  };
};

/** The form of a new poll like `poll`, at its times of day: its dates are left to choose. */
export const likePoll = (poll: PollContentFragment): PollFormValues => ({
  ...pollFormValuesOf(poll),
  options: [],
  closesAt: '',
});

/** The form's content as the domain's `pollDraft` takes it. */
export const toPollDraftInput = (values: PollFormValues): Partial<PollDraftInput> => {
  const { timezone } = values;
  return {
    ...pick(values, ['title', 'location', 'timezone', 'isPrivate', 'isGuestListHidden', 'notes', 'webLink']),
    eventTypeId: values.eventTypeId === '' ? undefined : Number(values.eventTypeId),
    participantThreshold: numberIn(values.participantThreshold) ?? NaN,
    capacity: numberIn(values.capacity),
    options: values.options.map((row) => ({
      id: row.id,
      date: instantOf(`${row.day}T${row.start}`, timezone) ?? '',
      endTime: row.end === '' ? null : (instantOf(endOf(row), timezone) ?? null),
    })),
    closesAt: instantOf(values.closesAt, timezone) ?? null,
    autoScheduleChance: values.isAutomatic ? values.autoScheduleChance : null,
  };
};

/** An accepted draft as `createPoll` and `updatePoll` take it. */
export const toPollInput = ({ options, closesAt: _derived, chosenClosesAt, ...draft }: PollDraft) => ({
  ...draft,
  options: options.map(({ id, date, endTime }) => ({
    ...(id !== null && { id }),
    date: isoOf(date),
    endTime: endTime && isoOf(endTime),
  })),
  // which date is the last one is for the server to say
  closesAt: chosenClosesAt && isoOf(chosenClosesAt),
});
