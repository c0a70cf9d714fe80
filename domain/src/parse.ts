import { z } from 'zod';
import { DomainError } from './errors.ts';
import { because, type Reason } from './refusals/Reason.ts';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const listOf = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join('|');

/** What zod itself has to say, where a schema does not say it. */
const errorMap = (issue: RawIssue): string => {
  if (issue.code === 'invalid_type') {
    const { expected, input } = issue;
    return because('input.wrongType', { expected, received: z.core.util.parsedType(input) });
  }
  if (issue.code !== 'invalid_value') return because('input.wrong');
  const expected = listOf(issue.values);
  return issue.values.length === 1
    ? because('input.wrongValue', { expected })
    : because('input.wrongOption', { expected });
};

/** What is wrong with the value at a path of the input. */
export interface Issue {
  path: readonly PropertyKey[];
  reason: Reason;
}

/** The schema's output for `input`, or all that is wrong with it. */
export const judge = <Schema extends z.ZodType>(schema: Schema, input: unknown) => {
  const { success, data, error } = schema.safeParse(input, { error: errorMap });
  if (success) return { data, issues: null };
  const issues = error.issues.map(({ path, message }): Issue => ({ path, reason: JSON.parse(message) as Reason }));
  return { data: null, issues };
};

/** The first reason of each field, as `nameOf` calls it, in the order of the schema: a person mends one thing after the other. */
export const firstOfEachField = (issues: readonly Issue[], nameOf: (path: Issue['path']) => string) => {
  const first = new Map<string, Reason>();
  for (const { path, reason } of issues) if (!first.has(nameOf(path))) first.set(nameOf(path), reason);
  return first;
};

/**
 * The schema's output for `input`.
 * @throws DomainError `BAD_USER_INPUT` with every reason that applies and the names of the fields at fault
 */
export const parse = <Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> => {
  const { data, issues } = judge(schema, input);
  if (issues === null) return data;
  const reasons = firstOfEachField(issues, ([field = '']) => String(field));
  throw new DomainError('BAD_USER_INPUT', [...reasons.values()], {
    fields: [...reasons.keys()].filter((field) => field !== ''),
    reasonOf: reasons,
  });
};
