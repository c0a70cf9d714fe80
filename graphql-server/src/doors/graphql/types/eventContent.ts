import { EVENT_FIELDS, fieldsWhere, type EventFieldName } from '@quorum/domain/event/content';
import { POLL_CONTENT } from '@quorum/domain/poll/draft';
import { Field, Int } from 'type-graphql';
import { EVENT_TEXTS, type EventText } from '../../texts/eventTexts.ts';
import { DateTimeScalar } from './scalars/DateTimeScalar.ts';
import { EventFormatInput, EventFormatObject } from './EventFormatObject.ts';
import { PriceInput, PriceObject } from './organising/PriceObject.ts';
import { QuestionInput, QuestionObject } from './organising/QuestionObject.ts';
import { DecisionRuleEnum, WaitlistRuleEnum } from './decisionEnums.ts';
import { RecurrenceFrequencyEnum } from './RecurrenceFrequencyEnum.ts';

/** How GraphQL describes a field of an event. */
interface ContentField {
  /** Where it is neither text nor a flag. */
  type?:
    | typeof Int
    | typeof RecurrenceFrequencyEnum
    | typeof DecisionRuleEnum
    | typeof WaitlistRuleEnum
    | [typeof EventFormatObject]
    | [typeof QuestionObject]
    | typeof PriceObject;
  /** Where one sends another type than one reads. */
  inputType?: [typeof EventFormatInput] | [typeof QuestionInput] | typeof PriceInput;
  /** The event may lack it. */
  isNullable?: boolean;
}

const CONTENT = {
  title: {},
  location: {},
  date: {},
  endTime: { isNullable: true },
  timezone: {},
  participantThreshold: { type: Int },
  capacity: { type: Int, isNullable: true },
  maxGuests: { type: Int },
  waitlistRule: { type: WaitlistRuleEnum },
  formats: { type: [EventFormatObject], inputType: [EventFormatInput] },
  decideAt: { isNullable: true },
  decisionRule: { type: DecisionRuleEnum },
  rainLimit: { type: Int, isNullable: true },
  eventTypeId: { type: Int },
  notes: {},
  webLink: {},
  chatLink: {},
  questions: { type: [QuestionObject], inputType: [QuestionInput] },
  price: { type: PriceObject, inputType: PriceInput, isNullable: true },
  isPrivate: {},
  isGuestListHidden: {},
  asksStillIn: {},
  isRecurring: {},
  recurrenceFrequency: { type: RecurrenceFrequencyEnum, isNullable: true },
} satisfies Record<EventFieldName, ContentField>;

/** By the kind of the field, where nothing else is said. */
const TYPES: Partial<Record<string, typeof Boolean | typeof DateTimeScalar>> = {
  flag: Boolean,
  instant: DateTimeScalar,
};

const typeOf = (name: EventFieldName) => {
  const { type }: ContentField = CONTENT[name];
  return type ?? TYPES[EVENT_FIELDS[name].kind] ?? String;
};

const inputTypeOf = (name: EventFieldName) => {
  const { inputType }: ContentField = CONTENT[name];
  return inputType ?? (EVENT_FIELDS[name].kind === 'instant' ? String : typeOf(name));
};

const addInput = (target: object, name: EventFieldName, description: string, nullable: boolean) => {
  Field(() => inputTypeOf(name), { description, nullable })(target, name);
};

const isOptional = (name: EventFieldName) => EVENT_FIELDS[name].schema.safeParse(undefined).success;

/** Gives a type these fields of the content. */
const shown =
  (names: readonly EventFieldName[]): ClassDecorator =>
  ({ prototype }) => {
    for (const name of names) {
      const { isNullable = false }: ContentField = CONTENT[name];
      const description = EVENT_TEXTS[name].shown;
      Field(() => typeOf(name), { description, nullable: isNullable })(prototype as object, name);
    }
  };

/** Gives an input these fields of new content. */
const added =
  (names: readonly EventFieldName[]): ClassDecorator =>
  ({ prototype }) => {
    for (const name of names) {
      const text: EventText = EVENT_TEXTS[name];
      const description = [text.input, text.default].filter(Boolean).join(' ');
      addInput(prototype as object, name, description, isOptional(name));
    }
  };

/** Gives an input the same fields, each of which may be left out. */
const changed =
  (names: readonly EventFieldName[]): ClassDecorator =>
  ({ prototype }) => {
    for (const name of names) addInput(prototype as object, name, EVENT_TEXTS[name].input, true);
  };

export const ShownContent = shown(fieldsWhere({ isPublic: true }));
export const NewContent = added(fieldsWhere({}));
export const ChangedContent = changed(fieldsWhere({}));

/** The same of a poll, which says what its event will say. */
export const ShownPollContent = shown(POLL_CONTENT);
export const NewPollContent = added(POLL_CONTENT);
export const ChangedPollContent = changed(POLL_CONTENT);
