import { seatsFor } from '@quorum/domain/decision/decision';
import { statusOf } from '@quorum/domain/decision/status';
import { fall, seatIsFree, seatIsGone } from '../../mail-templates/seat.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { AskRepository } from '../../persistence/repositories/AskRepository.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { addressDigest } from '../mail/addressDigest.ts';
import { reachable } from '../mail/mailEvents.ts';
import { tellParticipants } from '../mail/tellParticipants.ts';
import { writeMails } from '../mail/writeMails.ts';
import { countedResponses } from '../responses/countedResponses.ts';
import { listAskable, noteReply, sendAsks, type Reachable } from './sendAsks.ts';

/**
 * A confirmed event has fallen below what it needs: asks all on its standby list to take a seat, and tells the organiser.
 * Once for each fall.
 */
export async function askStandby(transaction: Transaction, event: ShownEvent): Promise<void> {
  const { mailing, clock, limiter } = transaction;
  if (!mailing || event.date <= clock.now()) return;
  const participants = event.participants.getItems();
  const counts = {
    event,
    threshold: event.participantThreshold,
    expected: seatsFor(countedResponses(participants), event),
  };
  const onStandby = participants.filter((participant) => statusOf(participant) === 'STANDBY');
  const askable = await listAskable(transaction, event, onStandby);
  await sendAsks(
    transaction,
    event,
    'SEAT',
    (await notOfferedTooOften(transaction, event, askable)).map((participant) => ({
      participant,
      compose: (surroundings) => seatIsFree({ ...counts, answerUrl: surroundings.answerUrl }, surroundings),
    })),
  );
  const { creatorEmail, urlHash } = event;
  if (creatorEmail == null || !(await limiter.consumeEach('fallsOfEvent', [urlHash])).has(urlHash)) return;
  await writeMails(transaction, [
    {
      kind: 'quorum',
      to: creatorEmail,
      event,
      dedupeKey: `fall ${event.id} ${event.revision}`,
      compose: (surroundings) => fall({ ...counts, askedCount: askable.length }, surroundings),
    },
  ]);
}

/** Their links still hold: a seat is theirs to claim without another mail. */
async function notOfferedTooOften(
  context: Context,
  { urlHash }: ShownEvent,
  askable: readonly Reachable[],
): Promise<Reachable[]> {
  const keyOf = ({ email }: Reachable) => `${urlHash} ${addressDigest(context, email)}`;
  const within = await context.limiter.consumeEach('seatsOffered', askable.map(keyOf));
  return askable.filter((participant) => within.has(keyOf(participant)));
}

/** A confirmed event has enough people again: those who were asked and have not replied hear that they need not. */
export async function closeSeats(transaction: Transaction, event: ShownEvent): Promise<void> {
  const { em, mailing } = transaction;
  if (!mailing) return;
  const asks = new AskRepository(em);
  const participants = event.participants.getItems();
  const late: ParticipantEntity[] = [];
  for (const ask of await asks.listOpenSeats(event)) {
    const participant = participants.find(({ id }) => id === ask.participant.id);
    if (!participant) continue;
    const isWaiting = statusOf(participant) === 'STANDBY';
    // the others have changed their response on the event's page
    const reply = isWaiting ? 'LATE' : participant.likelihood > 0 ? 'IN' : 'OUT';
    noteReply(transaction, event, { ask, response: participant, reply });
    if (isWaiting && !participant.isHidden) late.push(participant);
  }
  await em.flush();
  await tellOfSeat(transaction, event, reachable(late), 'late');
}

/** Tells people who were asked that the seat is theirs, or that all are taken. */
export async function tellOfSeat(
  transaction: Transaction,
  event: ShownEvent,
  told: readonly Reachable[],
  outcome: 'claimed' | 'late',
): Promise<void> {
  await tellParticipants(transaction, event, {
    name: outcome,
    told,
    hasFile: outcome === 'claimed',
    compose: (_, surroundings) => seatIsGone({ event, outcome }, surroundings),
  });
}
