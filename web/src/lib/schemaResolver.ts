import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * What is wrong with `input`, one sentence a field in the order of the schema; empty when nothing is. A field of a row
 * goes by its path, such as `formats.0.label`.
 */
export const problemsOf = (schema: z.ZodType, input: unknown): ReadonlyMap<string, string> => {
  const problems = new Map<string, string>();
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    const field = path.join('.');
    if (!problems.has(field)) problems.set(field, message);
  }
  return problems;
};

/**
 * A react-hook-form resolver that lets one of the domain's schemas judge. `toInput` turns what the controls hold
 * into what the schema takes; the form's fields bear the names of the schema's. `handleSubmit` hands out the output.
 */
export const schemaResolver = <Values extends FieldValues, Schema extends z.ZodType<FieldValues>>(
  schema: Schema,
  toInput: (values: Values) => unknown,
): Resolver<Values, unknown, z.output<Schema>> => {
  const { vendor, version, validate } = schema['~standard'];
  return standardSchemaResolver<Values, unknown, z.output<Schema>>({
    '~standard': { vendor, version, validate: (values: unknown) => validate(toInput(values as Values)) },
  });
};
