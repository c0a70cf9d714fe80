import { statusOf } from '@quorum/domain/decision/status';
import { addressDigest } from '../../gateways/addressDigest.ts';
import { record } from '../../activity/record.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { AskRepository } from '../../persistence/repositories/AskRepository.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { addAsks, listAskable, noteReply } from './asks.ts';

/** A confirmed event has fallen below what it needs: asks all on its standby list to take a seat. Once for each fall. */
export async function askStandby(transaction: Transaction, event: ShownEvent): Promise<void> {
  const { mailing, clock } = transaction;
  if (!mailing || event.date <= clock.now()) return;
  const onStandby = event.participants.getItems().filter((participant) => statusOf(participant) === 'STANDBY');
  const askable = await listAskable(transaction, event, onStandby);
  const participants = await notOfferedTooOften(transaction, event, askable);
  await addAsks(
    transaction,
    event,
    'SEAT',
    participants.map((participant) => ({ participant })),
  );
  record(transaction, { type: 'event.fell', event, askedCount: askable.length });
}

/** Their links still hold: a seat is theirs to claim without another mail. */
async function notOfferedTooOften(
  context: Context,
  { urlHash }: ShownEvent,
  askable: readonly ParticipantEntity[],
): Promise<ParticipantEntity[]> {
  const keyOf = ({ id, email }: ParticipantEntity) =>
    `${urlHash} ${email === null ? `response ${id}` : addressDigest(context, email)}`;
  const within = await context.limiter.consumeEach('seatsOffered', askable.map(keyOf));
  return askable.filter((participant) => within.has(keyOf(participant)));
}

/** A confirmed event has enough people again: those who were asked and have not replied need not. */
export async function closeSeats(transaction: Transaction, event: ShownEvent): Promise<void> {
  const { em, mailing } = transaction;
  if (!mailing) return;
  record(transaction, { type: 'event.recovered', event });
  const participants = event.participants.getItems();
  const late: ParticipantEntity[] = [];
  for (const ask of await new AskRepository(em).listOpenSeats(event)) {
    const participant = participants.find(({ id }) => id === ask.participant.id);
    if (!participant) continue;
    const isWaiting = statusOf(participant) === 'STANDBY';
    // the others have changed their response on the event's page
    const reply = isWaiting ? 'LATE' : participant.likelihood > 0 ? 'IN' : 'OUT';
    noteReply(transaction, event, { ask, response: participant, reply });
    if (isWaiting && !participant.isHidden) late.push(participant);
  }
  if (late.length > 0) record(transaction, { type: 'event.seatsClosed', event, responses: late.map(({ id }) => id) });
  await em.flush();
}
