import { isPast } from '@quorum/domain/event/timing';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { FarewellRepository } from '../../persistence/repositories/FarewellRepository.ts';
import type { Transaction } from '../inTransaction.ts';

/** Stores what those who responded to an event are told once it is gone; of one that is over, or hidden, nobody is told. */
export async function sayFarewell({ em, mailing, clock }: Transaction, event: EventEntity): Promise<void> {
  if (!mailing || event.isHidden || isPast(event, clock.now())) return;
  await new FarewellRepository(em).add(event, clock.now());
}
