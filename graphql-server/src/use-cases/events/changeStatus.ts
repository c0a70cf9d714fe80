import { decisionDueAt, seatsFor } from '@quorum/domain/decision/decision';
import type { EventStatus } from '@quorum/domain/decision/rules';
import { record } from '../../activity/record.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Transaction } from '../inTransaction.ts';
import { announceDecision } from '../mail/announceDecision.ts';
import { countedResponses } from '../responses/countedResponses.ts';

interface Decided {
  status: EventStatus;
  reason: string | null;
  decidedBy: 'CLOCK' | 'ORGANISER';
}

/**
 * Makes an event be on, off or open; the transaction holds it. What the organiser says while
 * nothing else changes is stored, and told to nobody.
 */
export async function changeStatus(transaction: Transaction, event: ShownEvent, decided: Decided): Promise<void> {
  const { em, clock } = transaction;
  const { status, reason, decidedBy } = decided;
  const now = clock.now();
  if (status === event.status) {
    if (reason === (event.statusReason ?? null)) return;
    em.assign(event, { statusReason: reason, updatedAt: now });
    record(transaction, { type: 'event.explained', event });
    await em.flush();
    return;
  }
  const before = event.status;
  const responses = countedResponses(event.participants.getItems());
  em.assign(event, {
    status,
    decidedBy,
    statusReason: reason,
    statusChangedAt: now,
    neededSeats: event.participantThreshold,
    hadSeats: seatsFor(responses, event),
    decisionDue: decisionDueAt({ status, decideAt: event.decideAt }, now),
    isHeldByRain: false,
    revision: event.revision + 1,
    updatedAt: now,
  });
  record(transaction, { type: 'event.decided', event, before, status, by: decidedBy });
  await em.flush();
  await announceDecision(transaction, event);
}
