import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '@quorum/domain/event/constants';
import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** What a document amounts to, its fragments spread out wherever they stand. */
export interface Measure {
  depth: number;
  introspectionDepth: number;
  aliases: number;
  directives: number;
  cost: number;
}

const NOTHING: Measure = { depth: 0, introspectionDepth: 0, aliases: 0, directives: 0, cost: 0 };
/** How many members a list is taken to have whose size nobody says. */
const LIST_LENGTH = 10;
/** A page is found and counted by statements of its own. */
const PAGE_COST = 10_000;

const both = (one: Measure, other: Measure): Measure => ({
  depth: Math.max(one.depth, other.depth),
  introspectionDepth: Math.max(one.introspectionDepth, other.introspectionDepth),
  aliases: one.aliases + other.aliases,
  directives: one.directives + other.directives,
  cost: one.cost + other.cost,
});

/** Where a selection stands. */
interface Place {
  parent: GraphQLNamedType | undefined;
  /** How many members the lists in it are taken to have. */
  listLength: number;
  isIntrospection: boolean;
}

type Definition = GraphQLField<unknown, unknown> | undefined;

const definitionOf = (name: string, { parent }: Place): Definition => {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
};

const isPage = (definition: Definition): boolean => definition?.args.some(({ name }) => name === 'first') ?? false;

/** The size of the requested page; a variable may hold the largest. */
const pageSizeOf = ({ arguments: given = [] }: FieldNode): number => {
  const value = given.find(({ name }) => name.value === 'first')?.value;
  if (!value || value.kind === Kind.NULL) return PAGE_SIZE_DEFAULT;
  return value.kind === Kind.INT ? Math.max(0, Number(value.value)) : PAGE_SIZE_MAX;
};

/** Takes the measure of documents that may be anything a parser accepts: fragments in circles, fields that are none. */
class Ruler {
  readonly #fragments: Map<string, FragmentDefinitionNode>;
  readonly #measured = new Map<string, Measure>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
  ) {
    const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  measure({ selections }: SelectionSetNode, place: Place): Measure {
    return selections.map((selection) => this.#measureOne(selection, place)).reduce(both, NOTHING);
  }

  #measureOne(selection: SelectionNode, place: Place): Measure {
    const own = { ...NOTHING, directives: selection.directives?.length ?? 0 };
    if (selection.kind === Kind.FIELD) return both(own, this.#measureField(selection, place));
    if (selection.kind === Kind.FRAGMENT_SPREAD) return both(own, this.#measureFragment(selection.name.value, place));
    const condition = selection.typeCondition?.name.value;
    const parent = condition === undefined ? place.parent : this.schema.getType(condition);
    return both(own, this.measure(selection.selectionSet, { ...place, parent }));
  }

  #measureField(field: FieldNode, place: Place): Measure {
    const definition = definitionOf(field.name.value, place);
    const isIntrospection =
      place.isIntrospection || definition === SchemaMetaFieldDef || definition === TypeMetaFieldDef;
    const listLength = isPage(definition) ? pageSizeOf(field) : LIST_LENGTH;
    const parent = definition && getNamedType(definition.type);
    const inside = field.selectionSet
      ? this.measure(field.selectionSet, { parent, listLength, isIntrospection })
      : NOTHING;
    const times = definition && isListType(getNullableType(definition.type)) ? place.listLength : 1;
    return {
      depth: isIntrospection ? 0 : inside.depth + 1,
      introspectionDepth: isIntrospection ? inside.introspectionDepth + 1 : inside.introspectionDepth,
      aliases: inside.aliases + (field.alias ? 1 : 0),
      directives: inside.directives,
      cost: times * (1 + inside.cost) + (isPage(definition) ? PAGE_COST : 0),
    };
  }

  /** Once for each fragment and length of lists; one that is under way stands in a circle, which another rule refuses. */
  #measureFragment(name: string, place: Place): Measure {
    const key = `${name} ${place.listLength} ${String(place.isIntrospection)}`;
    const known = this.#measured.get(key);
    if (known) return known;
    this.#measured.set(key, NOTHING);
    const fragment = this.#fragments.get(name);
    if (!fragment) return NOTHING;
    const parent = this.schema.getType(fragment.typeCondition.name.value);
    const own = { ...NOTHING, directives: fragment.directives?.length ?? 0 };
    const measured = both(own, this.measure(fragment.selectionSet, { ...place, parent }));
    this.#measured.set(key, measured);
    return measured;
  }
}

/** What each operation of a document amounts to. */
export const measureDocument = (schema: GraphQLSchema, document: DocumentNode): Measure[] => {
  const ruler = new Ruler(schema, document);
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operations.map(({ operation, selectionSet, directives = [] }) => {
    const parent = schema.getRootType(operation) ?? undefined;
    const measured = ruler.measure(selectionSet, { parent, listLength: LIST_LENGTH, isIntrospection: false });
    return { ...measured, directives: measured.directives + directives.length };
  });
};
