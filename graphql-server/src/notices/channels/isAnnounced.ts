import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { FollowEntity } from '../../persistence/entities/follow/FollowEntity.ts';

type Public = Pick<EventEntity, 'isPrivate' | 'isHidden'>;

/**
 * Whether what was written to a follower may still be sent: they follow on, and the event is public, which it may have
 * been by a slip alone.
 * @param event null for a digest, which names several
 */
export const isAnnounced = (
  follow: Pick<FollowEntity, 'endedAt'> | null | undefined,
  event: Public | null | undefined,
): boolean => follow?.endedAt === null && event?.isPrivate !== true && event?.isHidden !== true;
