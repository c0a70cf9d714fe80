import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { firstOfEachField, type Issue, judge } from '@quorum/domain/parse';
import type { Reason } from '@quorum/domain/refusals/Reason';
import { sayReason } from './sayReason.ts';

/** A field of a row goes by its path, such as `formats.0.label`. */
const reasonsIn = (issues: readonly Issue[]) => firstOfEachField(issues, (path) => path.join('.'));

/**
 * What is wrong with `input`, one sentence a field in the order of the schema, in the language of the moment; empty when
 * nothing is.
 */
export const problemsOf = (schema: z.ZodType, input: unknown): ReadonlyMap<string, string> =>
  new Map([...reasonsIn(judge(schema, input).issues ?? [])].map(([field, reason]) => [field, sayReason(reason)]));

/** Its message is said when it is read: another language may have been chosen since. */
const errorOf = (reason: Reason) => ({
  type: 'schema',
  get message() {
    return sayReason(reason);
  },
});

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
    const { data, issues } = judge(schema, toInput(values));
    if (issues === null) return { values: data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [field, reason] of reasonsIn(issues)) set(errors, field, errorOf(reason));
    return { values: {}, errors };
  };
