import { EVENT_FIELDS, fieldsWhere, type EventFieldName } from '@quorum/domain/event/content';
import { POLL_CONTENT } from '@quorum/domain/poll/draft';
import { Field, Int } from 'type-graphql';
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
  /** Of the event that one reads. */
  shown: string;
  /** Of the value that one sends. */
  input: string;
  /** What a new event gets without it. */
  default?: string;
}

const CONTENT = {
  title: { shown: 'What it is called.', input: 'What it is called, at most 120 characters.' },
  location: {
    shown: 'Where it takes place, as a person would say it.',
    input: 'Where it takes place, at most 200 characters.',
  },
  date: {
    shown: 'When it starts: ISO 8601 in UTC.',
    input: 'When it starts: ISO 8601 with its offset, such as `2026-05-01T18:30:00Z`.',
  },
  endTime: {
    isNullable: true,
    shown: 'When it ends: ISO 8601 in UTC. Null when no end was given.',
    input: 'When it ends, after `date`: ISO 8601 with its offset, or null.',
  },
  timezone: {
    shown: 'IANA time zone that the event keeps, such as `Europe/Berlin`.',
    input: 'IANA time zone that the event keeps, such as `Europe/Berlin`.',
  },
  participantThreshold: {
    type: Int,
    shown: 'How many participants it needs, likelihoods added up.',
    input: 'How many participants it needs, at least 2.',
    default: 'Left out, 10.',
  },
  capacity: {
    type: Int,
    isNullable: true,
    shown: 'How many places there are, guests included. Null without a limit.',
    input: 'How many places there are, guests included: at least `participantThreshold`, at most 1,000, or null.',
    default: 'Left out, no limit.',
  },
  maxGuests: {
    type: Int,
    shown: 'How many guests each participant may bring.',
    input: 'How many guests each participant may bring, 0 to 9.',
    default: 'Left out, none.',
  },
  waitlistRule: {
    type: WaitlistRuleEnum,
    shown: 'What becomes of a place that is free while people wait for one.',
    input: 'What becomes of a place that is free while people wait for one.',
    default: 'Left out, the first in line has it at once.',
  },
  formats: {
    type: [EventFormatObject],
    inputType: [EventFormatInput],
    shown: 'What is played with how many people, in ascending order.',
    input: 'What is played with how many people: at most 6, ascending, between `participantThreshold` and `capacity`.',
    default: 'Left out, none.',
  },
  decideAt: {
    isNullable: true,
    shown: 'When the clock decides whether it takes place: ISO 8601 in UTC. Null for never.',
    input: 'When the clock decides whether it takes place, before `date`: ISO 8601 with its offset, or null.',
    default: 'Left out, never.',
  },
  decisionRule: {
    type: DecisionRuleEnum,
    shown:
      'By what the clock decides. Without a `decideAt` it decides nothing, and enough are in once `expected` reaches `participantThreshold`.',
    input: 'By what the clock decides. It counts only with a `decideAt`.',
    default: 'Left out, by those who come for certain.',
  },
  rainLimit: {
    type: Int,
    isNullable: true,
    shown:
      'From which probability of rain on the clock leaves the decision to the organiser, in percent. Null for any.',
    input: 'From which probability of rain on the clock does not confirm, 1 to 100 percent, or null.',
    default: 'Left out, it confirms in any weather.',
  },
  eventTypeId: { type: Int, shown: 'Identifier of its type.', input: 'Identifier of its type.' },
  notes: {
    shown: 'Notes; empty when there are none.',
    input: 'Notes, at most 2,000 characters.',
  },
  webLink: {
    shown: 'Address of a page with more information, empty when there is none.',
    input: 'An absolute http or https address.',
  },
  chatLink: {
    shown: '',
    input:
      'Where those who come talk to each other: an absolute http or https address, for them and the organisers alone.',
  },
  questions: {
    type: [QuestionObject],
    inputType: [QuestionInput],
    shown: 'What the organiser asks those who respond.',
    input: 'What to ask those who respond: at most 5 questions. One that is left out goes with its answers.',
    default: 'Left out, none.',
  },
  price: {
    type: PriceObject,
    inputType: PriceInput,
    isNullable: true,
    shown: 'What it costs, null for nothing.',
    input: 'What it costs, or null.',
    default: 'Left out, nothing.',
  },
  isPrivate: {
    shown: 'A private event is on no list; everybody who has its hash may read and join it.',
    input: 'Private: on no list, found by its hash alone.',
    default: 'Left out, public.',
  },
  isGuestListHidden: {
    shown: 'Whether names and comments are for those who gave them and the creator alone; others read `Guest`.',
    input: 'Whether to hide names and comments from others.',
    default: 'Left out, shown.',
  },
  asksStillIn: {
    shown: 'Whether those who said yes days ago are asked on the morning of the event whether they are still in.',
    input: 'Whether to ask those who said yes days ago on the morning of the event whether they are still in.',
    default: 'Left out, no.',
  },
  isRecurring: {
    shown: 'Whether the next occurrence is made when this one is past.',
    input: 'Whether the next occurrence is made when this one is past.',
    default: 'Left out, no.',
  },
  recurrenceFrequency: {
    type: RecurrenceFrequencyEnum,
    isNullable: true,
    shown: 'How often it recurs, null when it does not.',
    input: 'Required when `isRecurring`, else ignored.',
  },
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
      const { shown: description, isNullable = false }: ContentField = CONTENT[name];
      Field(() => typeOf(name), { description, nullable: isNullable })(prototype as object, name);
    }
  };

/** Gives an input these fields of new content. */
const added =
  (names: readonly EventFieldName[]): ClassDecorator =>
  ({ prototype }) => {
    for (const name of names) {
      const field: ContentField = CONTENT[name];
      const description = [field.input, field.default].filter(Boolean).join(' ');
      addInput(prototype as object, name, description, isOptional(name));
    }
  };

/** Gives an input the same fields, each of which may be left out. */
const changed =
  (names: readonly EventFieldName[]): ClassDecorator =>
  ({ prototype }) => {
    for (const name of names) addInput(prototype as object, name, CONTENT[name].input, true);
  };

export const ShownContent = shown(fieldsWhere({ isPublic: true }));
export const NewContent = added(fieldsWhere({}));
export const ChangedContent = changed(fieldsWhere({}));

/** The same of a poll, which says what its event will say. */
export const ShownPollContent = shown(POLL_CONTENT);
export const NewPollContent = added(POLL_CONTENT);
export const ChangedPollContent = changed(POLL_CONTENT);
