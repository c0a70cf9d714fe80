import { isRuleMet } from '@quorum/domain/event/enough';
import { record } from '../../../activity/record.ts';
import type { EventEntity } from '../../../persistence/entities/EventEntity.ts';
import { WeatherRepository } from '../../../persistence/repositories/WeatherRepository.ts';
import { TurnRepository } from '../../../persistence/repositories/TurnRepository.ts';
import { attemptEach } from '../../attemptEach.ts';
import type { Context } from '../../Context.ts';
import { inTransaction, type Transaction } from '../../inTransaction.ts';
import { countedOfPlaces } from '../../responses/settleResponses.ts';
import { changeStatus } from './changeStatus.ts';

/**
 * The clock's decision of every event whose decision time has come: each once, however many servers run, and also where
 * none ran at that minute. What has begun meanwhile is left to its organiser, and nothing of it changes: a clock that was
 * ahead of the start and is put right decides in time.
 */
export async function decideDueEvents(context: Context): Promise<void> {
  const due = await context.events.listDueDecisions(context.clock.now());
  await attemptEach(context, due, async (id) => {
    const turns = await new TurnRepository(context.em).ofEvent(id);
    await inTransaction(context, turns, (transaction) => decideOne(transaction, id));
  });
}

async function decideOne(transaction: Transaction, id: number): Promise<void> {
  const { em, events, clock } = transaction;
  const now = clock.now();
  const event = await events.findLockedAlone(id);
  // another server decided, or its organiser did, since we looked
  if (!event?.decisionDue || event.decisionDue > now || event.date <= now) return;
  event.decisionDue = null;
  await decideNow(transaction, event);
  await em.flush();
}

async function decideNow(transaction: Transaction, event: EventEntity): Promise<void> {
  const isMet = isRuleMet(countedOfPlaces(await transaction.responses.listPlaced(event)), event);
  if (isMet && (await isRainy(transaction, event))) {
    event.isHeldByRain = true;
    record(transaction, { type: 'event.heldByRain', event });
    return;
  }
  const status = isMet ? 'CONFIRMED' : 'CALLED_OFF';
  await changeStatus(transaction, event, { status, reason: null, decidedBy: 'CLOCK' });
}

/** By the forecast that is there; without one it is as if it stayed dry. */
async function isRainy({ em }: Transaction, event: EventEntity): Promise<boolean> {
  if (event.rainLimit === null) return false;
  const weather = await new WeatherRepository(em).of(event);
  return (weather?.precipitation ?? 0) >= event.rainLimit;
}
