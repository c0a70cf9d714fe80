import type { z } from 'zod';
import { EmulatorError } from './EmulatorError.ts';

/** @throws EmulatorError `INVALID_ARGUMENT`, with the first thing that is wrong */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.join('.') || 'body';
  throw new EmulatorError(
    'INVALID_ARGUMENT',
    `Invalid JSON payload received. ${place}: ${issue?.message ?? 'invalid'}`,
  );
}
