import type { Clock } from '../../gateways/clock.ts';
import type { LocalAccounts } from '../../gateways/identity/local/LocalAccounts.ts';
import type { LocalTokens } from './localTokens.ts';

/** What local sign-in works with. */
export interface LocalAuth {
  accounts: LocalAccounts;
  tokens: LocalTokens;
  projectId: string;
  clock: Clock;
}
