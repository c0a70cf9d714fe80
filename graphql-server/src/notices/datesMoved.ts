import type { Move } from '@quorum/domain/event/news';
import { isDueToClose } from '@quorum/domain/poll/status';
import { reachable } from '@quorum/domain/response/reachable';
import { datesMoved as message } from './messages/datesMoved.ts';
import { movesOf } from '../use-cases/polls/movesOf.ts';
import { votingOf } from '../use-cases/polls/votingOf.ts';
import { ofPoll, type AboutPoll, type Reader } from './Notice.ts';

interface MovedReader extends Reader {
  moves: readonly Move[];
}

/** Those who said something of a date that has moved, with the moves; two may share an address. */
async function audience({ transaction, poll, activity }: AboutPoll<'poll.changed'>): Promise<MovedReader[]> {
  const moves = movesOf(poll, activity.before, transaction.clock.now());
  const votes = await transaction.polls.votersOf([...moves.keys()]);
  const byAddress = new Map<string, Set<Move>>();
  for (const { voter, optionId } of votes) {
    const address = voter.email?.toLowerCase();
    const move = moves.get(optionId);
    if (address && move) byAddress.set(address, (byAddress.get(address) ?? new Set()).add(move));
  }
  return reachable(votes.map(({ voter }) => voter)).map(({ id, uid, email, isEmailConfirmed, language }) => {
    const theirs = [...(byAddress.get(email.toLowerCase()) ?? [])];
    return { id, uid, email, isEmailConfirmed, language, moves: theirs };
  });
}

/** That dates are at another time than the one that people voted on, as long as they can change their votes. */
export const datesMoved = ofPoll(['poll.changed'], {
  kind: 'changed',
  when: ({ poll, transaction }) => poll.status === 'OPEN' && !isDueToClose(votingOf(poll), transaction.clock.now()),
  audience,
  message:
    ({ poll }) =>
    ({ moves }, surroundings) =>
      message({ poll, moves }, surroundings),
});
