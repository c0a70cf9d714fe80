import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { CoOrganiserRepository } from '../../persistence/repositories/organising/CoOrganiserRepository.ts';
import { endFor } from '../co-organisers/removeCoOrganiser.ts';
import { giveTo } from '../hand-over/takeOverEvent.ts';
import type { Transaction } from '../inTransaction.ts';

/**
 * Gives an event of a person who goes to the eldest of its co-organisers, with its poll and what follows of its series.
 * @returns whether there was one
 */
export async function giveToEldest(transaction: Transaction, event: EventEntity): Promise<boolean> {
  const [eldest] = event.coOrganisers;
  if (!eldest) return false;
  const { uid, displayName, email, language } = eldest;
  await giveTo(transaction, event, {
    creatorId: uid,
    creatorName: displayName,
    creatorEmail: email,
    creatorLanguage: language,
  });
  return true;
}

/** Takes a person who goes off the co-organisers of every event. */
export async function leaveCoOrganised(transaction: Transaction, uid: string): Promise<void> {
  await endFor(transaction, await new CoOrganiserRepository(transaction.em).listLockedOf(uid), uid);
}
