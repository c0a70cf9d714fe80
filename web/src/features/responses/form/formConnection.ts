import type { ResponseFormValues } from '@quorum/domain/response/formValues';
import type { FieldError, UseFormReturn } from 'react-hook-form';
import type { Connection } from '../../../ui/form/Connection.ts';

/** One sentence for each field, in the language of the moment; an answer is a field of its own, as in `answers.q7`. */
export type FieldErrors = Readonly<Partial<Record<string, string | undefined>>>;

/** The fields of a response, and its answers to questions. */
type FieldName = Exclude<keyof ResponseFormValues, 'answers'> | `answers.${string}`;

const valueOf = ({ answers, ...values }: ResponseFormValues, name: FieldName) =>
  name.startsWith('answers.') ? answers[name.slice('answers.'.length)] : values[name as keyof typeof values];

/** What a form of a response knows of its fields. */
export interface FormConnection {
  connect: (name: FieldName) => Connection;
  values: ResponseFormValues;
  errors: FieldErrors;
}

/** The fields of a page that is sent without a script: they begin with `values`. */
export const sentAsForm = (values: ResponseFormValues, errors: FieldErrors): FormConnection => ({
  connect: (name) => {
    const value = valueOf(values, name) ?? '';
    return typeof value === 'boolean' ? { name, defaultChecked: value } : { name, defaultValue: String(value) };
  },
  values,
  errors,
});

const sentencesIn = (errors: object, prefix = ''): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors as Record<string, FieldError | undefined>).map(([name, error]) => [
      `${prefix}${name}`,
      error?.message,
    ]),
  );

/** The same fields, controlled by react-hook-form. */
export const connectionOf = ({
  register,
  watch,
  formState,
}: UseFormReturn<ResponseFormValues, unknown, object>): FormConnection => {
  const { answers = {}, ...others } = formState.errors;
  return {
    connect: (name) => register(name, name === 'likelihood' ? { valueAsNumber: true } : {}),
    values: watch(),
    errors: { ...sentencesIn(others), ...sentencesIn(answers, 'answers.') },
  };
};
