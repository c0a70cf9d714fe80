import { DomainError } from '@quorum/domain/errors';
import type { ShownPoll } from '../../persistence/repositories/polls/shownPolls.ts';
import type { Context } from '../Context.ts';

/** The poll of that hash, private or not: knowing the hash is the permission. Null when there is none. */
export const getPoll = ({ polls }: Context, urlHash: string): Promise<ShownPoll | null> => polls.find(urlHash);

/** @throws DomainError `NOT_FOUND`, with a sentence of its own for a poll that was deleted */
export async function requirePoll({ polls }: Context, urlHash: string): Promise<ShownPoll> {
  const poll = await polls.find(urlHash);
  if (poll) return poll;
  if (await polls.findCancelled(urlHash)) throw new DomainError('NOT_FOUND', 'poll.cancelled');
  throw new DomainError('NOT_FOUND', 'poll.unknown');
}
