import { REFUSALS } from './catalogue.generated.ts';
import { fieldNames } from '../vocabulary/en.generated.ts';
import type { Sentences } from './Reason.ts';

/** English, as the APIs use it. */
export const ENGLISH: Sentences = { texts: REFUSALS, fields: fieldNames, number: String };
