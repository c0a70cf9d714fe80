import { isPast } from '@quorum/domain/event/timing';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { statusNews, type StatusNews } from '../../mail-templates/statusNews.ts';
import type { Transaction } from '../inTransaction.ts';
import type { StatusChange } from '../responses/settleResponses.ts';
import { reachable } from './mailEvents.ts';
import { addressDigest } from './addressDigest.ts';
import { tellParticipants } from './tellParticipants.ts';

const newsIn = ({ before, now }: StatusChange): StatusNews | null => {
  if (before === 'WAITLISTED' && now === 'GOING') return 'PLACED';
  if (before === 'CONDITIONAL') return now === 'GOING' ? 'MET' : 'MET_BUT_FULL';
  return now === 'CONDITIONAL' ? 'NOT_MET' : null;
};

type Told = ReturnType<typeof reachable<ParticipantEntity>>;

/** Those for whom a condition does not hold and fail too often; a place is got once. */
async function notTooOften(
  transaction: Transaction,
  { urlHash }: ShownEvent,
  { told, news }: { told: Told; news: ReadonlyMap<number, StatusNews | null> },
): Promise<Told> {
  const keyOf = ({ email }: Told[number]) => `${urlHash} ${addressDigest(transaction, email)}`;
  const isPlaced = ({ id }: Told[number]) => news.get(id) === 'PLACED';
  const ofConditions = told.filter((participant) => !isPlaced(participant));
  if (ofConditions.length === 0) return told;
  const within = await transaction.limiter.consumeEach('conditionsTold', ofConditions.map(keyOf));
  return told.filter((participant) => isPlaced(participant) || within.has(keyOf(participant)));
}

/**
 * Tells people what became of their responses because of others: each once for each change. The
 * revision of the event has risen by then.
 */
export async function announceStatusChanges(
  transaction: Transaction,
  event: ShownEvent,
  changes: readonly StatusChange[],
): Promise<void> {
  const { mailing, clock } = transaction;
  if (!mailing || changes.length === 0 || event.status === 'CALLED_OFF' || isPast(event, clock.now())) return;
  const news = new Map(changes.map((change) => [change.id, newsIn(change)]));
  const told = reachable(event.participants.getItems().filter(({ id }) => news.get(id) != null));
  await tellParticipants(transaction, event, {
    name: 'status',
    told: await notTooOften(transaction, event, { told, news }),
    compose: ({ id }, surroundings) => statusNews({ event, news: news.get(id) ?? 'PLACED' }, surroundings),
  });
}
