import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema } from '../buildSchema.ts';

/** The schema as a text, always in the same order. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(buildSchema()))}\n`;
