import { decisionDueAt } from '@quorum/domain/decision/decision';
import type { EventStatus } from '@quorum/domain/decision/rules';
import { enoughOf } from '@quorum/domain/event/enough';
import { noteFigures, record } from '../../../activity/record.ts';
import type { EventEntity } from '../../../persistence/entities/EventEntity.ts';
import type { PlacedResponse } from '../../../persistence/repositories/ResponseRepository.ts';
import type { Transaction } from '../../inTransaction.ts';
import { claimNews } from '../../newsClaims.ts';
import { noteOffers } from '../../responses/noteOffers.ts';
import { countedOfPlaces, figuresOf, settleResponses } from '../../responses/settleResponses.ts';

interface Decided {
  status: EventStatus;
  reason: string | null;
  decidedBy: 'CLOCK' | 'ORGANISER';
}

/**
 * Makes an event be on, off or open; the transaction holds it. What the organiser says while
 * nothing else changes is stored, and told to nobody.
 * @throws DomainError `RATE_LIMITED` where its organiser decides too often; the clock does not
 */
export async function changeStatus(transaction: Transaction, event: EventEntity, decided: Decided): Promise<void> {
  const { em, clock, mailing, responses } = transaction;
  const { status, reason, decidedBy } = decided;
  const now = clock.now();
  if (status === event.status) {
    if (reason === (event.statusReason ?? null)) return;
    em.assign(event, { statusReason: reason, updatedAt: now });
    record(transaction, { type: 'event.explained', event });
    await em.flush();
    return;
  }
  if (mailing && decidedBy === 'ORGANISER') await claimNews(transaction, event, await responses.reachOf(event));
  const before = event.status;
  const placed = await responses.listPlaced(event);
  const counted = countedOfPlaces(placed);
  const { threshold: needed, counted: had } = enoughOf(counted, event);
  noteFigures(transaction, event, figuresOf(counted, event));
  em.assign(event, {
    status,
    decidedBy,
    statusReason: reason,
    statusChangedAt: now,
    neededSeats: needed,
    hadSeats: had,
    decisionDue: decisionDueAt({ status, decideAt: event.decideAt }, now),
    isHeldByRain: false,
    revision: event.revision + 1,
    updatedAt: now,
  });
  record(transaction, { type: 'event.decided', event, before, status, by: decidedBy, needed, had });
  if ((status === 'CALLED_OFF') !== (before === 'CALLED_OFF')) await settleOffers(transaction, event, placed);
  await em.flush();
}

/** What is called off offers no places; once it is open again, it offers those that are free. */
async function settleOffers(
  transaction: Transaction,
  event: EventEntity,
  placed: readonly PlacedResponse[],
): Promise<void> {
  const { places, changes, offers, figures } = settleResponses(placed, event, transaction.clock.now());
  noteFigures(transaction, event, figures);
  await transaction.responses.setPlaces(places);
  if (changes.length > 0) record(transaction, { type: 'event.placesChanged', event, changes });
  await noteOffers(transaction, event, offers);
}
