import { parse } from '@quorum/domain/parse';
import { importCsv, type ImportedOption, type ImportedVoter } from '@quorum/domain/poll/importCsv';
import { requireVoting } from '@quorum/domain/poll/status';
import { importDraft, importInput } from '@quorum/domain/poll/vote';
import { PollVoterEntity } from '../../persistence/entities/PollEntity.ts';
import type { PollWithOptions, ShownPoll } from '../../persistence/repositories/PollRepository.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { changeShownPoll } from './changePoll.ts';
import { settlePoll } from './settlePoll.ts';
import { changeContent, optionDraftsOf } from './updatePoll.ts';
import { requireRoomFor, requireTakesVotes } from './votePoll.ts';
import { votingOf } from './votingOf.ts';

/** Adds the dates of the table that the poll does not have. */
async function addOptions(transaction: Transaction, poll: PollWithOptions, wanted: readonly ImportedOption[]) {
  const known = new Set(poll.options.getItems().map(({ date }) => date.toMillis()));
  const missing = wanted.filter(({ date }) => !known.has(date.toMillis()));
  if (missing.length === 0) return poll;
  const added = missing.map(({ date, endTime }) => ({ date: date.toISO(), endTime: endTime?.toISO() ?? null }));
  await changeContent(transaction, poll, { options: [...optionDraftsOf(poll), ...added] });
  return transaction.polls.requireLocked(poll.urlHash);
}

/** What each person said, by the dates that the poll has by now; who said nothing is left out. */
const votersIn = (poll: PollWithOptions, options: readonly ImportedOption[], voters: readonly ImportedVoter[]) => {
  const ids = new Map(poll.options.getItems().map(({ id, date }) => [date.toMillis(), String(id)]));
  const said = voters.map(({ name, votes }) => ({
    name,
    votes: options.flatMap(({ date }, place) => {
      const [optionId, likelihood] = [ids.get(date.toMillis()), votes[place] ?? null];
      return optionId === undefined || likelihood === null ? [] : [{ optionId, likelihood }];
    }),
  }));
  return parse(
    importDraft,
    said.filter(({ votes }) => votes.length > 0),
  );
};

/**
 * Adds the votes of a table, and the dates that the poll does not have: all or nothing. The votes are nobody's: the
 * organiser alone can remove them.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT`, `RATE_LIMITED`
 */
export const importVotes = (context: Context, urlHash: string, input: unknown): Promise<ShownPoll> =>
  changeShownPoll(context, urlHash, async (transaction, before) => {
    const { em, clock, limiter, tokens, polls } = transaction;
    const { table } = parse(importInput, input);
    const now = clock.now();
    requireVoting(votingOf(before), now);
    const { options, voters } = importCsv(table, { timezone: before.timezone, now });
    const poll = await addOptions(transaction, before, options);
    const imported = votersIn(poll, options, voters);
    await limiter.consume([{ limit: 'importedVoters', key: poll.creatorId, amount: imported.length }]);
    for (const { votes } of imported) requireTakesVotes(transaction, poll, votes);
    await requireRoomFor(transaction, poll, imported.length);
    const stored = imported.map(({ votes, ...said }) => {
      const voter = em.create(PollVoterEntity, {
        ...said,
        poll,
        email: null,
        uid: null,
        visitorDigest: null,
        // of a secret that nobody was told
        tokenDigest: tokens.digest(tokens.secret()),
        createdAt: now,
        updatedAt: now,
      });
      return { voter, votes };
    });
    await em.flush();
    await polls.setVotes(stored);
    await settlePoll(transaction, poll);
  });
