import { parse } from '@quorum/domain/parse';
import { chosenEnd, POLL_CONTENT, pollDraftAt, type PollDraft } from '@quorum/domain/poll/draft';
import { isDueToClose, requireUnscheduled } from '@quorum/domain/poll/status';
import { pick } from '@quorum/domain/pick';
import { because } from '@quorum/domain/refusals/Reason';
import { DateTime } from 'luxon';
import { z } from 'zod';
import { record } from '../../activity/record.ts';
import { PollOptionEntity } from '../../persistence/entities/PollEntity.ts';
import type { PollWithOptions } from '../../persistence/repositories/polls/PollRepository.ts';
import type { ShownPoll } from '../../persistence/repositories/polls/shownPolls.ts';
import type { Context } from '../Context.ts';
import { partRevision, requireUnchanged, type Revisions } from '../expectedRevision.ts';
import { changedFields } from '../changedFields.ts';
import { given } from '../events/givenFields.ts';
import { requireEventType } from '../events/requireEventType.ts';
import type { Transaction } from '../inTransaction.ts';
import { claimNews } from '../newsClaims.ts';
import { changeShownPoll } from './changePoll.ts';
import { movesOf } from './movesOf.ts';
import { noSuchOption } from './noSuchOption.ts';
import { settlePoll } from './settlePoll.ts';
import { votingOf } from './votingOf.ts';

const someFields = z.record(z.string(), z.unknown(), because('poll.unreadable'));

const STORED = POLL_CONTENT.filter((name) => name !== 'eventTypeId');

const ENDING = ['closesAt', 'chosenClosesAt'] as const;

const optionsOf = ({ options }: PollWithOptions) => options.getItems();

/** Null where voting ends with the last date: it ends with it also when that is another one. */
const chosenEndOf = (poll: PollWithOptions) => chosenEnd({ ...pick(poll, ENDING), options: optionsOf(poll) });

/** The dates of a poll as `updatePoll` takes them. */
export const optionDraftsOf = (poll: PollWithOptions) =>
  optionsOf(poll).map(({ id, date, endTime }) => ({
    id: String(id),
    date: date.toISO(),
    endTime: endTime?.toISO() ?? null,
  }));

const asDraft = (poll: PollWithOptions) => ({
  ...pick(poll, STORED),
  eventTypeId: poll.eventType.id,
  autoScheduleChance: poll.autoScheduleChance,
  closesAt: chosenEndOf(poll)?.toISO() ?? null,
  options: optionDraftsOf(poll),
});

/**
 * Whether the end of voting is sent back as it was read by a client that was told that nobody chose it: it goes on to
 * move with the last date.
 */
const isEndAsRead = ({ closesAt, chosenClosesAt }: Record<string, unknown>, poll: PollWithOptions): boolean =>
  chosenClosesAt === null && typeof closesAt === 'string' && +DateTime.fromISO(closesAt) === +poll.closesAt;

/** A date that names the one it was keeps its votes; one that is left out goes with its votes. */
const changeOptions = ({ em }: Context, poll: PollWithOptions, drafts: PollDraft['options']): void => {
  const before = new Map(optionsOf(poll).map((option) => [String(option.id), option]));
  for (const { id, date, endTime } of drafts) {
    if (id === null) {
      em.create(PollOptionEntity, { poll, date, endTime });
      continue;
    }
    const option = before.get(id);
    if (!option || !before.delete(id)) throw noSuchOption();
    em.assign(option, { date, endTime });
  }
  for (const left of before.values()) em.remove(left);
};

/**
 * Counts that voters are told about dates that have moved, as long as they can change their votes.
 * @throws DomainError `RATE_LIMITED` when that is too often
 */
async function claimMoves(transaction: Transaction, poll: PollWithOptions, before: Record<string, unknown>) {
  const { clock, mailing, polls } = transaction;
  const now = clock.now();
  if (!mailing || poll.status !== 'OPEN' || isDueToClose(votingOf(poll), now)) return;
  const moves = movesOf(poll, before, now);
  if (moves.size > 0) await claimNews(transaction, poll, await polls.reachOf([...moves.keys()]));
}

/**
 * Changes the content of a poll that the transaction holds; what `changes` leave out stays as it is.
 * @returns what was before, of what has changed
 */
export async function changeContent(
  transaction: Transaction,
  poll: PollWithOptions,
  changes: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { em, clock } = transaction;
  const now = clock.now();
  const accepted = pollDraftAt(now, { options: optionsOf(poll), closesAt: poll.closesAt });
  const { eventTypeId, options, ...draft } = parse(accepted, { ...asDraft(poll), ...changes });
  const eventType = await requireEventType(transaction, eventTypeId);
  const content = { ...draft, eventType };
  const before: Record<string, unknown> = pick(poll, changedFields(poll, content));
  if (changes.options !== undefined) {
    before.options = optionDraftsOf(poll);
    changeOptions(transaction, poll, options);
  }
  em.assign(poll, { ...content, updatedAt: now });
  record(transaction, { type: 'poll.changed', poll, before });
  await em.flush();
  return before;
}

/**
 * Changes a poll; what `input` leaves out stays as it is. The change may bring a date to its chance. Where `input.revision`
 * or `expected` names another revision than the present one, nothing is changed.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `RATE_LIMITED`, `PRECONDITION_FAILED`;
 * `CONFLICT` once it has its event
 */
export const updatePoll = (
  context: Context,
  urlHash: string,
  input: unknown,
  expected?: Revisions,
): Promise<ShownPoll> =>
  changeShownPoll(context, urlHash, async (transaction, poll) => {
    requireUnscheduled(poll);
    const { changes, madeOf } = partRevision(parse(someFields, input));
    requireUnchanged('poll', poll, madeOf, expected);
    const { closesAt, ...others } = given(changes);
    const before = await changeContent(transaction, poll, {
      ...others,
      ...(closesAt !== undefined && !isEndAsRead(changes, poll) && { closesAt }),
    });
    const changed = await transaction.polls.requireLocked(urlHash);
    await settlePoll(transaction, changed);
    await claimMoves(transaction, changed, before);
  });
