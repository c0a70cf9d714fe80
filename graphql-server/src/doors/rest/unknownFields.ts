import type { UnknownName } from './unknownNames.ts';

/** As much of JSON Schema as tells which fields there are. */
export interface FieldsSchema {
  properties?: Record<string, FieldsSchema>;
  additionalProperties?: unknown;
  items?: FieldsSchema;
  anyOf?: readonly FieldsSchema[];
  /** Taken back as it was read, and ignored. */
  readOnly?: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const alternativesOf = (schema: FieldsSchema): FieldsSchema[] =>
  schema.anyOf ? schema.anyOf.flatMap(alternativesOf) : [schema];

/** The fields of a body, those within others too, that its schema does not have. */
export const unknownFields = (schema: FieldsSchema, body: unknown, within = ''): UnknownName[] => {
  if (schema.readOnly) return [];
  const alternatives = alternativesOf(schema);
  if (Array.isArray(body)) {
    const items = alternatives.find((one) => one.items)?.items;
    return items ? body.flatMap((item, at) => unknownFields(items, item, `${within}[${at}]`)) : [];
  }
  const properties = alternatives.find((one) => one.properties && one.additionalProperties === false)?.properties;
  if (!properties || !isRecord(body)) return [];
  const known = Object.keys(properties).filter((name) => !properties[name]?.readOnly);
  return Object.entries(body).flatMap(([name, value]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return property ? unknownFields(property, value, within ? `${within}.${name}` : name) : [{ name, within, known }];
  });
};
