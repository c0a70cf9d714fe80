import type { z } from 'zod';
import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';

/** What a person reads who sends `input`, and the fields it is about; null when nothing is wrong. */
export const complaints = (
  schema: z.ZodType,
  input: unknown,
): { message: string; fields: readonly string[] } | null => {
  try {
    parse(schema, input);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { message: error.message, fields: error.fields };
  }
};
