import type { Vote } from '@quorum/domain/poll/vote';
import { pollUrl } from '../../mail-templates/MailEvent.ts';
import { voteConfirmation } from '../../mail-templates/voteConfirmation.ts';
import { mailsOfVoter } from '../../persistence/entities/MailEntity.ts';
import type { PollVoterEntity } from '../../persistence/entities/PollEntity.ts';
import type { PollWithOptions } from '../../persistence/repositories/PollRepository.ts';
import type { Transaction } from '../inTransaction.ts';
import { writeMails } from './writeMails.ts';

/** Each date that something was said of, with what was said. */
const datesWith = ({ options, timezone }: PollWithOptions, votes: readonly Vote[]) => {
  const said = new Map(votes.map(({ optionId, likelihood }) => [optionId, likelihood]));
  return options.getItems().flatMap(({ id, date, endTime }) => {
    const likelihood = said.get(String(id));
    return likelihood === undefined ? [] : [{ date, endTime, timezone, likelihood }];
  });
};

/**
 * Gives the address that a voter left a link of its own to the votes; one that was given before leads nowhere then.
 */
export async function confirmVote(
  transaction: Transaction,
  poll: PollWithOptions,
  voter: PollVoterEntity,
  votes: readonly Vote[],
): Promise<void> {
  const { em, tokens, mailing } = transaction;
  if (!mailing || !voter.email) return;
  const token = tokens.secret();
  voter.mailTokenDigest = tokens.digest(token);
  await em.flush();
  const voteUrl = `${pollUrl(mailing, poll)}#vote=${voter.id}.${token}`;
  await writeMails(transaction, [
    {
      kind: 'confirmation',
      to: voter.email,
      poll,
      voter,
      dedupeKey: `${mailsOfVoter(voter)}${voter.mailTokenDigest}`,
      compose: (surroundings) => voteConfirmation({ poll, votes: datesWith(poll, votes), voteUrl }, surroundings),
    },
  ]);
}
