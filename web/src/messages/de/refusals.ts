import { importTables } from './refusals/importTables.ts';
import { requests } from './refusals/requests.ts';
import { rules } from './refusals/rules.ts';
import { states } from './refusals/states.ts';

/** Why something is refused, by the keys of the domain. */
export const refusals = { ...rules, ...importTables, ...states, ...requests };
