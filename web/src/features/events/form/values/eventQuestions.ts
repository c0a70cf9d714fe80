import type { WaitlistRule } from '@quorum/domain/decision/rules';
import { type EventFieldName, type EventTextName, TEXTS } from '@quorum/domain/event/content';
import { DateTime } from 'luxon';
import type { EventCardFragment } from '../../../../generated/graphql.generated.ts';
import { currentLocale } from '../../../../lib/language.ts';
import { priceInWords } from '../../../prices/priceBoxes.ts';
import { pricesText } from '../../../../messages/organising/pricesText.generated.ts';
import { questionsText } from '../../../../messages/organising/questionsText.generated.ts';
import { mergeFields } from '../../../editing/mergeFields.ts';
import type { Merged, Question } from '../../../editing/Question.ts';
import { EVENT_NAMES, stateOfField } from './eventChange.ts';
import { eventLabel } from './eventLabel.ts';
import { type EventFormValues, formValuesOf, type FormatRow } from './eventFormValues.ts';
import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';

const isText = (name: string): name is EventTextName => TEXTS.some((text) => text === name);

/** How the form calls a field. */
export const labelOf = (name: EventFieldName): string => {
  if (isText(name)) return eventLabel(name);
  const labels = {
    date: eventFormText.dateTime,
    endTime: eventFormText.endTime,
    timezone: eventFormText.timezone,
    participantThreshold: eventFormText.threshold,
    capacity: eventFormText.capacity,
    maxGuests: eventFormText.maxGuests,
    waitlistRule: eventFormText.waitlistRule,
    formats: eventFormText.formats,
    decideAt: eventFormText.decideAt,
    decisionRule: eventFormText.decisionRule,
    rainLimit: eventFormText.rainLimit,
    eventTypeId: eventFormText.eventType,
    isPrivate: eventFormText.visibility,
    isGuestListHidden: eventFormText.guestList,
    asksStillIn: eventFormText.stillIn,
    isRecurring: eventFormText.recurring,
    recurrenceFrequency: eventFormText.frequency,
    questions: questionsText.questions,
    price: pricesText.price,
  } satisfies Record<Exclude<EventFieldName, EventTextName>, string>;
  return labels[name];
};

export type NameOfType = (id: string) => string;

/** A time by the clocks of the form, in words. */
export const timeInWords = (local: string): string => {
  const time = DateTime.fromISO(local, { zone: 'utc' });
  return time.isValid ? time.toLocaleString(DateTime.DATETIME_MED_WITH_WEEKDAY, { locale: currentLocale() }) : local;
};

const formatsInWords = (formats: readonly FormatRow[]): string =>
  formats.map(({ at, label }) => `${at} ${label}`).join(', ');

/** How the form calls a rule of the waitlist. */
export const waitlistRuleLabel = (rule: WaitlistRule): string =>
  ({
    TAKEN_AT_ONCE: eventFormText.takenAtOnce,
    OFFERED_IN_ORDER: eventFormText.offeredInOrder,
    OFFERED_TO_ALL: eventFormText.offeredToAll,
  })[rule];

/** What a field holds, as the form shows it. */
export const fieldInWords = (values: EventFormValues, name: EventFieldName, nameOfType: NameOfType): string => {
  const { date, endTime, decideAt, timezone, participantThreshold, capacity, maxGuests, rainLimit } = values;
  const words: Record<Exclude<EventFieldName, EventTextName>, string> = {
    timezone,
    participantThreshold,
    capacity,
    maxGuests,
    rainLimit,
    date: timeInWords(date),
    endTime: timeInWords(endTime),
    decideAt: timeInWords(decideAt),
    formats: formatsInWords(values.formats),
    eventTypeId: nameOfType(values.eventTypeId),
    isPrivate: values.isPrivate ? eventFormText.private : eventFormText.public,
    isGuestListHidden: values.isGuestListHidden ? eventFormText.guestListHidden : eventFormText.guestListShown,
    asksStillIn: values.asksStillIn ? eventFormText.yes : eventFormText.no,
    isRecurring: values.isRecurring ? eventFormText.yes : eventFormText.no,
    decisionRule: values.decisionRule === 'DEFINITE' ? eventFormText.ruleDefinite : eventFormText.ruleExpected,
    waitlistRule: waitlistRuleLabel(values.waitlistRule),
    questions: values.questions.map(({ text }) => text).join(', '),
    price: priceInWords(values.price),
    recurrenceFrequency: values.recurrenceFrequency && eventFormText[values.recurrenceFrequency],
  };
  if (name === 'chatLink') return '';
  return isText(name) ? values[name] : words[name];
};

/** What was typed into the form of `event`, over the event as it is now. */
export const mergeEvent = (
  event: EventCardFragment,
  mine: EventFormValues,
  present: EventCardFragment,
  nameOfType: NameOfType,
): Merged<EventFormValues> => {
  const theirs = formValuesOf(present);
  const { values, both } = mergeFields(EVENT_NAMES, { before: formValuesOf(event), mine, theirs }, stateOfField);
  const questions = both.map((name): Question<EventFormValues> => ({
    name,
    label: labelOf(name),
    theirs: fieldInWords(theirs, name, nameOfType),
    mine: fieldInWords(values, name, nameOfType),
    takeTheirs: (typed) => ({ ...typed, [name]: theirs[name] }),
  }));
  return { values, questions };
};
