import { FIELD_NAMES } from './fieldNames.ts';
import { importTables } from './importTables.ts';
import type { Sentences } from './Reason.ts';
import { requests } from './requests.ts';
import { rules } from './rules.ts';
import { states } from './states.ts';

/** Every sentence by which something is refused; `{max}` is a value. Other languages say them by their keys. */
export const REFUSALS = { ...rules, ...importTables, ...states, ...requests } as const;

/** As the APIs say it. */
export const ENGLISH: Sentences = { texts: REFUSALS, fields: FIELD_NAMES, number: String };
