import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { Transaction } from '../inTransaction.ts';

/** An event and, of a series, its root and the dates to come that its creator has: who organises one organises all of them. */
export async function organisedTogether({ events, clock }: Transaction, event: EventEntity): Promise<EventEntity[]> {
  const root = await events.rootOf(event);
  const following = await events.listFollowingLocked(root, clock.now());
  return [...new Set([event, root, ...following])].filter(({ creatorId }) => creatorId === event.creatorId);
}
