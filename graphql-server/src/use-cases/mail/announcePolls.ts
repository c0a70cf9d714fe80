import { dateFound } from '../../mail-templates/dateFound.ts';
import { datesMoved, type Move } from '../../mail-templates/datesMoved.ts';
import { pollClosed } from '../../mail-templates/pollClosed.ts';
import { mailsOfVoter } from '../../persistence/entities/MailEntity.ts';
import type { PollEntity } from '../../persistence/entities/PollEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Transaction } from '../inTransaction.ts';
import { invitations, reachable } from './mailEvents.ts';
import { consumeNews } from './newsClaims.ts';
import { writeMails } from './writeMails.ts';

/**
 * Tells everybody who voted on a date, and the organiser, that it has become an event: each address once. Who picked it
 * knows.
 */
export async function announceFoundDate(transaction: Transaction, event: ShownEvent): Promise<void> {
  const { actor, mailing } = transaction;
  if (!mailing) return;
  const participants = event.participants.getItems();
  const told = reachable(participants);
  const invitationFor = invitations(event, participants, mailing);
  await writeMails(
    transaction,
    told.map((participant) => ({
      kind: 'status',
      to: participant.email,
      event,
      participant,
      calendar: invitationFor(participant),
      dedupeKey: `found ${event.id} ${participant.id}`,
      compose: (surroundings) => dateFound({ event, reader: 'voter' }, surroundings),
    })),
  );
  const { creatorEmail, creatorId } = event;
  if (creatorEmail == null || actor.uid === creatorId) return;
  if (told.some(({ email }) => email.toLowerCase() === creatorEmail.toLowerCase())) return;
  await writeMails(transaction, [
    {
      kind: 'quorum',
      to: creatorEmail,
      event,
      dedupeKey: `found ${event.id}`,
      compose: (surroundings) => dateFound({ event, reader: 'organiser' }, surroundings),
    },
  ]);
}

/** Tells the organiser that voting has ended without a date. */
export async function announceClosedPoll(transaction: Transaction, poll: PollEntity): Promise<void> {
  if (!transaction.mailing || poll.creatorEmail == null) return;
  await writeMails(transaction, [
    {
      kind: 'quorum',
      to: poll.creatorEmail,
      poll,
      dedupeKey: `closed poll ${poll.id} ${poll.closesAt.toMillis()}`,
      compose: (surroundings) => pollClosed(poll, surroundings),
    },
  ]);
}

/** Those who said something of a date that has moved and left an address, with the moves; two may share an address. */
async function movesByAddress({ polls }: Transaction, moves: ReadonlyMap<number, Move>) {
  const byAddress = new Map<string, Set<Move>>();
  const votes = await polls.votersOf([...moves.keys()]);
  for (const { voter, optionId } of votes) {
    const address = voter.email?.toLowerCase();
    const move = moves.get(optionId);
    if (address && move) byAddress.set(address, (byAddress.get(address) ?? new Set()).add(move));
  }
  return reachable(votes.map(({ voter }) => voter)).map((voter) => ({
    voter,
    moves: [...(byAddress.get(voter.email.toLowerCase()) ?? [])],
  }));
}

/**
 * Tells voters that dates are at another time than the one that they voted on: each address once.
 * @param moves by the number of the date
 * @throws DomainError `RATE_LIMITED` when that is too often
 */
export async function announceMovedDates(
  transaction: Transaction,
  poll: PollEntity,
  moves: ReadonlyMap<number, Move>,
): Promise<void> {
  if (!transaction.mailing || moves.size === 0) return;
  const told = await movesByAddress(transaction, moves);
  await consumeNews(
    transaction,
    poll,
    told.map(({ voter }) => voter),
  );
  const at = transaction.clock.now().toMillis();
  await writeMails(
    transaction,
    told.map(({ voter, moves: theirs }) => ({
      kind: 'changed',
      to: voter.email,
      poll,
      voter,
      dedupeKey: `${mailsOfVoter(voter)}moved ${at}`,
      compose: (surroundings) => datesMoved({ poll, moves: theirs }, surroundings),
    })),
  );
}
