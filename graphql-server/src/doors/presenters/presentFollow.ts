import { isoOf } from '@quorum/domain/isoOf';
import type { FollowKind, Pace, Radius } from '@quorum/domain/follow/follow';
import type { FollowEntity } from '../../persistence/entities/follow/FollowEntity.ts';

/** What somebody follows, as they read it. */
export interface FollowView {
  kind: FollowKind;
  id: string;
  name: string;
  pace: Pace;
  near: { km: Radius; name: string } | null;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

export const presentFollow = ({
  kind,
  target,
  name,
  pace,
  radiusKm,
  placeName,
  createdAt,
}: FollowEntity): FollowView => ({
  kind,
  id: target,
  name,
  pace,
  near: radiusKm === null || placeName === null ? null : { km: radiusKm, name: placeName },
  createdAt: isoOf(createdAt),
});
