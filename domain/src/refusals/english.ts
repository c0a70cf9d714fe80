import { REFUSALS } from './catalogue.ts';
import { FIELD_NAMES } from './fieldNames.ts';
import type { Sentences } from './Reason.ts';

/** As the APIs say it. */
export const ENGLISH: Sentences = { texts: REFUSALS, fields: FIELD_NAMES, number: String };
