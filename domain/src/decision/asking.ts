import { addParty, chanceOf, nobodyUpTo, shortfallOf } from './chance.ts';
import { sumOfSeats, type Party, type Places } from './party.ts';
import type { DecisionRule } from './rules.ts';

const BILLION = 1e9;
/** The same sum in another order differs in its last bits. */
const billionths = (number: number): number => Math.round(number * BILLION);

/** Enough people are asked once the event would have this chance if all of them said yes. */
export const ASKING_GOAL = 0.9;

/**
 * Whether nobody needs to be asked any more. Where the clock counts those alone who come for certain, maybes that make an
 * event likely do not keep it from being called off: people are asked until enough would have said yes.
 */
const isAskedEnough = (parties: readonly Party[], places: Places, rule: DecisionRule): boolean => {
  const { missing } = shortfallOf(parties, places);
  if (missing === 0 || rule === 'DEFINITE') return missing === 0;
  return billionths(chanceOf(parties, places)) >= billionths(ASKING_GOAL);
};

/** How much one reply decides. */
export interface Value<P> {
  party: P;
  /** P(it happens | they come) − P(it happens | they do not), 0 to 1. Their own likelihood has no part in it. */
  value: number;
  /** The chance that the event happens if they come, and if they do not. */
  withThem: number;
  withoutThem: number;
}

/** At [i][k]: the probability that the event happens when the parties before i have brought k of the missing people. */
const chancesFrom = (open: readonly Party[], missing: number): Float64Array[] => {
  let after = new Float64Array(missing + 1);
  after[missing] = 1;
  const chances = [after];
  for (const { likelihood, seats } of [...open].reverse()) {
    const next = after;
    after = new Float64Array(missing + 1);
    for (let people = 0; people <= missing; people++) {
      const withThem = next[Math.min(missing, people + seats)] ?? 0;
      after[people] = (1 - likelihood) * (next[people] ?? 0) + likelihood * withThem;
    }
    chances.push(after);
  }
  return chances.reverse();
};

/**
 * How much the reply of each party that may come decides, in their order. What comes before a party is held as a
 * distribution, what comes after it as the chance of each state: O(parties × missing) for all of them. Nothing is
 * divided, so equal chances are equal to the bit, and a value that is zero is exactly 0.
 * Source: Birnbaum, "On the importance of different components in a multicomponent system" (1969).
 * @throws RangeError for places or a party out of range
 */
export const valuesOfAsking = <P extends Party>(parties: readonly P[], places: Places): Value<P>[] => {
  const { open, missing } = shortfallOf(parties, places);
  const people = sumOfSeats(open);
  if (missing > people) return open.map((party) => ({ party, value: 0, withThem: 0, withoutThem: 0 }));
  const chances = chancesFrom(open, missing);
  const before = nobodyUpTo(missing);
  return open.map((party, index) => {
    const after = chances[index + 1] ?? before;
    let value = 0;
    let without = before[missing] ?? 0;
    for (let k = 0; k < missing; k++) {
      const gain = (after[Math.min(missing, k + party.seats)] ?? 0) - (after[k] ?? 0);
      value += (before[k] ?? 0) * gain;
      without += (before[k] ?? 0) * (after[k] ?? 0);
    }
    addParty(before, party);
    // what is certain is told otherwise than what is nearly so
    const withoutThem = people - party.seats < missing ? 0 : Math.min(1, without);
    const withThem = party.seats >= missing ? 1 : Math.min(1, withoutThem + value);
    return { party, value: Math.min(1, value), withThem, withoutThem };
  });
};

/** How much of the doubt whether the event happens is this party's: the variance that their reply settles, in billionths. */
const doubtOf = (likelihood: number, value: number): number => billionths(likelihood * (1 - likelihood) * value ** 2);

interface Assumed extends Party {
  index: number;
  /** How likely they come, for their place in the order. */
  ranked: number;
}

/** One reply among hundreds hardly changes what the others decide: of many people, so many are chosen between two looks. */
const LOOKS = 32;

const peopleAtOnce = (parties: readonly Party[], places: Places): number =>
  Math.max(1, Math.floor(shortfallOf(parties, places).missing / LOOKS));

/** Those whose replies settle most of the doubt, until they are so many people; of equal ones the earlier. */
const mostInDoubt = (valued: readonly Value<Assumed>[], people: number): Assumed[] => {
  const byDoubt = valued
    .map((one) => ({ party: one.party, doubt: doubtOf(one.party.ranked, one.value) }))
    .sort((one, other) => other.doubt - one.doubt);
  const chosen: Assumed[] = [];
  for (const { party } of byDoubt) {
    if (sumOfSeats(chosen) >= people) break;
    chosen.push(party);
  }
  return chosen;
};

/**
 * Whom to ask now, in order: always the one whose reply settles most of the doubt, those before taken as a yes, of equal
 * ones the earlier. It ends where enough are asked, or where nobody's reply decides anything; so nobody is asked of an
 * event that happens anyway, or cannot. O(min(asked, 64 + 32 × log missing) × parties × missing).
 * @param rule by which the clock decides
 * @param mayAsk false for those who were asked already, or do not want to be; their likelihood counts all the same
 * @param rankedBy how likely a party comes as the order has it, which is all that it decides
 * @throws RangeError for places or a party out of range
 */
export const whomToAsk = <P extends Party>(
  parties: readonly P[],
  places: Places,
  rule: DecisionRule,
  mayAsk: (party: P) => boolean = () => true,
  rankedBy: (party: P) => number = ({ likelihood }) => likelihood,
): P[] => {
  const batch: P[] = [];
  let assumed: Assumed[] = parties.map((party, index) => {
    const { likelihood, seats, minParticipants } = party;
    return { likelihood, seats, minParticipants, index, ranked: rankedBy(party) };
  });
  while (!isAskedEnough(assumed, places, rule)) {
    const askable = valuesOfAsking(assumed, places).filter(({ party: { index }, value }) => {
      const party = parties[index];
      return party !== undefined && value > 0 && mayAsk(party);
    });
    const chosen = mostInDoubt(askable, peopleAtOnce(assumed, places));
    if (chosen.length === 0) break;
    batch.push(...chosen.flatMap(({ index }) => parties[index] ?? []));
    const indices = new Set(chosen.map(({ index }) => index));
    assumed = assumed.map((party) => (indices.has(party.index) ? { ...party, likelihood: 1 } : party));
  }
  return batch;
};

/** The chance that the event happens with a party, and without it. */
export const chanceWithAndWithout = <P extends Party>(
  parties: readonly P[],
  one: P,
  places: Places,
): { withThem: number; withoutThem: number } => {
  const others = parties.filter((party) => party !== one);
  return {
    withThem: chanceOf([...others, { ...one, likelihood: 1 }], places),
    withoutThem: chanceOf(others, places),
  };
};
