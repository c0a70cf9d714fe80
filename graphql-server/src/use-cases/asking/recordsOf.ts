import type { CameAfter } from '@quorum/domain/decision/reliability';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { ReliabilityRepository } from '../../persistence/repositories/organising/ReliabilityRepository.ts';
import type { Context } from '../Context.ts';

type Responded = Pick<ParticipantEntity, 'uid'>;

/** What is known of each of those who responded: of somebody without an account nothing. */
export async function recordsOf(
  { em, clock }: Pick<Context, 'em' | 'clock'>,
  participants: readonly Responded[],
): Promise<(participant: Responded) => readonly CameAfter[]> {
  const uids = participants.flatMap(({ uid }) => uid ?? []);
  const records = await new ReliabilityRepository(em).recordsOf(uids, clock.now());
  return ({ uid }) => (uid == null ? [] : (records.get(uid) ?? []));
}
