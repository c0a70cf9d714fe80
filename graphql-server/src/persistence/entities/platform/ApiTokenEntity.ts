import { defineEntity, p } from '@mikro-orm/core';
import type { TokenScope } from '@quorum/domain/platform/tokenScopes';
import { instant } from '../sharedProperties.ts';

const schema = defineEntity({
  name: 'ApiTokenEntity',
  tableName: 'api_token',
  properties: {
    id: p.integer().primary(),
    uid: p.text().index('api_token_of_person'),
    /** SHA-256 of the token, which is stored nowhere. */
    digest: p.text().unique('api_token_once'),
    name: p.text(),
    scopes: p.json<TokenScope[]>(),
    /** Who the person was, as they made it: a program has no ID token that says so. */
    displayName: p.text().strictNullable(),
    email: p.text().strictNullable(),
    photoUrl: p.text().strictNullable(),
    createdAt: instant(),
    expiresAt: instant(),
    /** To the hour. */
    lastUsedAt: instant().strictNullable(),
  },
});

/** By which a program acts for somebody. */
export class ApiTokenEntity extends schema.class {}
schema.setClass(ApiTokenEntity);
