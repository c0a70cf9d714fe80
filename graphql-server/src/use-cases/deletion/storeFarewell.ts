import { isPast } from '@quorum/domain/event/timing';
import { hasOptionAhead } from '@quorum/domain/poll/status';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { FarewellRepository } from '../../persistence/repositories/FarewellRepository.ts';
import type { PollWithOptions } from '../../persistence/repositories/polls/PollRepository.ts';
import type { Transaction } from '../inTransaction.ts';
import { votingOf } from '../polls/votingOf.ts';

/** Stores what those who responded to an event are told once it is gone; of one that is over, or hidden, nobody is told. */
export async function storeFarewell({ em, mailing, clock }: Transaction, event: EventEntity): Promise<void> {
  if (!mailing || event.isHidden || isPast(event, clock.now())) return;
  await new FarewellRepository(em).add(event, clock.now());
}

/** The same of a poll and those who voted; of one whose dates are all over, or a hidden one, nobody is told. */
export async function storeFarewellToVoters({ em, mailing, clock }: Transaction, poll: PollWithOptions): Promise<void> {
  if (!mailing || poll.isHidden || !hasOptionAhead(votingOf(poll), clock.now())) return;
  await new FarewellRepository(em).addOfPoll(poll, clock.now());
}
