import type { z } from 'zod';
import { optionalText, requiredLine } from '../text.ts';
import { LOCATION_MAX, NOTES_MAX, TITLE_MAX } from './constants.ts';
import {
  capacity,
  decideAt,
  decisionRule,
  endTime,
  eventTypeId,
  flag,
  formats,
  maxGuests,
  participantThreshold,
  rainLimit,
  recurrenceFrequency,
  startTime,
  timezone,
  waitlistRule,
} from './fieldSchemas.ts';
import { price } from '../organising/priceSchema.ts';
import { questions } from '../organising/questions.ts';
import { chatLink, webLink } from './webLink.ts';
import type { FieldName } from '../refusals/fieldNames.ts';
import { fieldNames } from '../vocabulary/en.generated.ts';

/**
 * How a field is stored and shown: `line` and `text` are text (one line, several), `link` is a URL, `flag` is true or
 * false, `instant` is a moment in UTC. Code treats all fields of these kinds alike. An `own` field has code of its own.
 */
type FieldKind = 'line' | 'text' | 'link' | 'flag' | 'instant' | 'own';

export interface EventField {
  kind: FieldKind;
  /** What a text is called, in English. */
  label?: string;
  schema: z.ZodType;
  /** The next occurrence of a series starts with it. */
  isCopied: boolean;
  /** A change of "this and following" events brings it to the later ones. */
  isCarried: boolean;
  /** Participants get a mail when it changes. */
  isNews: boolean;
  /** Those who may read the event read it; if not, for some of them, by a field of its own. */
  isPublic: boolean;
}

const USUAL = { isCopied: true, isCarried: true, isNews: false, isPublic: true } as const;

/** Of each occurrence: the series' schedule says it. */
const OF_SCHEDULE = { isCopied: false, isCarried: false, isNews: true, isPublic: true } as const;

const line = (name: 'title' | 'location', max: number) =>
  ({ label: fieldNames[name], max, kind: 'line', schema: requiredLine(name, max) }) as const;

const text = (name: FieldName, max: number) =>
  ({ label: fieldNames[name], max, kind: 'text', schema: optionalText(name, max) }) as const;

const yesOrNo = (name: FieldName) => ({ kind: 'flag', schema: flag(name) }) as const;

/** The content of an event: everything that its organiser writes. Each field is declared here and nowhere else. */
export const EVENT_FIELDS = {
  title: { ...line('title', TITLE_MAX), ...USUAL },
  location: { ...line('location', LOCATION_MAX), ...USUAL, isNews: true },
  date: { kind: 'instant', schema: startTime, ...OF_SCHEDULE },
  endTime: { kind: 'instant', schema: endTime, ...OF_SCHEDULE },
  timezone: { kind: 'own', schema: timezone, ...OF_SCHEDULE, isCopied: true },
  participantThreshold: { kind: 'own', schema: participantThreshold, ...USUAL },
  capacity: { kind: 'own', schema: capacity, ...USUAL },
  maxGuests: { kind: 'own', schema: maxGuests, ...USUAL },
  waitlistRule: { kind: 'own', schema: waitlistRule, ...USUAL },
  formats: { kind: 'own', schema: formats, ...USUAL },
  // in a series it keeps its distance from the start
  decideAt: { kind: 'instant', schema: decideAt, ...OF_SCHEDULE, isNews: false },
  decisionRule: { kind: 'own', schema: decisionRule, ...USUAL },
  rainLimit: { kind: 'own', schema: rainLimit, ...USUAL },
  eventTypeId: { kind: 'own', schema: eventTypeId, ...USUAL },
  notes: { ...text('notes', NOTES_MAX), ...USUAL },
  webLink: { kind: 'link', label: fieldNames.webLink, schema: webLink, ...USUAL },
  // for those who organise it and those who respond (`canReadChatLink`)
  chatLink: { kind: 'link', label: fieldNames.chatLink, schema: chatLink, ...USUAL, isPublic: false },
  questions: { kind: 'own', schema: questions, ...USUAL },
  price: { kind: 'own', schema: price, ...USUAL },
  isPrivate: { ...yesOrNo('visibility'), ...USUAL },
  isGuestListHidden: { ...yesOrNo('guestList'), ...USUAL },
  asksStillIn: { ...yesOrNo('stillIn'), ...USUAL },
  isRecurring: { ...yesOrNo('recurring'), ...USUAL },
  recurrenceFrequency: { kind: 'own', schema: recurrenceFrequency, ...USUAL },
} as const satisfies Record<string, EventField>;

type Fields = typeof EVENT_FIELDS;
export type EventFieldName = keyof Fields;

type Traits = Partial<Omit<EventField, 'schema'>>;

type NamesWhere<Wanted extends Traits> = {
  [Name in EventFieldName]: Fields[Name] extends Wanted ? Name : never;
}[EventFieldName];

/** The names of the fields that are all of this, in the order of their declaration. */
export const fieldsWhere = <const Wanted extends Traits>(wanted: Wanted): NamesWhere<Wanted>[] => {
  const traits = Object.entries(wanted);
  const isWanted = (name: string): name is NamesWhere<Wanted> => {
    const field: Record<string, unknown> = EVENT_FIELDS[name as EventFieldName];
    return traits.every(([trait, value]) => field[trait] === value);
  };
  return Object.keys(EVENT_FIELDS).filter(isWanted);
};

/** The fields that are text as it was typed. */
export const PLAIN_TEXTS = [...fieldsWhere({ kind: 'line' }), ...fieldsWhere({ kind: 'text' })];

/** The fields that hold a string, links too. */
export const TEXTS = [...PLAIN_TEXTS, ...fieldsWhere({ kind: 'link' })];
export type EventTextName = (typeof TEXTS)[number];

export const FLAGS = fieldsWhere({ kind: 'flag' });

/** The fields that hold a moment. */
export const INSTANTS = fieldsWhere({ kind: 'instant' });
export type EventInstantName = (typeof INSTANTS)[number];

type Schemas = { -readonly [Name in EventFieldName]: Fields[Name]['schema'] };

export const FIELD_SCHEMAS = Object.fromEntries(
  Object.entries(EVENT_FIELDS).map(([name, { schema }]) => [name, schema]),
) as Schemas;
