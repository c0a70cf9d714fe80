import { judge } from '@quorum/domain/parse';
import { ENGLISH } from '@quorum/domain/refusals/english';
import { say } from '@quorum/domain/refusals/Reason';
import type { z } from 'zod';
import { EmulatorError } from './EmulatorError.ts';

/** @throws EmulatorError `INVALID_ARGUMENT`, with the first thing that is wrong */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, issues } = judge(schema, body);
  if (issues === null) return data;
  const [issue] = issues;
  const place = issue?.path.join('.') || 'body';
  throw new EmulatorError(
    'INVALID_ARGUMENT',
    `Invalid JSON payload received. ${place}: ${issue ? say(issue.reason, ENGLISH) : 'invalid'}`,
  );
}
