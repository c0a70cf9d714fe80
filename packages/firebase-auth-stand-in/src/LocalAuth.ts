import type { DateTime } from 'luxon';
import type { LocalAccounts } from './accounts/LocalAccounts.ts';
import type { LocalTokens } from './localTokens.ts';

/** What time it is; passed in, so that a test decides. */
export interface Clock {
  now(): DateTime;
}

/** What local sign-in works with. */
export interface LocalAuth {
  accounts: LocalAccounts;
  tokens: LocalTokens;
  projectId: string;
  clock: Clock;
}
