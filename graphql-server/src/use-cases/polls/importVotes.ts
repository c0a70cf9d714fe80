import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { canManageEvent, canSeeEvent } from '@quorum/domain/policies';
import { requireVoting } from '@quorum/domain/poll/status';
import {
  planImport,
  type ImportedOption,
  type ImportedVoter,
  type ImportPlan,
} from '@quorum/domain/poll/table/planImport';
import { requireImportable } from '@quorum/domain/poll/table/requireImportable';
import { importDraft, importInput } from '@quorum/domain/poll/vote';
import { record } from '../../activity/record.ts';
import { PollVoterEntity } from '../../persistence/entities/PollEntity.ts';
import type { PollWithOptions } from '../../persistence/repositories/polls/PollRepository.ts';
import type { ShownPoll } from '../../persistence/repositories/polls/shownPolls.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { permit, requireSignedIn } from '../permit.ts';
import { changeShownPoll } from './changePoll.ts';
import { settlePoll } from './settlePoll.ts';
import { changeContent, optionDraftsOf } from './updatePoll.ts';
import { requireRoomFor } from './votePoll.ts';
import { requireTakesVotes } from './votes.ts';
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

/** What each person said, by the dates that the poll has by now; those who said nothing are left out. */
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

/** What the table would do to the poll as it is. */
async function planOf({ em, clock }: Context, poll: PollWithOptions, input: unknown) {
  const { table, leaveOut, ...answers } = parse(importInput, input);
  const now = clock.now();
  requireVoting(votingOf(poll), now);
  const voters = await em.find(PollVoterEntity, { poll }, { fields: ['name'], disableIdentityMap: true });
  const options = poll.options.getItems().map(({ id, date }) => ({ id: String(id), date }));
  const plan = planImport(table, { timezone: poll.timezone, options, voters }, now, answers);
  return { plan, leaveOut: leaveOut ?? false };
}

/**
 * What an import of a table would do, by the same rules; nothing is changed.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT`, `RATE_LIMITED`
 */
export async function previewImport(context: Context, urlHash: string, input: unknown): Promise<ImportPlan> {
  const { actor, em, limiter, polls } = context;
  requireSignedIn(actor);
  const poll = await polls.findAlone(urlHash);
  if (!poll || !canSeeEvent(actor, poll)) throw new DomainError('NOT_FOUND', 'poll.unknown');
  permit(canManageEvent(actor, poll), 'poll.notYours');
  await limiter.consume([{ limit: 'previewImport', key: actor.uid }]);
  await em.populate(poll, ['options']);
  return (await planOf(context, poll as PollWithOptions, input)).plan;
}

/**
 * Adds the votes of a table, and the dates that the poll does not have: all or nothing, unless its organiser leaves out
 * what cannot be imported. The votes are nobody's: the organiser alone can remove them.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT`, `RATE_LIMITED`
 */
export const importVotes = (context: Context, urlHash: string, input: unknown): Promise<ShownPoll> =>
  changeShownPoll(context, urlHash, async (transaction, before) => {
    const { em, clock, limiter, tokens, polls } = transaction;
    const now = clock.now();
    const { plan, leaveOut } = await planOf(transaction, before, input);
    requireImportable(plan, leaveOut);
    const poll = await addOptions(transaction, before, plan.options);
    const imported = votersIn(poll, plan.options, plan.voters);
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
    record(transaction, { type: 'votes.imported', poll, count: stored.length });
    await settlePoll(transaction, poll);
  });
