import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { firstOfEachField, type Issue, judge } from '@quorum/domain/parse';
import { sayReason } from './sayReason.ts';

/** A field of a row goes by its path, such as `formats.0.label`. */
const reasonsIn = (issues: readonly Issue[]) => firstOfEachField(issues, (path) => path.join('.'));

/**
 * What is wrong with `input`, one sentence a field in the order of the schema, in the language of the moment; empty when
 * nothing is.
 */
export const problemsOf = (schema: z.ZodType, input: unknown): ReadonlyMap<string, string> =>
  new Map([...reasonsIn(judge(schema, input).issues ?? [])].map(([field, reason]) => [field, sayReason(reason)]));

/**
 * A react-hook-form resolver that lets one of the domain's schemas judge. `toInput` turns what the controls hold
 * into what the schema takes; the form's fields bear the names of the schema's. `handleSubmit` hands out the output.
 */
export const schemaResolver = <Values extends FieldValues, Schema extends z.ZodType<FieldValues>>(
  schema: Schema,
  toInput: (values: Values) => unknown,
): Resolver<Values, unknown, z.output<Schema>> => {
  const validate = (values: unknown) => {
    const { data, issues } = judge(schema, toInput(values as Values));
    return issues === null
      ? { value: data }
      : { issues: issues.map(({ path, reason }) => ({ path, message: sayReason(reason) })) };
  };
  return standardSchemaResolver<Values, unknown, z.output<Schema>>({
    '~standard': { vendor: 'quorum', version: 1, validate },
  });
};
