import { mapParts } from './nameSchemas.ts';
import type { Schema } from './OpenApi.ts';
import { contentText } from './contentText.ts';
import { DESCRIPTIONS } from './fieldTexts/descriptions.ts';
import { EXAMPLES } from './fieldTexts/examples.ts';
import { FORMATS } from './fieldTexts/formats.ts';
import { SCHEMA_TEXTS } from './fieldTexts/schemaTexts.ts';

/** What a table says of a field in this schema, or of every field of this name. */
const look = <Value>(table: Readonly<Record<string, Value>>, place: string): Value | undefined =>
  table[place] ?? table[place.slice(place.lastIndexOf('.') + 1)];

const alternativesOf = (schema: Schema): Schema[] => (schema.anyOf ? schema.anyOf.flatMap(alternativesOf) : [schema]);

const typesOf = ({ type }: Schema): readonly string[] => (type === undefined ? [] : [type].flat());

/** Whether the parts of it have examples of their own. */
const hasParts = (schema: Schema): boolean =>
  alternativesOf(schema).some(
    (one) => one.$ref !== undefined || one.properties !== undefined || (one.items && hasParts(one.items)),
  );

/** A word of several, or a flag, needs no table. */
const usualExample = (schema: Schema): unknown => {
  for (const one of alternativesOf(schema)) {
    if (one.enum) return one.enum[0];
    if ('const' in one) return one.const;
    if (one.format === 'date-time') return '2026-05-01T18:30:00Z';
    if (typesOf(one).includes('boolean')) return false;
  }
  return undefined;
};

const exampleOf = (schema: Schema, place: string): unknown => {
  if (schema.readOnly) return undefined;
  // what is made of parts shows theirs, but where the parts alone would not do
  return hasParts(schema) ? EXAMPLES[place] : (look(EXAMPLES, place) ?? usualExample(schema));
};

/** All integers of ours fit into 32 bits, and the bounds of JavaScript's are no rule of ours. */
const asNumber = ({ minimum, maximum, ...schema }: Schema): Schema => ({
  ...schema,
  format: typesOf(schema).includes('integer') ? 'int32' : 'double',
  ...(minimum !== Number.MIN_SAFE_INTEGER && minimum !== undefined && { minimum }),
  ...(maximum !== Number.MAX_SAFE_INTEGER && maximum !== undefined && { maximum }),
});

/** A moment is one by its format: the pattern says the same in five hundred letters. */
const asMoment = ({ pattern: _pattern, ...schema }: Schema): Schema => schema;

const withFormat = (schema: Schema, place: string): Schema => {
  const types = typesOf(schema);
  if (types.includes('integer') || types.includes('number')) return asNumber(schema);
  if (schema.format === 'date-time') return asMoment(schema);
  const format = types.includes('string') && !schema.enum && !schema.format && FORMATS[place];
  return format ? { ...schema, format } : schema;
};

const describePart = (component: string, path: string, schema: Schema): Schema => {
  const place = `${component}.${path}`;
  const described = withFormat(schema, place);
  return mapParts(described, (part, field) =>
    field === undefined
      ? describePart(component, path, part)
      : describeField(component, path === '' ? field : `${path}.${field}`, part),
  );
};

const describeField = (component: string, path: string, schema: Schema): Schema => {
  const place = `${component}.${path}`;
  const field = describePart(component, path, schema);
  const description = schema.description ?? contentText(component, path) ?? look(DESCRIPTIONS, place);
  const example = exampleOf(field, place);
  return {
    ...field,
    ...(description !== undefined && { description }),
    ...(example !== undefined && { examples: [example] }),
  };
};

/** Says of each field of a named schema what it is, what it looks like, and by what format it goes. */
export const describeSchema = (name: string, schema: Schema): Schema => ({
  ...(SCHEMA_TEXTS[name] !== undefined && { description: SCHEMA_TEXTS[name] }),
  ...describePart(name, '', schema),
});

/** The same of the values in addresses and headers. */
export const describeValue = (name: string, schema: Schema): Schema => {
  const { description: _said, ...value } = describeField('parameter', name, schema);
  return value;
};
