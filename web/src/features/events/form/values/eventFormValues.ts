import { isoOf } from '@quorum/domain/isoOf';
import type { DecisionRule, WaitlistRule } from '@quorum/domain/decision/rules';
import type { EventFormat } from '@quorum/domain/decision/ladder';
import { DEFAULT_THRESHOLD, type RecurrenceFrequency } from '@quorum/domain/event/constants';
import { type EventTextName, fieldsWhere, FLAGS, TEXTS } from '@quorum/domain/event/content';
import type { EventDraft, EventDraftInput } from '@quorum/domain/event/draft';
import { fromLocalInput, toLocalInput } from '@quorum/domain/event/timezone';
import { pick } from '@quorum/domain/pick';
import { DateTime } from 'luxon';
import type { Price } from '@quorum/domain/organising/price';
import { boxesOfPrice, type PriceBoxes, priceIn } from '../../../prices/priceBoxes.ts';
import { type Asked, type QuestionRow, questionsIn, rowsOfQuestions } from '../../../questions/questionRows.ts';
import { currentLocale } from '../../../../lib/language.ts';
import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';

/** A format as typed: how many people it needs, and what is played. */
export interface FormatRow {
  at: string;
  label: string;
}

type Typed = Record<Exclude<EventTextName, 'chatLink'>, string> & Record<(typeof FLAGS)[number], boolean>;

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
  waitlistRule: WaitlistRule;
  formats: FormatRow[];
  /** Empty where the clock decides nothing. */
  decideAt: string;
  decisionRule: DecisionRule;
  /** Empty where it confirms in any weather. */
  rainLimit: string;
  recurrenceFrequency: RecurrenceFrequency | '';
  questions: QuestionRow[];
  price: PriceBoxes;
}

/** The texts of the form: where people talk has a dialog of its own, since not everybody reads it. */
const FORM_TEXTS = TEXTS.filter((name) => name !== 'chatLink');

/** The same value for each of these fields. */
const each = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;

type OtherLine = Exclude<ReturnType<typeof fieldsWhere<{ kind: 'line' }>>[number], 'title'>;

/** The lines beside the title, which comes first of all. */
export const OTHER_LINES = fieldsWhere({ kind: 'line' }).filter((name): name is OtherLine => name !== 'title');

/** An empty form (spec section 4, Create form defaults), in the order in which it asks. */
export const blankEvent = (timezone: string): EventFormValues => ({
  title: '',
  eventTypeId: '',
  ...each(FLAGS, false),
  date: '',
  endTime: '',
  timezone,
  ...each(OTHER_LINES, ''),
  participantThreshold: String(DEFAULT_THRESHOLD),
  ...each([...fieldsWhere({ kind: 'text' }), ...fieldsWhere({ kind: 'link', isPublic: true })], ''),
  recurrenceFrequency: '',
  capacity: '',
  maxGuests: '0',
  waitlistRule: 'TAKEN_AT_ONCE',
  formats: [],
  decideAt: '',
  decisionRule: 'DEFINITE',
  rainLimit: '',
  questions: [],
  price: boxesOfPrice(null),
});

export interface SavedEvent extends Typed {
  questions: readonly Asked[];
  price?: Price | null;
  eventTypeId: number;
  date: string;
  endTime?: string | null;
  timezone: string;
  participantThreshold: number;
  capacity: number | null;
  maxGuests: number;
  waitlistRule: WaitlistRule;
  formats: readonly EventFormat[];
  decideAt?: string | null;
  decisionRule: DecisionRule;
  rainLimit?: number | null;
  recurrenceFrequency?: RecurrenceFrequency | null;
}

const localInput = (iso: string | null | undefined, timezone: string) =>
  iso ? toLocalInput(DateTime.fromISO(iso), timezone) : '';

/** The form of an event that exists. */
export const formValuesOf = (event: SavedEvent): EventFormValues => ({
  ...blankEvent(event.timezone),
  ...pick(event, [...FORM_TEXTS, ...FLAGS]),
  eventTypeId: String(event.eventTypeId),
  date: localInput(event.date, event.timezone),
  endTime: localInput(event.endTime, event.timezone),
  participantThreshold: String(event.participantThreshold),
  capacity: event.capacity === null ? '' : String(event.capacity),
  maxGuests: String(event.maxGuests),
  waitlistRule: event.waitlistRule,
  formats: event.formats.map(({ at, label }) => ({ at: String(at), label })),
  decideAt: localInput(event.decideAt, event.timezone),
  decisionRule: event.decisionRule,
  rainLimit: event.rainLimit == null ? '' : String(event.rainLimit),
  recurrenceFrequency: event.recurrenceFrequency ?? '',
  questions: rowsOfQuestions(event.questions),
  price: boxesOfPrice(event.price ?? null),
});

/** The form of an event like one that there was: everything but its dates, and what follows from them. */
export const formValuesLike = (event: SavedEvent): EventFormValues => ({
  ...formValuesOf({ ...event, questions: event.questions.map((asked) => ({ ...asked, id: null })) }),
  date: '',
  endTime: '',
  decideAt: '',
});

/** The instant at which the clocks of `timezone` show `local`, in ISO; undefined for what is no time yet. */
export const instantOf = (local: string, timezone: string) => {
  const resolved = fromLocalInput(local, timezone);
  return resolved ? isoOf(resolved.instant) : undefined;
};

/** The number that was typed; null for none. */
export const numberIn = (typed: string) => (typed.trim() === '' ? null : Number(typed));

/** The form's content as the domain's `eventDraft` takes it; what is right and wrong is decided there. */
export const toDraftInput = (values: EventFormValues): Partial<EventDraftInput> => ({
  ...values,
  eventTypeId: values.eventTypeId === '' ? undefined : Number(values.eventTypeId),
  date: instantOf(values.date, values.timezone),
  endTime: instantOf(values.endTime, values.timezone),
  participantThreshold: numberIn(values.participantThreshold) ?? NaN,
  capacity: numberIn(values.capacity),
  maxGuests: numberIn(values.maxGuests) ?? NaN,
  formats: values.formats.map(({ at, label }) => ({ at: numberIn(at) ?? NaN, label })),
  decideAt: instantOf(values.decideAt, values.timezone),
  rainLimit: numberIn(values.rainLimit),
  questions: questionsIn(values.questions),
  price: priceIn(values.price),
});

/** An accepted draft as `createEvent` and `updateEvent` take it. */
export const toEventInput = ({ date, endTime, decideAt, questions, chatLink: _beside, ...draft }: EventDraft) => ({
  ...draft,
  questions: questions.map(({ id, ...asked }) => ({ ...asked, ...(id !== null && { id: String(id) }) })),
  date: isoOf(date),
  endTime: endTime && isoOf(endTime),
  decideAt: decideAt && isoOf(decideAt),
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
