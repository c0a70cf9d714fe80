import { isPast } from '@quorum/domain/event/timing';
import { cancelled } from '../../mail-templates/cancelled.ts';
import { changed, isWorthTelling } from '../../mail-templates/changed.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../Context.ts';
import type { EventContent } from '../events/eventContent.ts';
import { cancellation, invitations, reachable } from './mailEvents.ts';
import { consumeNews } from './newsClaims.ts';
import { noticeQuorum } from './organiserNotices.ts';
import { writeMails } from './writeMails.ts';

/**
 * Tells participants what has changed that is news to them. To be called in the transaction of the change.
 * @throws DomainError `RATE_LIMITED` when that is too often: rather than have some of them come to the wrong place
 */
export async function announceEventChange(context: Context, event: EventEntity, before: EventContent): Promise<void> {
  const { mailing, clock, responses } = context;
  if (!mailing) return;
  if (event.participantThreshold !== before.participantThreshold) await noticeQuorum(context, event);
  const isOver = isPast(event, clock.now()) && isPast(before, clock.now());
  if (isOver || !isWorthTelling({ event, before })) return;
  const participants = await responses.listOf(event);
  const told = reachable(participants);
  await consumeNews(context, event, told);
  const invitationFor = invitations(event, participants, mailing);
  await writeMails(
    context,
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

/** Tells participants that an event does not take place. To be called in the transaction that deletes it. */
export async function announceCancellation(context: Context, event: EventEntity): Promise<void> {
  const { mailing, clock, responses } = context;
  if (!mailing || isPast(event, clock.now())) return;
  const calendar = cancellation(event, mailing);
  await writeMails(
    context,
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
