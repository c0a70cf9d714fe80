import { seatsFor } from '@quorum/domain/decision/decision';
import { clockDecided, type ClockOutcome } from '../../mail-templates/clockDecided.ts';
import { decided } from '../../mail-templates/decided.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { countedResponses } from '../responses/countedResponses.ts';
import type { Transaction } from '../inTransaction.ts';
import { consumeNews } from './newsClaims.ts';
import { reachable } from './mailEvents.ts';
import { tellParticipants } from './tellParticipants.ts';
import { writeMails } from './writeMails.ts';

/**
 * Tells everybody who responded that an event takes place, does not, or is open again: once for each change. To be called
 * in its transaction, after the revision of the event has risen.
 * @throws DomainError `RATE_LIMITED` where its organiser decides too often; the clock does not
 */
export async function announceDecision(transaction: Transaction, event: ShownEvent): Promise<void> {
  if (!transaction.mailing) return;
  const told = reachable(event.participants.getItems());
  const isByClock = event.decidedBy === 'CLOCK';
  if (!isByClock) await consumeNews(transaction, event, told);
  const { status, statusReason: reason = null, neededSeats, hadSeats } = event;
  const figures = { threshold: neededSeats ?? 0, expected: hadSeats ?? 0 };
  await tellParticipants(transaction, event, {
    name: 'decided',
    told,
    compose: (_, surroundings) => decided({ event, status, reason, isByClock, ...figures }, surroundings),
  });
}

/** Tells the organiser what came of the decision time. */
export async function announceClock(transaction: Transaction, event: ShownEvent, outcome: ClockOutcome): Promise<void> {
  const { mailing } = transaction;
  const { creatorEmail, decideAt, participantThreshold: threshold, rainLimit, weather } = event;
  if (!mailing || creatorEmail == null) return;
  const expected = seatsFor(countedResponses(event.participants.getItems()), event);
  const isWithoutForecast = rainLimit !== null && weather?.precipitation == null;
  await writeMails(transaction, [
    {
      kind: 'quorum',
      to: creatorEmail,
      event,
      dedupeKey: `clock ${event.id} ${Number(decideAt)}`,
      compose: (surroundings) => clockDecided({ event, outcome, threshold, expected, isWithoutForecast }, surroundings),
    },
  ]);
}
