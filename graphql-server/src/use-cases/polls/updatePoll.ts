import { parse } from '@quorum/domain/parse';
import { chosenEnd, POLL_CONTENT, pollDraftAt, type PollDraft } from '@quorum/domain/poll/draft';
import { isDueToClose, requireUnscheduled } from '@quorum/domain/poll/status';
import { pick } from '@quorum/domain/pick';
import { DateTime } from 'luxon';
import { z } from 'zod';
import { record } from '../../activity/record.ts';
import { isSameWhen, type When } from '../../mail-templates/when.ts';
import { PollOptionEntity } from '../../persistence/entities/PollEntity.ts';
import type { PollWithOptions } from '../../persistence/repositories/PollRepository.ts';
import type { ShownPoll } from '../../persistence/repositories/shownPolls.ts';
import type { Context } from '../Context.ts';
import { partRevision, requireUnchanged, type Revisions } from '../expectedRevision.ts';
import { changedFields } from '../changedFields.ts';
import { given } from '../events/givenFields.ts';
import { requireEventType } from '../events/requireEventType.ts';
import type { Transaction } from '../inTransaction.ts';
import { announceMovedDates } from '../mail/announcePolls.ts';
import { changeShownPoll } from './changePoll.ts';
import { noSuchOption } from './noSuchOption.ts';
import { settlePoll } from './settlePoll.ts';
import { votingOf } from './votingOf.ts';

const someFields = z.record(z.string(), z.unknown(), 'The poll must be an object with its fields');

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
 * Whether the end of voting is sent back as it was read by who was told that nobody chose it: it goes on to move with the
 * last date.
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

/** When each date is, by its number. */
const timesOf = (poll: PollWithOptions): Map<number, When> =>
  new Map(optionsOf(poll).map(({ id, date, endTime }) => [id, { date, endTime, timezone: poll.timezone }]));

/** Tells voters of the dates that are to come at another time than `before`, as long as they can change their votes. */
async function announceMoves(transaction: Transaction, poll: PollWithOptions, before: ReadonlyMap<number, When>) {
  const now = transaction.clock.now();
  if (poll.status !== 'OPEN' || isDueToClose(votingOf(poll), now)) return;
  const moves = [...timesOf(poll)].flatMap(([id, when]) => {
    const was = before.get(id);
    return was && when.date > now && !isSameWhen(when, was) ? [[id, { now: when, before: was }] as const] : [];
  });
  await announceMovedDates(transaction, poll, new Map(moves));
}

/** Changes the content of a poll that the transaction holds; what `changes` leave out stays as it is. */
export async function changeContent(
  transaction: Transaction,
  poll: PollWithOptions,
  changes: Record<string, unknown>,
): Promise<void> {
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
    const before = timesOf(poll);
    const { closesAt, ...others } = given(changes);
    await changeContent(transaction, poll, {
      ...others,
      ...(closesAt !== undefined && !isEndAsRead(changes, poll) && { closesAt }),
    });
    const changed = await transaction.polls.requireLocked(urlHash);
    await settlePoll(transaction, changed);
    await announceMoves(transaction, changed, before);
  });
