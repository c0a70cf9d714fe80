import { type EventFieldName, type EventInstantName, fieldsWhere, INSTANTS } from '@quorum/domain/event/content';
import { type EventDraft, eventDraft, type EventDraftInput } from '@quorum/domain/event/draft';
import { resolveWallClock } from '@quorum/domain/event/timezone';
import { pick } from '@quorum/domain/pick';
import { DateTime } from 'luxon';
import type { EventCardFragment } from '../../../../generated/graphql.generated.ts';
import { isSame } from '../../../editing/mergeFields.ts';
import { type EventFormValues, formValuesOf, toDraftInput, toEventInput } from './eventFormValues.ts';

// An event has more than its form shows, such as the seconds of a time: what nobody has changed stays as it is stored.

type FormFieldName = (typeof EVENT_NAMES)[number];

const isTime = (name: EventFieldName): name is EventInstantName => INSTANTS.some((time) => time === name);

export const EVENT_NAMES = fieldsWhere({ isPublic: true });

/** The value of a field; a time has another value in another time zone. */
export const stateOfField = (values: EventFormValues, name: FormFieldName): unknown =>
  isTime(name) && values[name] !== '' ? `${values[name]} ${values.timezone}` : values[name];

/** The same time by the clocks of another zone, to the second. */
export const inZone = (iso: string, from: string, to: string): string =>
  from === to
    ? iso
    : (resolveWallClock(DateTime.fromISO(iso, { zone: from }), to)
        .instant.toUTC()
        .toISO() ?? iso);

const NEWS = fieldsWhere({ isNews: true });

/** Whether what people are always told about has changed: when and where. */
export const isMoved = (event: EventCardFragment, values: EventFormValues): boolean => {
  const opened = formValuesOf(event);
  return NEWS.some((name) => values[name].trim() !== opened[name].trim());
};

/** The fields that have changed since the form was opened. */
const changedFields = (event: EventCardFragment, values: EventFormValues): FormFieldName[] => {
  const opened = formValuesOf(event);
  return EVENT_NAMES.filter((name) => !isSame(stateOfField(opened, name), stateOfField(values, name)));
};

/** The event with what was changed in its form, as the domain's `eventDraft` takes it. */
export const toChangedInput = (event: EventCardFragment, values: EventFormValues): Partial<EventDraftInput> => {
  const opened = formValuesOf(event);
  const input = {
    ...pick(event, EVENT_NAMES),
    ...pick(toDraftInput(values), changedFields(event, values)),
  } as Partial<EventDraftInput>;
  for (const name of INSTANTS) {
    const stored = event[name];
    if (stored && values[name] === opened[name]) input[name] = inZone(stored, event.timezone, values.timezone);
  }
  return input;
};

/** What the rules make of it; null where they refuse it. */
export const changedDraftOf = (event: EventCardFragment, values: EventFormValues): EventDraft | null =>
  eventDraft.safeParse(toChangedInput(event, values)).data ?? null;

/** What `updateEvent` takes: what was changed, and of which revision. */
export const toEventChange = (event: EventCardFragment, values: EventFormValues, draft: EventDraft) => ({
  revision: event.revision,
  ...pick(toEventInput(draft), changedFields(event, values)),
});
