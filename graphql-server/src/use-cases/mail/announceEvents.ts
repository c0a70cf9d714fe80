import { isPast } from '@quorum/domain/event/timing';
import { cancelled } from '../../mail-templates/cancelled.ts';
import { changed, isWorthTelling } from '../../mail-templates/changed.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { Transaction } from '../inTransaction.ts';
import type { EventContent } from '../events/eventContent.ts';
import { cancellation, invitations, reachable } from './mailEvents.ts';
import { consumeNews } from './newsClaims.ts';
import { noticeQuorum } from './organiserNotices.ts';
import { writeMails } from './writeMails.ts';

/**
 * Tells participants what has changed that is news to them.
 * @throws DomainError `RATE_LIMITED` when that is too often: rather than have some of them come to the wrong place
 */
export async function announceEventChange(
  transaction: Transaction,
  event: EventEntity,
  before: EventContent,
): Promise<void> {
  const { mailing, clock, responses } = transaction;
  if (!mailing) return;
  if (event.participantThreshold !== before.participantThreshold) await noticeQuorum(transaction, event);
  const isOver = isPast(event, clock.now()) && isPast(before, clock.now());
  if (isOver || !isWorthTelling({ event, before })) return;
  const participants = await responses.listOf(event);
  const told = reachable(participants);
  await consumeNews(transaction, event, told);
  const invitationFor = invitations(event, participants, mailing);
  await writeMails(
    transaction,
    told.map((participant) => ({
      kind: 'changed',
      to: participant.email,
      event,
      participant,
      calendar: invitationFor(participant),
      dedupeKey: `changed ${event.id} ${event.revision} ${participant.id}`,
      compose: (surroundings) => changed({ event, before }, surroundings),
    })),
  );
}

/** Tells participants that an event does not take place. */
export async function announceCancellation(transaction: Transaction, event: EventEntity): Promise<void> {
  const { mailing, clock, responses } = transaction;
  if (!mailing || isPast(event, clock.now())) return;
  const calendar = cancellation(event, mailing);
  await writeMails(
    transaction,
    reachable(await responses.listOf(event)).map((participant) => ({
      kind: 'cancelled',
      to: participant.email,
      event,
      participant,
      calendar,
      dedupeKey: `cancelled ${event.id} ${participant.id}`,
      compose: (surroundings) => cancelled({ event }, surroundings),
    })),
  );
}
