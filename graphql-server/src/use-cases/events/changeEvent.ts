import { decisionDueAt } from '@quorum/domain/decision/decision';
import { changedRule, type RecurrenceRule, type RecurringRoot } from '@quorum/domain/event/recurrenceRule';
import { isWorthTelling, type Telling } from '@quorum/domain/event/news';
import { isPast, pastAfter } from '@quorum/domain/event/timing';
import { pick } from '@quorum/domain/pick';
import { record } from '../../activity/record.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { outcomeOf, placedOf } from '../responses/settleResponses.ts';
import { settleChangedEvent } from '../responses/responses.ts';
import { changedFields, isSame } from '../changedFields.ts';
import type { Transaction } from '../inTransaction.ts';
import { claimNews } from '../newsClaims.ts';
import { dropAnswers } from '../questions/dropAnswers.ts';
import { keepWeatherTrue } from '../weather/weatherChanges.ts';
import { contentOf, type EventContent } from './eventContent.ts';
import { scheduleOf } from './schedule.ts';

/**
 * Changes the content of an event and updates what depends on it: calendars, the weather, places. The transaction holds the
 * event.
 * @throws DomainError `RATE_LIMITED` where people would be told about that too often
 */
export async function changeEvent(
  transaction: Transaction,
  event: EventEntity,
  change: Partial<EventContent>,
  { tellNotes = false }: Telling = {},
): Promise<void> {
  const { em, clock } = transaction;
  const before = contentOf(event);
  const schedule = scheduleOf(event);
  em.assign(event, change);
  em.assign(event, { recurrenceRule: ruleAfter(event, schedule) });
  em.assign(event, { pastAfter: pastAfter(event), updatedAt: clock.now(), revision: event.revision + 1 });
  if (Number(event.decideAt) !== Number(before.decideAt)) {
    em.assign(event, { decisionDue: decisionDueAt(event, clock.now()), isHeldByRain: false, askedAt: null });
  }
  const changed = pick(before, changedFields(event, before));
  record(transaction, { type: 'event.changed', event, before: changed, ...(tellNotes && { tellNotes }) });
  await dropAnswers(transaction, event, before.questions);
  await keepWeatherTrue(transaction, event, before);
  if (isNews(transaction, event, before, { tellNotes }))
    await claimNews(transaction, event, await transaction.responses.reachOf(event));
  await settlePlaces(transaction, event, before);
}

/** Whether those who responded are told. */
const isNews = (
  { mailing, clock }: Transaction,
  event: EventEntity,
  before: EventContent,
  telling: Telling,
): boolean => {
  const now = clock.now();
  return mailing !== null && isWorthTelling({ event, before }, telling) && !(isPast(event, now) && isPast(before, now));
};

/** A series that starts again is counted from its own date; so is one that ends, for the dates that it has already. */
function ruleAfter(event: EventEntity, before: RecurringRoot | null): RecurrenceRule | null {
  const after = scheduleOf(event, before);
  return before && after && event.recurrenceRule ? changedRule(before, after) : null;
}

/** What decides on places. An offer of one does not outlast the start. */
const PLACES = ['capacity', 'participantThreshold', 'waitlistRule', 'date', 'timezone'] as const;

/** Other places, or another threshold, give places to some who wait, and let conditions hold or not. */
async function settlePlaces(transaction: Transaction, event: EventEntity, before: EventContent): Promise<void> {
  if (PLACES.every((name) => isSame(event[name], before[name]))) return;
  await transaction.em.flush();
  const shown = await transaction.events.show(event);
  await settleChangedEvent(transaction, shown, outcomeOf(shown.participants.getItems().map(placedOf), before));
}
