import type { Content, Operation, Schema } from './OpenApi.ts';

type Schemas = Record<string, Schema>;

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** What a schema asks for, apart from what is said about it in one place. */
const meaningOf = ({ title: _title, description: _description, ...rest }: Schema): string => JSON.stringify(rest);

/** The same schema, with every schema in it replaced. */
export const mapParts = (schema: Schema, replace: (part: Schema, field?: string) => Schema): Schema => ({
  ...schema,
  ...(schema.properties && {
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([field, property]) => [field, replace(property, field)]),
    ),
  }),
  ...(schema.items && { items: replace(schema.items) }),
  ...(schema.anyOf && { anyOf: schema.anyOf.map((one) => replace(one)) }),
});

const partsOf = ({ properties = {}, items, anyOf = [] }: Schema): Schema[] => [
  ...Object.values(properties),
  ...(items ? [items] : []),
  ...anyOf,
];

const contentsOf = ({ requestBody, responses }: Operation): Content[] =>
  [requestBody, ...Object.values(responses)].flatMap((part) => (part && 'content' in part ? [part.content ?? {}] : []));

/**
 * Gives each schema that has a title a place of its own, and everything else a reference to it. The calls themselves keep
 * their schemas whole: what they send and what they take is as if there were no names.
 */
export const nameSchemas = (operations: readonly Operation[]): Schemas => {
  const named = new Map<string, Schema>();
  const names = new Map<string, string>();
  const collect = (schema: Schema): void => {
    const { title } = schema;
    if (title !== undefined) {
      const known = named.get(title);
      if (known && meaningOf(known) !== meaningOf(schema)) throw new Error(`Two schemas are called ${title}`);
      named.set(title, schema);
      names.set(meaningOf(schema), title);
    }
    partsOf(schema).forEach(collect);
  };
  /** A choice that an input does not name is one that some view has named. */
  const nameOf = (schema: Schema) => schema.title ?? (schema.enum && names.get(meaningOf(schema)));
  const refer = (schema: Schema): Schema => {
    const name = nameOf(schema);
    if (name === undefined) return mapParts(schema, refer);
    return { ...refTo(name), ...(schema.description !== undefined && { description: schema.description }) };
  };
  const contents = operations.flatMap(contentsOf).flatMap((content) => Object.values(content));
  for (const { schema } of contents) if (schema) collect(schema);
  for (const content of contents) if (content.schema) content.schema = refer(content.schema);
  const byName = [...named].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    byName.map(([name, { title: _title, description: _said, ...schema }]) => [name, mapParts(schema, refer)]),
  );
};
