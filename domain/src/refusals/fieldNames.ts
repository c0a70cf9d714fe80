import type { fieldNames } from '../vocabulary/en.generated.ts';

/** The fields that a refusal can name. */
export type FieldName = keyof typeof fieldNames;
