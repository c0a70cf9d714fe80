import { importTables } from './importTables.ts';
import { organising } from './organising.ts';
import { people } from './people.ts';
import { phones } from './phones.ts';
import { platform } from './platform.ts';
import { requests } from './requests.ts';
import { rules } from './rules.ts';
import { states } from './states.ts';
import { webhooks } from './webhooks.ts';

/** Every sentence by which something is refused, in English; `{max}` is a value. Other languages say them by their keys. */
export const REFUSALS = {
  ...rules,
  ...importTables,
  ...states,
  ...phones,
  ...people,
  ...organising,
  ...platform,
  ...requests,
  ...webhooks,
} as const;
