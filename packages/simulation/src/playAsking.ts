import { whomToAsk } from '@quorum/domain/decision/asking';
import { ASKED_AT_MOST } from '@quorum/domain/decision/askingRounds';
import { isRuleMet, type Decidable } from '@quorum/domain/event/enough';
import type { DecisionRule } from '@quorum/domain/decision/rules';
import { countingWithResponse, placesOf, type Counted } from '@quorum/domain/event/progress';
import { needsOf, responseOf } from './forecastOf.ts';
import { HOURS, type MadeUpEvent, type Person } from './makeEvent.ts';
import { isRoundDueAt } from './rounds.ts';

/** How often it is looked whom to ask, in hours. */
const STEP = 0.25;

/** A person while it is asked: what they say now, and when they were asked. */
interface Responder {
  person: Person;
  response: Counted;
  askedAt: number[];
}

/** Whom to ask of those who are undecided and were not asked too often. */
export type Strategy = (
  responders: readonly Responder[],
  event: Decidable,
  mayAsk: (of: Responder) => boolean,
) => Responder[];

export const nobody: Strategy = () => [];

export const everybody: Strategy = (responders, _event, mayAsk) => responders.filter(mayAsk);

const pivotal =
  (ruleOf: (event: Decidable) => DecisionRule): Strategy =>
  (responders, event, mayAsk) => {
    const responderOf = new Map(responders.map((responder) => [responder.response, responder]));
    const mayBeAsked = ({ response }: { response: Counted }) => {
      const responder = responderOf.get(response);
      return responder !== undefined && mayAsk(responder);
    };
    const parties = countingWithResponse(responders.map(({ response }) => response));
    const batch = whomToAsk(parties, placesOf(event), ruleOf(event), mayBeAsked);
    return batch.flatMap(({ response }) => responderOf.get(response) ?? []);
  };

/** Those on whose reply most depends by the event's own rule, as the product asks. */
export const thePivotal = pivotal(({ decisionRule }) => decisionRule);

/** The same until the event is likely, though the clock counts no maybe. The product does not ask like this; it is here to be compared. */
export const untilLikely = pivotal(() => 'EXPECTED');

/** When somebody says for certain what they plan, as far as they were asked. */
const isCertainFrom = ({ person, askedAt }: Responder): number =>
  Math.min(person.unaskedAt, ...askedAt.map((hour, index) => hour + (person.repliesAfter[index] ?? Infinity)));

const isUndecided = ({ response: { likelihood = 1 } }: Responder) =>
  likelihood !== null && likelihood > 0 && likelihood < 1;

const mayAsk = (responder: Responder) => isUndecided(responder) && responder.askedAt.length < ASKED_AT_MOST;

export interface Played {
  isConfirmed: boolean;
  /** How many questions were sent. */
  questions: number;
  /** How many people got one. */
  asked: number;
}

/** The day before the decision: rounds of asking by this strategy, and what the clock decides in the end. */
export const playAsking = (made: MadeUpEvent, strategy: Strategy): Played => {
  const event = needsOf(made);
  let responders = made.people.map((person): Responder => ({
    person,
    response: responseOf(person, person.stated),
    askedAt: [],
  }));
  const hear = (hour: number) => {
    responders = responders.map((responder) =>
      isCertainFrom(responder) <= hour && responder.response.likelihood !== responder.person.plan
        ? { ...responder, response: responseOf(responder.person, responder.person.plan) }
        : responder,
    );
  };
  let lastRound: number | null = null;
  for (let hour = 0; hour < HOURS; hour += STEP) {
    hear(hour);
    if (!isRoundDueAt(hour, lastRound)) continue;
    const batch = strategy(responders, event, mayAsk);
    if (batch.length === 0) continue;
    lastRound = hour;
    for (const { askedAt } of batch) askedAt.push(hour);
  }
  hear(HOURS);
  const questions = responders.reduce((sum, { askedAt }) => sum + askedAt.length, 0);
  return {
    isConfirmed: isRuleMet(
      responders.map(({ response }) => response),
      event,
    ),
    questions,
    asked: responders.filter(({ askedAt }) => askedAt.length > 0).length,
  };
};
