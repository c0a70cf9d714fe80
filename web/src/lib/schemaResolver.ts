import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** What is wrong with `input`, one sentence a field in the order of the schema; empty when nothing is. */
export const problemsOf = (schema: z.ZodType, input: unknown): ReadonlyMap<string, string> => {
  const problems = new Map<string, string>();
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    const field = String(path[0] ?? '');
    if (!problems.has(field)) problems.set(field, message);
  }
  return problems;
};

/**
 * A react-hook-form resolver that lets one of the domain's schemas judge. `toInput` turns what the controls hold
 * into what the schema takes; the form's fields bear the names of the schema's. `handleSubmit` hands out the output.
 */
export const schemaResolver =
  <Values extends FieldValues, Schema extends z.ZodType<FieldValues>>(
    schema: Schema,
    toInput: (values: Values) => unknown,
  ): Resolver<Values, unknown, z.output<Schema>> =>
  (values) => {
    const result = schema.safeParse(toInput(values));
    if (result.success) return { values: result.data, errors: {} };
    const problems = [...problemsOf(schema, toInput(values))];
    const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: 'schema', message }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
