import { FORMATS_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '@quorum/domain/event/constants';
import { CO_ORGANISERS_MAX } from '@quorum/domain/organising/coOrganisers';
import { QUESTIONS_MAX } from '@quorum/domain/organising/questions';
import { OPTIONS_MAX } from '@quorum/domain/poll/constants';
import { RESPONSES_MAX } from '@quorum/domain/response/constants';
import { ATTENDEES_MAX, LISTED_DATES_MAX } from '@quorum/domain/series/attendance';
import { PAST_DATES_SHOWN, REGULARS_MAX } from '@quorum/domain/series/regular';
import { DELIVERIES_KEPT, WEBHOOKS_MAX } from '@quorum/domain/platform/apiLimits';
import {
  getNullableType,
  isAbstractType,
  isIntrospectionType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type TypeInfo,
} from 'graphql';
import { foldDocument, type Fold } from './foldDocument.ts';
import { isSearched } from './selects.ts';

/** What a document amounts to, its fragments spread out wherever they stand. */
export interface Measure {
  depth: number;
  introspectionDepth: number;
  aliases: number;
  directives: number;
  cost: number;
}

/** The same of a part. The lists in it are as long as the page around it, which a fragment may have several of. */
interface Part extends Measure {
  /** What each member of those lists costs. */
  memberCost: number;
}

type Definition = ReturnType<TypeInfo['getFieldDef']>;

const NOTHING: Part = { depth: 0, introspectionDepth: 0, aliases: 0, directives: 0, cost: 0, memberCost: 0 };
/** How many members a list is taken to have whose size nobody says. */
const LIST_LENGTH = 10;
/** How many members a list may have, however long the page around it is. */
const LENGTHS: Readonly<Record<string, number>> = {
  'Poll.voters': RESPONSES_MAX,
  'Poll.options': OPTIONS_MAX,
  'Event.activity': PAGE_SIZE_MAX,
  // numbers, which are read at once: nothing is resolved for each
  'Event.chanceHistory': 10,
  'Event.coOrganisers': CO_ORGANISERS_MAX,
  'Event.formats': FORMATS_MAX,
  'Event.questions': QUESTIONS_MAX,
  // texts, which come with the question: nothing is resolved for each
  'Question.options': 1,
  'SeriesPage.regulars': REGULARS_MAX,
  'SeriesPage.past': PAST_DATES_SHOWN,
  'SeriesAttendance.dates': LISTED_DATES_MAX,
  'SeriesAttendance.people': ATTENDEES_MAX,
  'Attendee.onDates': LISTED_DATES_MAX,
  // of others' responses nobody but an organiser reads any, and they come with the response
  'Participant.answers': 2,
  'Viewer.webhooks': WEBHOOKS_MAX,
  'Webhook.deliveries': DELIVERIES_KEPT,
  // texts, as well
  'Webhook.types': 1,
};
/** A page is found and counted by statements of its own. */
const PAGE_COST = 13_000;
/** Another that finds what has the words that a list is searched for. */
const SEARCH_COST = PAGE_COST;
/** So is what else is asked for at the root, each alias of it again. */
const ROOT_COST = 5_000;
/** Everybody who answered is read, with how each is told: of so many events and polls as fit into one document. */
const REACH_COST = 500;

/** Read besides what they stand in: together with all of their kind, or after a mutation each by itself. */
const READ_COSTS: Readonly<Record<string, number>> = {
  'Event.poll': PAGE_COST / PAGE_SIZE_MAX,
  'Event.messages': PAGE_COST / PAGE_SIZE_MAX,
  'Webhook.deliveries': PAGE_COST / PAGE_SIZE_MAX,
  'Event.activity': PAGE_COST / PAGE_SIZE_MAX,
  'Event.chanceHistory': PAGE_COST / PAGE_SIZE_MAX,
  'Event.reach': REACH_COST,
  'Poll.reach': REACH_COST,
  'Event.previousDate': PAGE_COST / PAGE_SIZE_MAX,
  'Event.externalId': PAGE_COST / PAGE_SIZE_MAX,
  'Event.pastAttendance': PAGE_COST / PAGE_SIZE_MAX,
  // all responses to two years of weeks, in one statement
  'SeriesPage.attendance': PAGE_COST,
  'Participant.event': 10,
  'Participant.createdAt': 2,
  'Participant.updatedAt': 2,
  'JoinEventPayload.event': ROOT_COST,
  'VotePollPayload.poll': ROOT_COST,
  'Participant.nodeId': 2,
  // counted in memory, and measured by the way
  'Query.rateLimit': 0,
};

const both = (one: Part, other: Part): Part => ({
  depth: Math.max(one.depth, other.depth),
  introspectionDepth: Math.max(one.introspectionDepth, other.introspectionDepth),
  aliases: one.aliases + other.aliases,
  directives: one.directives + other.directives,
  cost: one.cost + other.cost,
  memberCost: one.memberCost + other.memberCost,
});

const costOf = ({ cost, memberCost }: Part, listLength: number) => cost + listLength * memberCost;

const hasFirst = (definition: Definition): boolean => definition?.args.some(({ name }) => name === 'first') ?? false;

interface Sizes {
  /** Where nothing is said. */
  usual: number;
  largest: number;
}

/** How many members are requested; a variable may hold the largest number. */
const sizeOf = ({ arguments: given = [] }: FieldNode, { usual, largest }: Sizes): number => {
  const value = given.find(({ name }) => name.value === 'first')?.value;
  if (!value || value.kind === Kind.NULL) return usual;
  if (value.kind !== Kind.INT) return largest;
  // digits without end are Infinity, of which no multiple of 0 is a number
  return Math.min(Math.max(0, Number(value.value)), Number.MAX_SAFE_INTEGER);
};

const isIntrospection = (definition: Definition, types: TypeInfo): boolean => {
  if (definition === SchemaMetaFieldDef || definition === TypeMetaFieldDef) return true;
  const parent = types.getParentType();
  return Boolean(parent && isIntrospectionType(parent));
};

/** How long the lists in a field are: of an event by itself its responses, which on a list, and in its edges, are few. */
const lengthInside = (node: FieldNode, definition: Definition, parent: string | undefined): number => {
  if (!definition) return LIST_LENGTH;
  if (hasFirst(definition)) return sizeOf(node, { usual: PAGE_SIZE_DEFAULT, largest: PAGE_SIZE_MAX });
  const type = getNullableType(definition.type);
  // it may be an event
  if (isAbstractType(type)) return RESPONSES_MAX;
  return isObjectType(type) && type.name === 'Event' && parent !== 'EventEdge' ? RESPONSES_MAX : LIST_LENGTH;
};

/** What is read for a field alone, whatever is selected in it. */
const readingCost = (node: FieldNode, definition: Definition, types: TypeInfo): number => {
  const parent = types.getParentType()?.name;
  const known = READ_COSTS[`${parent}.${definition?.name ?? ''}`];
  if (known !== undefined) return known;
  if ((parent !== 'Query' && parent !== 'Subscription') || definition?.name.startsWith('__')) return 0;
  return hasFirst(definition) ? PAGE_COST + (isSearched(node) ? SEARCH_COST : 0) : ROOT_COST;
};

/** The type of an object is known once it is read; clients ask each object for it, which answers it once however often they do. */
const isFree = ({ alias }: FieldNode, definition: Definition): boolean =>
  definition === TypeNameMetaFieldDef && alias === undefined;

const measureField = (node: FieldNode, types: TypeInfo, inside: Part): Part => {
  const definition = types.getFieldDef();
  const isMeta = isIntrospection(definition, types);
  const isList = Boolean(definition && isListType(getNullableType(definition.type)));
  const parent = types.getParentType()?.name;
  const largest = LENGTHS[`${parent}.${node.name.value}`];
  const cost =
    (isFree(node, definition) ? 0 : 1) +
    costOf(inside, largest === undefined ? lengthInside(node, definition, parent) : LIST_LENGTH);
  const ownCost = largest === undefined ? 0 : sizeOf(node, { usual: largest, largest }) * cost;
  return {
    depth: isMeta ? 0 : inside.depth + 1,
    introspectionDepth: inside.introspectionDepth + (isMeta ? 1 : 0),
    aliases: inside.aliases + (node.alias ? 1 : 0),
    directives: inside.directives,
    cost: ownCost + (isList ? 0 : cost) + readingCost(node, definition, types),
    memberCost: isList && largest === undefined ? cost : 0,
  };
};

const MEASURE: Fold<Part> = {
  nothing: NOTHING,
  both,
  field: measureField,
  directive: { ...NOTHING, directives: 1 },
};

/** What each operation of a document amounts to. */
export const measureDocument = (schema: GraphQLSchema, document: DocumentNode): Measure[] =>
  foldDocument(schema, document, MEASURE).map(({ result: { memberCost, ...measure } }) => ({
    ...measure,
    cost: costOf({ ...measure, memberCost }, LIST_LENGTH),
  }));
