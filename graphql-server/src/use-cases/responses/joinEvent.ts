import { requireNotCalledOff } from '@quorum/domain/decision/decision';
import { DomainError } from '@quorum/domain/errors';
import { answersAfter, type Answer } from '@quorum/domain/response/answers';
import type { Question } from '@quorum/domain/organising/questions';
import { responseDraft, type ResponseDraft } from '@quorum/domain/response/draft';
import { requirePossible } from '@quorum/domain/response/plan';
import type { Transaction } from '../inTransaction.ts';
import { judgePhone, leavePhone } from '../phone/leavePhone.ts';
import { addAnswer } from '../answers/addAnswer.ts';
import { asSpeaker } from '../answers/speaker.ts';
import { addArriving, requireRoomForOne } from './addArriving.ts';

/**
 * Adds the response of a visitor or of the signed-in person, or by a program that of somebody else.
 * @throws DomainError as `addAnswer` does, and `NOT_FOUND`; `CONFLICT` for a second response of one person, or one too many
 * @param options.isOncePerBrowser whether a second response of one visitor's browser is refused, too: two people may share one
 */
export const joinEvent = (
  request: Transaction,
  urlHash: string,
  input: unknown,
  { isOncePerBrowser = false }: { isOncePerBrowser?: boolean } = {},
) => {
  const transaction = asSpeaker(request, input);
  const { actor, events, responses, tokens } = transaction;
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
    requireRoomForOne(others);
    return { of: event, others, phone };
  };
  return addAnswer(transaction, urlHash, input, {
    schema: responseDraft,
    lock,
    async add({ of: event, others, phone }, said, owner) {
      const { phone: _typed, phoneCountry, phoneConsent, proof, answers: given, ...draft } = said;
      const answers = answersOf(event.questions, given, draft);
      const added = await addArriving(transaction, { event, others }, { ...draft, ...owner, answers });
      if (!added) throw secondOf();
      const { participant, waitlistPosition } = added;
      const left = phone && (await leavePhone(transaction, { ...phone, event, participantId: participant.id }));
      return {
        participant: {
          ...participant,
          phone: left?.number ?? null,
          isPhoneConfirmed: left === null ? null : left.confirmedAt !== null,
        },
        waitlistPosition,
      };
    },
  });
};

/** Clients from before there were questions say nothing of them, and come in as they did. */
const answersOf = (
  questions: readonly Question[],
  said: readonly Answer[] | undefined,
  { likelihood }: { likelihood: number },
) => (said === undefined ? [] : answersAfter({ questions, said, mayCome: likelihood > 0 }));

const secondOf = () => new DomainError('CONFLICT', 'response.second');
