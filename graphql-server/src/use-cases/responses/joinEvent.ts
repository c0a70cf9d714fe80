import { requireNotCalledOff } from '@quorum/domain/decision/decision';
import { DomainError } from '@quorum/domain/errors';
import { RESPONSES_MAX } from '@quorum/domain/response/constants';
import { answersAfter, type Answer } from '@quorum/domain/response/answers';
import type { Question } from '@quorum/domain/organising/questions';
import { responseDraft, type ResponseDraft } from '@quorum/domain/response/draft';
import { seatsOf } from '@quorum/domain/decision/party';
import { requirePossible } from '@quorum/domain/response/plan';
import { reason } from '@quorum/domain/refusals/Reason';
import { record } from '../../activity/record.ts';
import type { PlacedResponse } from '../../persistence/repositories/ResponseRepository.ts';
import type { Transaction } from '../inTransaction.ts';
import { judgePhone, leavePhone } from '../phone/leavePhone.ts';
import { addAnswer } from '../answers/addAnswer.ts';
import { isOutcomeNews, noteOutcome } from './responses.ts';
import { noteOffers } from './noteOffers.ts';
import { columnsOf, outcomeOf, settleResponses } from './settleResponses.ts';

/**
 * Adds the response of a visitor or of the signed-in person.
 * @throws DomainError as `addAnswer` does, and `NOT_FOUND`; `CONFLICT` for a second response of one person, or one too many
 * @param options.isOncePerBrowser whether a second response of one visitor's browser is refused, too: two people may share one
 */
export const joinEvent = (
  transaction: Transaction,
  urlHash: string,
  input: unknown,
  { isOncePerBrowser = false }: { isOncePerBrowser?: boolean } = {},
) => {
  const { actor, clock, events, responses, tokens } = transaction;
  const lock = async (draft: ResponseDraft) => {
    // before it is locked: what is refused has nobody wait
    const phone = draft.phone ? await judgePhone(transaction, draft, await events.requireVisible(urlHash)) : null;
    const event = await events.requireLockedForJoin(urlHash);
    if (isOncePerBrowser && actor.visitorToken !== null) {
      if ((await responses.findOfBrowser(event, tokens.digest(actor.visitorToken))) !== null) throw secondOf();
    }
    // only its organiser and operators get here
    if (event.isHidden) throw new DomainError('CONFLICT', 'event.hidden');
    requireNotCalledOff(event);
    requirePossible(draft, event);
    const others = await responses.listPlaced(event);
    if (others.length >= RESPONSES_MAX) {
      throw new DomainError('CONFLICT', reason('event.full', { max: RESPONSES_MAX }));
    }
    return { of: event, others, phone };
  };
  return addAnswer(transaction, urlHash, input, {
    schema: responseDraft,
    lock,
    async add({ of: event, others, phone }, said, owner) {
      const { phone: _typed, phoneCountry, phoneConsent, proof, answers: given, ...draft } = said;
      const answers = answersOf(event.questions, given, draft);
      const now = clock.now();
      const settled = settleResponses([...others, arriving(draft)], event, now);
      const own = settled.of(ARRIVING);
      const participant = {
        ...draft,
        answers,
        payment: null,
        email: owner.email,
        ...columnsOf(own ?? NO_PLACE),
      };
      const id = await responses.insert(event, { ...participant, ...owner, createdAt: now });
      if (id === null) throw secondOf();
      record(transaction, {
        type: 'response.created',
        event,
        response: { id },
        standing: settled.standingOf(ARRIVING),
      });
      const left = phone && (await leavePhone(transaction, { ...phone, event, participantId: id }));
      await responses.setPlaces(settled.places.filter((place) => place.id !== ARRIVING));
      const idOf = (one: number) => (one === ARRIVING ? id : one);
      const { offered, ended } = settled.offers;
      await noteOffers(transaction, event, { offered: offered.map(idOf), ended });
      const outcome = { before: outcomeOf(others, event), now: settled.outcome };
      const changes = settled.changes.filter((change) => change.id !== ARRIVING);
      // most responses change nothing but the list of them, and need no more of the event
      if (isOutcomeNews(outcome, changes)) {
        await noteOutcome(transaction, await events.requireShownLocked(urlHash), outcome, changes);
      }
      return {
        participant: {
          ...participant,
          id,
          createdAt: now,
          updatedAt: now,
          phone: left?.number ?? null,
          isPhoneConfirmed: left === null ? null : left.confirmedAt !== null,
        },
        /** From 1; null unless the person is on the waitlist. */
        waitlistPosition: own?.waitlistPosition ?? null,
      };
    },
  });
};

/** Clients from before there were questions say nothing of them, and come in as they did. */
const answersOf = (questions: readonly Question[], said: readonly Answer[] | undefined, { likelihood }: { likelihood: number }) =>
  said === undefined ? [] : answersAfter({ questions, said, mayCome: likelihood > 0 });

const secondOf = () => new DomainError('CONFLICT', 'response.second');

const NO_PLACE = { definiteAt: null, holdsPlace: false, offer: null, passedFor: 0 };

/** Above all numbers that there are: somebody who arrives at the same moment as others comes after them. */
const ARRIVING = Number.MAX_SAFE_INTEGER;

const arriving = ({
  likelihood,
  guests,
  minParticipants,
  isStandby,
}: Pick<ResponseDraft, 'likelihood' | 'guests' | 'minParticipants' | 'isStandby'>): PlacedResponse => ({
  id: ARRIVING,
  likelihood,
  seats: seatsOf({ guests }),
  minParticipants,
  isStandby,
  definiteAt: null,
  holdsPlace: false,
  isHidden: false,
});
