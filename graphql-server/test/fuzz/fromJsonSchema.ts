import fc from 'fast-check';
import { hostileValue } from '../http/hostile/values.ts';

/** As much of JSON Schema as the OpenAPI document uses. */
export interface JsonSchema {
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

const EVERYDAY = ['Evening run', 'In the park', 'Vera'];
/** What a text is about is said by the name of its field; dates are around the test clock, some past and some not. */
const USUAL: Record<string, readonly string[]> = {
  date: ['2026-04-20T08:00:00Z', '2026-05-06T08:00:00Z', '2027-01-31T23:30:00Z'],
  endTime: ['2027-02-01T08:00:00Z', '2026-05-06T12:00:00+02:00', ''],
  timezone: ['UTC', 'Europe/Berlin', 'Australia/Lord_Howe'],
  webLink: ['https://example.com/', ''],
  chatLink: ['https://example.com/', ''],
  // each of one event of a person
  externalId: Array.from({ length: 1_000 }, (_, at) => `no-${at}`),
  currency: ['EUR', 'USD', 'JPY'],
  email: ['vera@example.com', ''],
  uid: ['ada', ''],
};

const text = ({ maxLength = 200 }: JsonSchema, name: string) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...(USUAL[name] ?? EVERYDAY)) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 300) + 1 }) },
  );

const number = ({ minimum = 1, maximum = 12 }: JsonSchema) =>
  fc.oneof(
    {
      weight: 20,
      arbitrary: fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, minimum + 11)) }),
    },
    { weight: 1, arbitrary: fc.constantFrom(minimum - 1, minimum, maximum, maximum + 1, 0.5) },
  );

const fitting = (schema: JsonSchema, name: string): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fromJsonSchema(one, name)));
  const { type } = schema;
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => fitting({ ...schema, type: one as string }, name)));
  if (schema.type === 'object') return objectOf(schema.properties ?? {});
  // a choice is one of at least two
  if (schema.type === 'array' && name === 'options')
    return fc.uniqueArray(fromJsonSchema(schema.items ?? {}, name), { minLength: 2, maxLength: 3 });
  if (schema.type === 'array') return fc.array(fromJsonSchema(schema.items ?? {}, name), { maxLength: 3 });
  if (schema.type === 'integer' || schema.type === 'number') return number(schema);
  if (schema.type === 'boolean') return fc.boolean();
  return schema.type === 'null' ? fc.constant(null) : text(schema, name);
};

const objectOf = (properties: Record<string, JsonSchema>): fc.Arbitrary<unknown> => {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fromJsonSchema(schema, name)]),
  );
  const whole = fc.record(fields, { noNullPrototype: true });
  const parts = fc.record(fields, { requiredKeys: [], noNullPrototype: true });
  return fc.oneof({ weight: 6, arbitrary: whole }, { weight: 1, arbitrary: parts });
};

/** Values that a schema allows, more or less, and now and then one that nobody expects. */
export const fromJsonSchema = (schema: JsonSchema, name = ''): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 50, arbitrary: fitting(schema, name) }, { weight: 1, arbitrary: hostileValue });
