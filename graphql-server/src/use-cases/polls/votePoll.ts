import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { canEditResponse, canRemoveResponse, type OwnedEvent } from '@quorum/domain/policies';
import { requireVoting } from '@quorum/domain/poll/status';
import { requireVotable, voteChange, voteDraft, type Vote } from '@quorum/domain/poll/vote';
import { RESPONSES_MAX } from '@quorum/domain/response/constants';
import { record } from '../../activity/record.ts';
import { ofNetwork } from '../../gateways/limiter.ts';
import { PollVoterEntity } from '../../persistence/entities/PollEntity.ts';
import type { PollWithOptions } from '../../persistence/repositories/PollRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction, type Transaction } from '../inTransaction.ts';
import { changedFields } from '../changedFields.ts';
import { judgeEarly } from '../judgeEarly.ts';
import { permit, requireOwnUid } from '../permit.ts';
import { addressChangeOf, answererOf, type Answerer } from '../responses/answerer.ts';
import { joinClaims, uidIn } from '../responses/joinEvent.ts';
import { ownershipOf, type Provable } from '../responses/ownership.ts';
import { settlePoll } from './settlePoll.ts';
import { votingOf } from './votingOf.ts';

/** What somebody voted, with the poll that it belongs to. */
export interface CastVote {
  poll: PollWithOptions;
  voter: PollVoterEntity;
  votes: readonly Vote[];
}

export type Voted = CastVote & Pick<Answerer, 'responseToken' | 'visitorToken'>;

/** Which vote is meant, and the proof that it is the caller's. */
export interface VoteAddress {
  urlHash: string;
  voterId: string;
  responseToken?: string | null | undefined;
}

/** @throws DomainError `CONFLICT`, `BAD_USER_INPUT` for votes that the poll does not take now */
export function requireTakesVotes({ clock }: Context, poll: PollWithOptions, votes: readonly Vote[]): void {
  const options = poll.options.getItems();
  // only its organiser and operators get here
  if (poll.isHidden) throw new DomainError('CONFLICT', 'This poll is hidden and takes no votes');
  requireVoting(votingOf(poll), clock.now());
  requireVotable(
    votes,
    options.map(({ id, date }) => ({ id: String(id), date })),
    clock.now(),
  );
}

/** @throws DomainError `CONFLICT` for more voters than a poll can have */
export async function requireRoomFor({ polls }: Context, poll: PollWithOptions, more: number): Promise<void> {
  if ((await polls.countVoters(poll)) + more > RESPONSES_MAX)
    throw new DomainError('CONFLICT', `A poll has at most ${RESPONSES_MAX} voters`);
}

/**
 * Adds what a visitor or the signed-in person says of the dates of a poll, and makes its event once a date is likely
 * enough.
 * @throws DomainError `BAD_USER_INPUT`, `NOT_FOUND`, `RATE_LIMITED`; `UNAUTHENTICATED` and `FORBIDDEN` for a `uid` that is
 * not the caller's; `CONFLICT` for a poll or a date that takes no votes, and for a second vote of one person
 */
export async function votePoll(transaction: Transaction, urlHash: string, input: unknown): Promise<Voted> {
  const { actor, clock, em, limiter, polls } = transaction;
  requireOwnUid(actor, uidIn(input));
  const { email, votes, ...said } = parse(voteDraft, input);
  // before the poll, so that a refusal does not wait for it
  await limiter.consume(joinClaims(actor, urlHash));
  const poll = await polls.requireLocked(urlHash);
  requireTakesVotes(transaction, poll, votes);
  await requireRoomFor(transaction, poll, 1);
  if (actor.uid !== null && (await polls.hasVoted(poll, actor.uid)))
    throw new DomainError('CONFLICT', 'You have voted already. Edit your vote instead');
  const { stored, responseToken, visitorToken } = await answererOf(transaction, poll, email);
  const now = clock.now();
  const voter = em.create(PollVoterEntity, { ...said, ...stored, poll, createdAt: now, updatedAt: now });
  await em.flush();
  await polls.setVotes([{ voter, votes }]);
  record(transaction, { type: 'vote.created', poll, voter });
  await settlePoll(transaction, poll);
  return { poll, voter, votes, responseToken, visitorToken };
}

