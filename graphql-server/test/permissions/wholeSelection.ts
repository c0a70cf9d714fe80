import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
  validate,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { buildSchema } from '../../src/doors/graphql/buildSchema.ts';
import { limitDocuments } from '../../src/doors/graphql/limitDocuments.ts';

const schema = buildSchema();

interface Selected {
  field: string;
  inside: Selection | null;
}

type Selection = readonly Selected[];

/** A list that says how long it is to be is as long as a test makes any. */
const asked = ({ name, args }: GraphQLField<unknown, unknown>) =>
  args.some((argument) => argument.name === 'first') ? `${name}(first: 3)` : name;

/** Every field that is there, all the way down; a type is not entered again within itself. */
const selectionOf = (type: GraphQLObjectType, within: readonly string[]): Selection =>
  Object.values(type.getFields()).flatMap((field): Selected[] => {
    if (field.args.some(isRequiredArgument)) return [];
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [{ field: asked(field), inside: null }];
    if (!isObjectType(inner) || within.includes(inner.name)) return [];
    return [{ field: asked(field), inside: selectionOf(inner, [...within, inner.name]) }];
  });

const written = (selection: Selection): string =>
  `{ ${selection.map(({ field, inside }) => (inside ? `${field} ${written(inside)}` : field)).join(' ')} }`;

interface Limits {
  fits: (selection: Selection) => boolean;
  /** Whether everything must fit in somewhere. */
  isComplete: boolean;
}

/** The same in as many parts as it takes for each to fit. */
const parts = (selection: Selection, limits: Limits): Selection[] => {
  if (limits.fits(selection)) return [selection];
  const [only] = selection;
  if (selection.length > 1) {
    const half = Math.ceil(selection.length / 2);
    return [selection.slice(0, half), selection.slice(half)].flatMap((part) => parts(part, limits));
  }
  if (!only?.inside) {
    if (limits.isComplete) throw new Error(`${only?.field ?? 'Nothing'} fits into no document`);
    return [];
  }
  const around = (inside: Selection): Selection => [{ ...only, inside }];
  return parts(only.inside, { ...limits, fits: (inside) => limits.fits(around(inside)) }).map(around);
};

interface Options {
  /** Whether there must be a document for each field; otherwise what is too much by itself is left out. */
  isComplete?: boolean;
  /** Whether each field of the answer has a document of its own, which is refused by itself. */
  isApart?: boolean;
}

/**
 * Documents that ask for all that there is in the answer of a field of a root type: as many as their
 * limits want.
 * @param around makes a document of what is selected
 */
export const wholeDocuments = (
  operation: 'Query' | 'Mutation' | 'Subscription',
  field: string,
  around: (selection: string) => string,
  options: Options = {},
): string[] => {
  const root = schema.getType(operation);
  const type = isObjectType(root) && root.getFields()[field]?.type;
  const named = type && getNamedType(type);
  if (isInterfaceType(named))
    return schema
      .getPossibleTypes(named)
      .flatMap((one) => selecting(one, (selection) => around(`{ ... on ${one.name} ${selection} }`), options));
  return isObjectType(named) ? selecting(named, around, options) : [around('')];
};

const selecting = (
  type: GraphQLObjectType,
  around: (selection: string) => string,
  { isComplete = true, isApart = false }: Options,
): string[] => {
  const document = (selection: Selection) => around(written(selection));
  const fits = (selection: Selection) => validate(schema, parse(document(selection)), [limitDocuments]).length === 0;
  const whole = selectionOf(type, [type.name]);
  return (isApart ? whole.map((one) => [one]) : [whole])
    .flatMap((selection) => parts(selection, { fits, isComplete }))
    .map(document);
};
