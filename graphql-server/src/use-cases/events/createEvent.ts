import { eventDraftAt } from '@quorum/domain/event/draft';
import { externalIdDraft } from '@quorum/domain/event/externalId';
import { pastAfter } from '@quorum/domain/event/timing';
import { numberedQuestions } from '@quorum/domain/organising/questions';
import { parse } from '@quorum/domain/parse';
import { z } from 'zod';
import { record } from '../../activity/record.ts';
import { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Transaction } from '../inTransaction.ts';
import { refuseTaken } from '../externalIdTaken.ts';
import { requireSignedIn, type SignedInActor } from '../permit.ts';
import { newQuestionId } from '../questions/newQuestionId.ts';
import { creatorNameOf } from './creatorName.ts';
import type { EventContent } from './eventContent.ts';
import { requestWeather } from '../weather/weatherChanges.ts';
import { requireEventType } from './requireEventType.ts';

/** How the organiser of an event or a poll is known. */
export type Organiser = Pick<EventEntity, 'creatorId' | 'creatorName' | 'creatorEmail' | 'creatorLanguage'>;

/**
 * Publishes an event in the name of the signed-in person.
 * @throws DomainError `UNAUTHENTICATED`, `BAD_USER_INPUT`, `RATE_LIMITED`; `CONFLICT` for an external id that another has
 */
export async function createEvent(transaction: Transaction, input: unknown): Promise<ShownEvent> {
  const { actor, clock, limiter } = transaction;
  requireSignedIn(actor);
  const { eventTypeId, ...draft } = parse(z.intersection(eventDraftAt(clock.now()), externalIdDraft), input);
  const eventType = await requireEventType(transaction, eventTypeId);
  await limiter.consume([{ limit: 'createEvent', key: actor.uid }]);
  const questions = numberedQuestions(draft.questions, [], newQuestionId);
  const accepted = { ...draft, questions, eventType, ...organiserOf(actor) };
  return refuseTaken(() => publishEvent(transaction, accepted, 'DRAFT'));
}

/** How the signed-in person is known as an organiser. */
export const organiserOf = ({ uid, identity, language }: SignedInActor): Organiser => ({
  creatorId: uid,
  creatorName: creatorNameOf(identity),
  creatorEmail: identity.email,
  creatorLanguage: language,
});

/** Adds an event that the rules have accepted. */
export async function publishEvent(
  transaction: Transaction,
  accepted: EventContent & Organiser & Partial<Pick<EventEntity, 'isHidden' | 'externalId'>>,
  from: 'DRAFT' | 'POLL',
): Promise<ShownEvent> {
  const { em, clock, tokens } = transaction;
  const event = em.create(EventEntity, {
    ...accepted,
    pastAfter: pastAfter(accepted),
    decisionDue: accepted.decideAt,
    urlHash: tokens.urlHash(),
    createdAt: clock.now(),
    updatedAt: clock.now(),
  });
  await em.flush();
  record(transaction, { type: 'event.created', event, from });
  await requestWeather(transaction);
  return event as ShownEvent;
}
