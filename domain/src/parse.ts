import type { z } from 'zod';
import { DomainError } from './errors.ts';

/** One sentence a field, in the order of the schema: a person mends the first thing wrong with each. */
const firstIssueOfEachField = (issues: readonly z.core.$ZodIssue[]) => {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '');
    if (!first.has(field)) first.set(field, issue.message);
  }
  return first;
};

/**
 * The schema's output for `input`.
 * @throws DomainError `BAD_USER_INPUT` with every sentence that applies and the names of the fields at fault
 */
export const parse = <Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> => {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issues = firstIssueOfEachField(result.error.issues);
  throw new DomainError('BAD_USER_INPUT', [...issues.values()].join('. '), {
    fields: [...issues.keys()].filter((field) => field !== ''),
  });
};
