import type { Move } from '@quorum/domain/event/news';
import { isDueToClose } from '@quorum/domain/poll/status';
import { datesMoved as message } from './messages/datesMoved.ts';
import { movesOf } from '../use-cases/polls/movesOf.ts';
import { votingOf } from '../use-cases/polls/votingOf.ts';
import type { PollVoterEntity } from '../persistence/entities/PollEntity.ts';
import { hasAccount, reached } from './audiences.ts';
import { ofPoll, type AboutPoll, type Reader } from './Notice.ts';

interface MovedReader extends Reader {
  moves: readonly Move[];
}

/** Somebody by their address, which two may share, or by their votes. */
const nameOf = ({ id, email }: PollVoterEntity) => email?.toLowerCase() ?? id;

/** Those who said something of a date that has moved, with the moves. */
async function audience({ transaction, poll, activity }: AboutPoll<'poll.changed'>): Promise<MovedReader[]> {
  const moves = movesOf(poll, activity.before, transaction.clock.now());
  const votes = await transaction.polls.votersOf([...moves.keys()]);
  const byName = new Map<string | number, Set<Move>>();
  for (const { voter, optionId } of votes) {
    const move = moves.get(optionId);
    if (move) byName.set(nameOf(voter), (byName.get(nameOf(voter)) ?? new Set()).add(move));
  }
  const voters = [...new Set(votes.map(({ voter }) => voter))];
  return reached(voters, hasAccount).map((voter) => {
    const { id, uid, email, isEmailConfirmed, language } = voter;
    return { id, uid, email, isEmailConfirmed, language, moves: [...(byName.get(nameOf(voter)) ?? [])] };
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
