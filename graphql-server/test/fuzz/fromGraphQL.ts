import fc from 'fast-check';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { wholeDocuments } from '../permissions/wholeSelection.ts';
import { buildSchema } from '../../src/doors/graphql/buildSchema.ts';
import { fromJsonSchema, type JsonSchema } from './fromJsonSchema.ts';

const SCALARS: Record<string, JsonSchema> = {
  Int: { type: 'integer', minimum: 1 },
  Float: { type: 'number', minimum: 0, maximum: 1 },
  Boolean: { type: 'boolean' },
};

/** The input types of the schema, as JSON Schema has them. */
const schemaOf = (type: GraphQLInputType): JsonSchema => {
  if (!isNonNullType(type)) return { anyOf: [schemaOfSome(getNullableType(type)), { type: 'null' }] };
  return schemaOfSome(getNullableType(type));
};

const schemaOfSome = (type: GraphQLInputType): JsonSchema => {
  if (isListType(type)) return { type: 'array', items: schemaOf(type.ofType) };
  if (isEnumType(type)) return { enum: type.getValues().map(({ name }) => name) };
  if (!isInputObjectType(type)) return SCALARS[String(type)] ?? { type: 'string' };
  const fields = Object.values(type.getFields()).map(({ name, type: of }) => [name, schemaOf(of)] as const);
  return { type: 'object', properties: Object.fromEntries(fields) };
};

export interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

/** How much more often than the end of an account anything else is asked for: little is left to find after that. */
export const EVERYDAY_WEIGHT = 10;
const END_OF_AN_ACCOUNT = 'deleteAccount';

const KINDS = { Query: 'query', Mutation: 'mutation', Subscription: 'subscription' } as const;

/** Every field of the root types, with arguments made up from their types. */
export const anyOperation = (known: (argument: string) => fc.Arbitrary<unknown> | null): fc.Arbitrary<Operation> => {
  const schema = buildSchema();
  const operationOf = (root: keyof typeof KINDS, field: GraphQLField<unknown, unknown>) => {
    const kind = KINDS[root];
    const names = field.args.map(({ name }) => name);
    const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const passed = names.map((name) => `${name}: $${name}`).join(', ');
    const call = names.length > 0 ? `${field.name}(${passed})` : field.name;
    const documents = wholeDocuments(
      root,
      field.name,
      (selection) => `${kind} ${names.length > 0 ? `(${declared})` : ''} { ${call} ${selection} }`,
      // a variable may ask for the largest page
      { isComplete: false },
    );
    const values = field.args.map(({ name, type }) => [name, known(name) ?? fromJsonSchema(schemaOf(type))] as const);
    return {
      weight: field.name === END_OF_AN_ACCOUNT ? 1 : EVERYDAY_WEIGHT,
      arbitrary: fc.record(
        {
          query: fc.constantFrom(...documents),
          variables: fc.record(Object.fromEntries(values), { noNullPrototype: true }),
        },
        { noNullPrototype: true },
      ),
    };
  };
  const roots = Object.keys(KINDS) as (keyof typeof KINDS)[];
  return fc.oneof(
    ...roots.flatMap((root) =>
      Object.values((schema.getType(root) as GraphQLObjectType).getFields()).map((field) => operationOf(root, field)),
    ),
  );
};
