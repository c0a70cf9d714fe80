import { pick } from '@quorum/domain/pick';
import type { FollowEntity } from '../../persistence/entities/follow/FollowEntity.ts';
import type { ApiTokenEntity } from '../../persistence/entities/platform/ApiTokenEntity.ts';
import type { WebhookEntity } from '../../persistence/entities/webhooks/WebhookEntity.ts';
import type { RegularEntity } from '../../persistence/entities/series/RegularEntity.ts';

/** What a person exports of a standing response of theirs. */
export const aboutRegular = (regular: RegularEntity) => ({
  seriesHash: regular.series.urlHash,
  ...pick(regular, ['name', 'email', 'likelihood', 'guests', 'comment', 'createdAt', 'updatedAt']),
  language: regular.language ?? null,
});

export const aboutFollow = ({ kind, target, name, pace, radiusKm, placeName, email, createdAt }: FollowEntity) => ({
  kind,
  id: target,
  name,
  pace,
  near: radiusKm === null ? null : { km: radiusKm, name: placeName },
  email,
  createdAt,
});

/** Without what it is known by. */
export const aboutToken = (token: ApiTokenEntity) =>
  pick(token, ['name', 'scopes', 'displayName', 'email', 'photoUrl', 'createdAt', 'expiresAt', 'lastUsedAt']);
/** The rest of the address may be a secret of the receiver's, and so is what deliveries are signed by. */
export const aboutWebhook = ({ url, types, scope, email, language, disabledAt, createdAt }: WebhookEntity) => ({
  host: new URL(url).host,
  types,
  scope,
  email,
  language,
  disabledAt,
  createdAt,
});