/**
 * Changes what somebody says of the dates; votes that are given replace those of the dates that they name.
 * @throws DomainError `BAD_USER_INPUT`, `FORBIDDEN`, `NOT_FOUND`, `CONFLICT`, `RATE_LIMITED`
 */
export async function updateVote(context: Context, of: VoteAddress, input: unknown): Promise<CastVote> {
  const { actor, limiter, tokens } = context;
  const editClaims = ofNetwork('editResponse', actor.address, of.urlHash);
  await limiter.check(editClaims);
  const judge = (_poll: OwnedEvent, voter: Provable) => {
    permit(canEditResponse(actor, ownershipOf(context, voter, of.responseToken)), 'Not authorized to edit');
  };
  return changeVote(context, of, judge, async (transaction, poll, voter) => {
    const { email: given, votes = [], ...said } = parse(voteChange, input);
    requireTakesVotes(transaction, poll, votes);
    const address = addressChangeOf(context, poll, { before: voter.email, given, key: `poll ${voter.id}` });
    await transaction.limiter.consume([...editClaims, ...address.claims]);
    const cameByMail = tokens.matches(of.responseToken, voter.mailTokenDigest ?? null);
    const fields: string[] = changedFields(voter, { ...said, ...address.stored });
    transaction.em.assign(voter, {
      ...said,
      // the owner of the former address, perhaps a mistyped one, has nothing to do with it any more
      ...(address.stored ? { ...address.stored, mailTokenDigest: null } : cameByMail && { isEmailConfirmed: true }),
      updatedAt: transaction.clock.now(),
    });
    if (votes.length > 0) fields.push('votes');
    record(transaction, { type: 'vote.changed', poll, voter, fields });
    await transaction.em.flush();
    if (votes.length > 0) await transaction.polls.setVotes([{ voter, votes }]);
  });
}

/**
 * Withdraws a vote: its owner may, and the poll's creator.
 * A response that it became stays.
 * @throws DomainError `FORBIDDEN`, `NOT_FOUND`
 */
export async function removeVote(context: Context, of: VoteAddress): Promise<void> {
  const judge = (poll: OwnedEvent, voter: Provable) => {
    const ownership = ownershipOf(context, voter, of.responseToken);
    permit(canRemoveResponse(context.actor, ownership, poll), 'Not authorized to remove this vote');
  };
  await changeVote(context, of, judge, async (transaction, poll, voter) => {
    record(transaction, { type: 'vote.removed', poll, voter });
    await transaction.em.remove(voter).flush();
  });
}

type Judge = (poll: OwnedEvent, voter: Provable) => void;

/** Judges before the poll is held, so that a refusal has nobody wait, and again when it is. */
async function changeVote(
  context: Context,
  { urlHash, voterId }: VoteAddress,
  judge: Judge,
  change: (transaction: Transaction, poll: PollWithOptions, voter: PollVoterEntity) => Promise<void>,
): Promise<CastVote> {
  const run = async (transaction: Transaction): Promise<CastVote> => {
    const { polls } = transaction;
    const poll = await polls.requireLocked(urlHash);
    const voter = await polls.requireVoter(poll, voterId);
    judge(poll, voter);
    await change(transaction, poll, voter);
    const votes = await polls.votesOf(voter);
    await settlePoll(transaction, poll);
    return { poll, voter, votes };
  };
  const look = async ({ polls }: Context) => {
    const poll = await polls.requireVisible(urlHash);
    return { poll, voter: await polls.requireVoter(poll, voterId) };
  };
  await judgeEarly(context, look, ({ poll, voter }) => judge(poll, voter));
  return inTransaction(context, [urlHash], run);
}
