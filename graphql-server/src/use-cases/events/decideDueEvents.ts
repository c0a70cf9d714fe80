import { isRuleMet } from '@quorum/domain/decision/decision';
import { record } from '../../activity/record.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { TurnRepository } from '../../persistence/repositories/TurnRepository.ts';
import { attemptEach } from '../attemptEach.ts';
import type { Context } from '../Context.ts';
import { inTransaction, type Transaction } from '../inTransaction.ts';
import { announceClock } from '../mail/announceDecision.ts';
import { countedResponses } from '../responses/countedResponses.ts';
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
  const locked = await events.findLocked(id);
  // another server decided, or its organiser did, since we looked
  if (!locked?.decisionDue || locked.decisionDue > now || locked.date <= now) return;
  const event = await events.show(locked);
  event.decisionDue = null;
  await decideNow(transaction, event);
  await em.flush();
}

async function decideNow(transaction: Transaction, event: ShownEvent): Promise<void> {
  const isMet = isRuleMet(countedResponses(event.participants.getItems()), event);
  if (isMet && isRainy(event)) {
    event.isHeldByRain = true;
    record(transaction, { type: 'event.heldByRain', event });
    await announceClock(transaction, event, 'RAIN');
    return;
  }
  const status = isMet ? 'CONFIRMED' : 'CALLED_OFF';
  await changeStatus(transaction, event, { status, reason: null, decidedBy: 'CLOCK' });
  await announceClock(transaction, event, status);
}

/** By the forecast that is there; without one it is as if it stayed dry. */
const isRainy = ({ rainLimit, weather }: ShownEvent): boolean =>
  rainLimit !== null && (weather?.precipitation ?? 0) >= rainLimit;
