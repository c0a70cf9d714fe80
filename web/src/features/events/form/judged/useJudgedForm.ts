import { type DefaultValues, type FieldValues, get, useForm } from 'react-hook-form';
import { useMemo } from 'react';
import type { z } from 'zod';
import { problemsOf, schemaResolver } from '../../../../lib/refusals/schemaResolver.ts';
import { useChangedFields } from './useChangedFields.ts';

/** The problems in the order in which the form shows its fields. */
const inOrderOf = (values: FieldValues, problems: ReadonlyMap<string, string>) => {
  const order = Object.keys(values);
  const placeOf = (path: string) => order.findIndex((name) => path === name || path.startsWith(`${name}.`));
  return new Map([...problems].sort(([a], [b]) => placeOf(a) - placeOf(b)));
};

interface Options<Values, Schema> {
  schema: Schema;
  /** What the controls hold, as the schema takes it. */
  toInput: (values: Values) => unknown;
  defaults: Values;
  onChange: ((values: Values) => void) | undefined;
}

/** A form whose every change one of the domain's schemas judges. */
export const useJudgedForm = <Values extends FieldValues, Schema extends z.ZodType<FieldValues>>({
  schema,
  toInput,
  defaults,
  onChange,
}: Options<Values, Schema>) => {
  const resolver = useMemo(() => schemaResolver(schema, toInput), [schema, toInput]);
  const form = useForm<Values, unknown, z.output<Schema>>({
    resolver,
    defaultValues: defaults as DefaultValues<Values>,
    mode: 'all',
  });
  const { isDirty, touchedFields } = form.formState;
  const values = form.watch();
  const problems = inOrderOf(values, problemsOf(schema, toInput(values)));
  const changed = useChangedFields(form, onChange);

  /** What is wrong with a field that somebody has been to; an empty form is no accusation. */
  const errorOf = (name: string): string | undefined =>
    changed.has(name) || get(touchedFields, name) || get(values, name) !== '' ? problems.get(name) : undefined;

  return { form, values, problems, errorOf, isChanged: isDirty || changed.size > 0 };
};

/** What `JudgedForm` needs to know of it. */
export type Judged<Values extends FieldValues, Draft> = Omit<
  ReturnType<typeof useJudgedForm<Values, z.ZodType<FieldValues>>>,
  'form'
> & { form: ReturnType<typeof useForm<Values, unknown, Draft>> };
