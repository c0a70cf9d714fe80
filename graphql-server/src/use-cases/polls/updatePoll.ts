import { parse } from '@quorum/domain/parse';
import { POLL_CONTENT, pollDraftAt, type PollDraft } from '@quorum/domain/poll/draft';
import { requireUnscheduled } from '@quorum/domain/poll/status';
import { pick } from '@quorum/domain/pick';
import { z } from 'zod';
import type { Move } from '../../mail-templates/datesMoved.ts';
import { PollOptionEntity } from '../../persistence/entities/PollEntity.ts';
import type { PollWithOptions, ShownPoll } from '../../persistence/repositories/PollRepository.ts';
import type { Context } from '../Context.ts';
import { given } from '../events/givenFields.ts';
import { requireEventType } from '../events/requireEventType.ts';
import type { Transaction } from '../inTransaction.ts';
import { announceMovedDates } from '../mail/announcePolls.ts';
import { changeShownPoll } from './changePoll.ts';
import { noSuchOption } from './noSuchOption.ts';
import { settlePoll } from './settlePoll.ts';

const someFields = z.record(z.string(), z.unknown(), 'The poll must be an object with its fields');

const STORED = POLL_CONTENT.filter((name) => name !== 'eventTypeId');

const optionsOf = ({ options }: PollWithOptions) => options.getItems();

/** Voting that ends with the last date ends with it also when that is another one. */
const endsWithLastDate = (poll: PollWithOptions) => +poll.closesAt === +(optionsOf(poll).at(-1)?.date ?? 0);

/** The dates of a poll as `updatePoll` takes them. */
export const optionDraftsOf = (poll: PollWithOptions) =>
  optionsOf(poll).map(({ id, date, endTime }) => ({
    id: String(id),
    date: date.toISO(),
    endTime: endTime?.toISO() ?? null,
  }));

const asDraft = (poll: PollWithOptions, hasNewOptions: boolean) => ({
  ...pick(poll, STORED),
  eventTypeId: poll.eventType.id,
  autoScheduleChance: poll.autoScheduleChance,
  closesAt: hasNewOptions && endsWithLastDate(poll) ? null : poll.closesAt.toISO(),
  options: optionDraftsOf(poll),
});

/**
 * A date that names the one it was keeps its votes; one that is left out goes with its votes. Returns those that are at another
 * time now.
 */
const changeOptions = ({ em }: Context, poll: PollWithOptions, drafts: PollDraft['options']) => {
  const before = new Map(optionsOf(poll).map((option) => [String(option.id), option]));
  const moved = new Map<PollOptionEntity, Move>();
  for (const { id, date, endTime } of drafts) {
    if (id === null) {
      em.create(PollOptionEntity, { poll, date, endTime });
      continue;
    }
    const option = before.get(id);
    if (!option || !before.delete(id)) throw noSuchOption();
    const { timezone } = poll;
    const was = { date: option.date, endTime: option.endTime, timezone };
    if (+was.date !== +date || was.endTime?.toMillis() !== endTime?.toMillis())
      moved.set(option, { now: { date, endTime, timezone }, before: was });
    em.assign(option, { date, endTime });
  }
  for (const left of before.values()) em.remove(left);
  return moved;
};

/** Changes the content of a poll that the transaction holds; what `changes` leave out stays as it is. */
export async function changeContent(
  transaction: Transaction,
  poll: PollWithOptions,
  changes: Record<string, unknown>,
): Promise<void> {
  const { em, clock } = transaction;
  const now = clock.now();
  const accepted = pollDraftAt(now, { options: optionsOf(poll), closesAt: poll.closesAt });
  const { eventTypeId, options, ...draft } = parse(accepted, {
    ...asDraft(poll, changes.options !== undefined),
    ...changes,
  });
  const eventType = await requireEventType(transaction, eventTypeId);
  em.assign(poll, { ...draft, eventType, updatedAt: now });
  const moved = changes.options === undefined ? null : changeOptions(transaction, poll, options);
  await em.flush();
  if (moved) await announceMovedDates(transaction, poll, moved);
}

/**
 * Changes a poll; what `input` leaves out stays as it is. The change may bring a date to its chance.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `RATE_LIMITED`; `CONFLICT` once it
 * has its event
 */
export const updatePoll = (context: Context, urlHash: string, input: unknown): Promise<ShownPoll> =>
  changeShownPoll(context, urlHash, async (transaction, poll) => {
    requireUnscheduled(poll);
    await changeContent(transaction, poll, given(parse(someFields, input)));
    await settlePoll(transaction, await transaction.polls.requireLocked(urlHash));
  });
