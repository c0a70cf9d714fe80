import type { TokenScope } from '@quorum/domain/platform/tokenScopes';
import { apiTokensText } from '../../messages/people/apiTokensText.generated.ts';

/** What a scope is called. */
export const scopeName = (scope: TokenScope): string =>
  ({ read: apiTokensText.read, write: apiTokensText.write, manage: apiTokensText.manage })[scope];

/** What a program may do by it. */
export const scopeHint = (scope: TokenScope): string =>
  ({ read: apiTokensText.readHint, write: apiTokensText.writeHint, manage: apiTokensText.manageHint })[scope];
