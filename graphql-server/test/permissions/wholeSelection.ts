import { getNamedType, isLeafType, isObjectType, isRequiredArgument, type GraphQLObjectType } from 'graphql';
import { buildSchema } from '../../src/doors/graphql/buildSchema.ts';

const schema = buildSchema();

/** Every field that is there, all the way down; a type is not entered again within itself. */
const selectionOf = (type: GraphQLObjectType, within: readonly string[]): string => {
  const fields = Object.values(type.getFields()).map(({ name, args, type: of }) => {
    if (args.some(isRequiredArgument)) return '';
    const inner = getNamedType(of);
    if (isLeafType(inner)) return name;
    if (!isObjectType(inner) || within.includes(inner.name)) return '';
    return `${name} ${selectionOf(inner, [...within, inner.name])}`;
  });
  return `{ ${fields.filter((field) => field !== '').join(' ')} }`;
};

/** All that can be asked of the answer of a field of the query or the mutation type. */
export const wholeSelection = (operation: 'Query' | 'Mutation', field: string): string => {
  const root = schema.getType(operation);
  const type = isObjectType(root) && root.getFields()[field]?.type;
  const named = type && getNamedType(type);
  return isObjectType(named) ? selectionOf(named, [named.name]) : '';
};
