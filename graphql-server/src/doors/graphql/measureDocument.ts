import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '@quorum/domain/event/constants';
import {
  getNullableType,
  isIntrospectionType,
  isListType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type TypeInfo,
} from 'graphql';
import { foldDocument, type Fold } from './foldDocument.ts';

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
/** A page is found and counted by statements of its own. */
const PAGE_COST = 10_000;

const both = (one: Part, other: Part): Part => ({
  depth: Math.max(one.depth, other.depth),
  introspectionDepth: Math.max(one.introspectionDepth, other.introspectionDepth),
  aliases: one.aliases + other.aliases,
  directives: one.directives + other.directives,
  cost: one.cost + other.cost,
  memberCost: one.memberCost + other.memberCost,
});

const costOf = ({ cost, memberCost }: Part, listLength: number) => cost + listLength * memberCost;

const isPage = (definition: Definition): boolean => definition?.args.some(({ name }) => name === 'first') ?? false;

/** The size of the requested page; a variable may hold the largest. */
const pageSizeOf = ({ arguments: given = [] }: FieldNode): number => {
  const value = given.find(({ name }) => name.value === 'first')?.value;
  if (!value || value.kind === Kind.NULL) return PAGE_SIZE_DEFAULT;
  if (value.kind !== Kind.INT) return PAGE_SIZE_MAX;
  // digits without end are Infinity, of which no multiple of 0 is a number
  return Math.min(Math.max(0, Number(value.value)), Number.MAX_SAFE_INTEGER);
};

const isIntrospection = (definition: Definition, types: TypeInfo): boolean => {
  if (definition === SchemaMetaFieldDef || definition === TypeMetaFieldDef) return true;
  const parent = types.getParentType();
  return Boolean(parent && isIntrospectionType(parent));
};

const measureField = (node: FieldNode, types: TypeInfo, inside: Part): Part => {
  const definition = types.getFieldDef();
  const isMeta = isIntrospection(definition, types);
  const isList = Boolean(definition && isListType(getNullableType(definition.type)));
  const cost = 1 + costOf(inside, isPage(definition) ? pageSizeOf(node) : LIST_LENGTH);
  return {
    depth: isMeta ? 0 : inside.depth + 1,
    introspectionDepth: inside.introspectionDepth + (isMeta ? 1 : 0),
    aliases: inside.aliases + (node.alias ? 1 : 0),
    directives: inside.directives,
    cost: (isList ? 0 : cost) + (isPage(definition) ? PAGE_COST : 0),
    memberCost: isList ? cost : 0,
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
