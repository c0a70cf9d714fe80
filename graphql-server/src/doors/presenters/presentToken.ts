import { isoOf } from '@quorum/domain/isoOf';
import type { TokenScope } from '@quorum/domain/platform/tokenScopes';
import type { CreatedToken } from '../../use-cases/platform/apiTokens.ts';
import type { ApiTokenEntity } from '../../persistence/entities/platform/ApiTokenEntity.ts';

/** A token, as the person who made it reads it: nothing by which it could be used. */
export interface TokenView {
  id: number;
  name: string;
  scopes: TokenScope[];
  /** These are ISO 8601 in UTC. */
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
}

export const presentToken = ({ id, name, scopes, createdAt, expiresAt, lastUsedAt }: ApiTokenEntity): TokenView => ({
  id,
  name,
  scopes,
  createdAt: isoOf(createdAt),
  expiresAt: isoOf(expiresAt),
  lastUsedAt: lastUsedAt && isoOf(lastUsedAt),
});

export const presentCreatedToken = ({ entity, token }: CreatedToken): TokenView & { token: string } => ({
  ...presentToken(entity),
  token,
});
