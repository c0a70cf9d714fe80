import { eventDraft } from '@quorum/domain/event/draft';
import { pastAfter } from '@quorum/domain/event/timing';
import { parse } from '@quorum/domain/parse';
import { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Transaction } from '../inTransaction.ts';
import { requireSignedIn } from '../permit.ts';
import { creatorNameOf } from './creatorName.ts';
import { requestWeather } from '../weather/weatherChanges.ts';
import { requireEventType } from './requireEventType.ts';

/**
 * Publishes an event in the name of the signed-in person.
 * @throws DomainError `UNAUTHENTICATED`, `BAD_USER_INPUT`, `RATE_LIMITED`
 */
export async function createEvent(transaction: Transaction, input: unknown): Promise<ShownEvent> {
  const { actor, em, clock, tokens, limiter } = transaction;
  requireSignedIn(actor);
  const { eventTypeId, ...draft } = parse(eventDraft, input);
  const eventType = await requireEventType(transaction, eventTypeId);
  await limiter.consume([{ limit: 'createEvent', key: actor.uid }]);
  const event = em.create(EventEntity, {
    ...draft,
    eventType,
    pastAfter: pastAfter(draft),
    urlHash: tokens.urlHash(),
    creatorId: actor.uid,
    creatorName: creatorNameOf(actor.identity),
    creatorEmail: actor.identity.email,
    creatorLanguage: actor.language,
    createdAt: clock.now(),
    updatedAt: clock.now(),
  });
  await em.flush();
  await requestWeather(transaction);
  return event as ShownEvent;
}
