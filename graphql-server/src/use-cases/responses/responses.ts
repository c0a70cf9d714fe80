import { answersAfter } from '@quorum/domain/response/answers';
import { responseChange, type ResponseChange } from '@quorum/domain/response/draft';
import type { Outcome, StatusChange } from '../../activity/Activity.ts';
import { noteFigures, record } from '../../activity/record.ts';
import { AskRepository } from '../../persistence/repositories/AskRepository.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Answers, Found } from '../answers/changeAnswer.ts';
import type { Transaction } from '../inTransaction.ts';
import { changePhone } from '../phone/leavePhone.ts';
import { askStandby, closeSeats } from './askStandby.ts';
import { noteOffers } from './noteOffers.ts';
import { noteWithdrawal, placesOfResponse } from './noteWithdrawal.ts';
import { planAfter } from './planAfter.ts';
import { assignPlaces, outcomeOf, placedOf, settleResponses } from './settleResponses.ts';

/** A response as it is now, and the event with all of them. */
export interface ChangedResponse {
  event: ShownEvent;
  participant: ParticipantEntity;
}

/** What the responses came to before a change, and come to now. */
export interface OutcomeChange {
  before: Outcome;
  now: Outcome;
}

/** Whether it makes a difference to anybody but those who changed their responses. */
export const isOutcomeNews = ({ before, now }: OutcomeChange, changes: readonly StatusChange[]): boolean =>
  now.isEnough !== before.isEnough || now.isRuleMet !== before.isRuleMet || changes.length > 0;

/**
 * That an event becomes certain by a change of its responses, or uncertain again, or that somebody gets or loses a place,
 * is a change of the event too: calendars show it.
 */
export async function noteOutcome(
  transaction: Transaction,
  event: ShownEvent,
  outcome: OutcomeChange,
  changes: readonly StatusChange[],
): Promise<void> {
  if (!isOutcomeNews(outcome, changes)) return;
  transaction.em.assign(event, { revision: event.revision + 1, updatedAt: transaction.clock.now() });
  await recordOutcome(transaction, event, outcome, changes);
}

async function recordOutcome(
  transaction: Transaction,
  event: ShownEvent,
  { before, now }: OutcomeChange,
  changes: readonly StatusChange[],
): Promise<void> {
  if (now.isEnough !== before.isEnough || now.isRuleMet !== before.isRuleMet) {
    record(transaction, { type: 'event.outcomeChanged', event, before, ...now });
  }
  if (changes.length > 0) record(transaction, { type: 'event.placesChanged', event, changes });
  if (event.status === 'CONFIRMED') {
    if (before.isRuleMet && !now.isRuleMet) await askStandby(transaction, event);
    if (!before.isRuleMet && now.isRuleMet) await closeSeats(transaction, event);
  }
}

/** Settles places and conditions of an event whose responses are loaded, and stores what changed. */
async function storePlaces(transaction: Transaction, event: ShownEvent) {
  const { em, clock } = transaction;
  const participants = event.participants.getItems();
  const settled = settleResponses(participants.map(placedOf), event, clock.now());
  assignPlaces(participants, settled.places);
  noteFigures(transaction, event, settled.figures);
  await em.flush();
  await noteOffers(transaction, event, settled.offers);
  // what ends an offer is noted in the questions
  if (settled.offers.ended.length > 0) await em.flush();
  return settled;
}

/** What a change of the event itself does to its places. Its revision has risen by that change. */
export async function settleChangedEvent(transaction: Transaction, event: ShownEvent, before: Outcome): Promise<void> {
  const { outcome, changes } = await storePlaces(transaction, event);
  await recordOutcome(transaction, event, { before, now: outcome }, changes);
}

/** Has offers end whose time is over, and offers on what they held. Returns what the responses come to then. */
export async function settleDueOffers(transaction: Transaction, event: ShownEvent): Promise<Outcome> {
  const before = outcomeIn(event);
  const now = transaction.clock.now();
  if (!event.participants.getItems().some(({ offeredUntil }) => offeredUntil && offeredUntil <= now)) return before;
  const { outcome, changes } = await storePlaces(transaction, event);
  await noteOutcome(transaction, event, { before, now: outcome }, changes);
  return outcome;
}

const outcomeIn = (event: ShownEvent): Outcome => outcomeOf(event.participants.getItems().map(placedOf), event);

/** A response that is held, with its event, and what all responses to that came to before the change. */
export interface LockedResponse extends Found {
  of: ShownEvent;
  answer: ParticipantEntity;
  before: Outcome;
  /** How many people of this response had a place before. */
  had: number;
}

/** How responses are changed. The person who changes one gets no mail about the effects of their own change. */
export const RESPONSES: Answers<LockedResponse, ChangedResponse, ResponseChange> = {
  name: 'response',
  change: responseChange,
  keyOf: ({ id }) => String(id),

  async look({ events, responses }, { urlHash, id }) {
    const event = await events.requireVisible(urlHash);
    return { of: event, answer: await responses.require(event, id) };
  },

  async lock({ events, responses }, { urlHash, id }) {
    const event = await events.requireShownLocked(urlHash);
    const answer = await responses.requireLocked(event, id);
    return { of: event, answer, before: outcomeIn(event), had: placesOfResponse(answer) };
  },

  async settle(transaction, { of: event, answer: participant, before, had }) {
    const { outcome, changes } = await storePlaces(transaction, event);
    noteWithdrawal(transaction, event, participant, had);
    const ofOthers = changes.filter(({ id }) => id !== participant.id);
    await noteOutcome(transaction, event, { before, now: outcome }, ofOthers);
    return { event, participant };
  },

  rowOf(_transaction, { of, answer }, { phone: _1, phoneCountry: _2, phoneConsent: _3, proof: _4, answers, ...said }) {
    const plan = planAfter(of, answer, said);
    const { questions } = of;
    const saying = { questions, before: answer.answers, mayCome: plan.likelihood > 0 };
    return { ...said, ...plan, ...(answers !== undefined && { answers: answersAfter({ ...saying, said: answers }) }) };
  },

  async finish(transaction, { of: event, answer: response }, said, changed) {
    const fields = (await changePhone(transaction, response, said, event)) ? [...changed, 'phone'] : changed;
    // their links are for the address that they were sent to
    if (fields.includes('email')) {
      await new AskRepository(transaction.em).removeOf(response);
      await transaction.polls.endLinkOfVote(response);
    }
    // whatever they said, they have said it again
    transaction.em.assign(response, { isUnconfirmed: false });
    record(transaction, { type: 'response.changed', event, response, fields });
  },

  async leave(transaction, { of: event, answer: response }) {
    // nor is somebody who was hidden a voter again
    if (response.isHidden) await transaction.polls.dropVoterOf(response);
    record(transaction, { type: 'response.removed', event, response });
  },
};
