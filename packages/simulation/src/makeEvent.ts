import { normalCdf, type Random } from './Random.ts';
import type { World } from './World.ts';

/** What becomes of a maybe, or of a yes that is taken back: from when on somebody says for certain what they plan. */
export interface Person {
  /** What they say at first. */
  stated: number;
  guests: number;
  /** What they say once they say it for certain: 1 or 0. */
  plan: 0 | 1;
  /** Hours from the beginning until they say so unasked; never is Infinity. */
  unaskedAt: number;
  /** Hours from each question until they say so; never is Infinity. */
  repliesAfter: readonly number[];
  /** People who come in the end, whatever was said. */
  seatsThatCome: number;
}

export interface MadeUpEvent {
  threshold: number;
  people: readonly Person[];
}

/** Hours from the first question to the decision. */
export const HOURS = 24;

/** What the weather and the friends add to the decision of a person. */
interface Shared {
  weather: number;
  friends: number;
}

const shareOf = (size: number, by: number) => Math.sqrt(size) * by;

/** Who comes, and who plans to: each follows a normal variable, of which the weather and friends are a part. */
const actionsOf = (random: Random, world: World, probability: number, shared: Shared & { isOutdoors: boolean }) => {
  const weather = shared.isOutdoors ? world.weather : 0;
  const own = shareOf(1 - weather - world.friends, random.normal());
  const deed = shareOf(weather, shared.weather) + shareOf(world.friends, shared.friends) + own;
  const plan = world.plan * deed + shareOf(1 - world.plan ** 2, random.normal());
  return { comes: normalCdf(deed) < probability, plans: normalCdf(plan) < probability };
};

const makePerson = (random: Random, world: World, shared: Shared & { isOutdoors: boolean }): Person => {
  const stated = random.pick(world.stated) ?? 1;
  const guests = random.pick(world.guests) ?? 0;
  const { comes, plans } = actionsOf(random, world, world.comes(stated), shared);
  const guestsWhoCome = Array.from({ length: guests }, () => random.happens(world.guestComes)).filter(Boolean).length;
  const speaksUp = stated === 1 ? !plans && random.happens(world.withdraws) : random.happens(world.unasked);
  const repliesAfter = world.replies.map((probability) => {
    const isCertain = random.happens(probability) && !random.happens(world.stillMaybe);
    const hours = world.delay.median * Math.exp(world.delay.spread * random.normal());
    return isCertain ? hours : Infinity;
  });
  return {
    stated,
    guests,
    plan: plans ? 1 : 0,
    unaskedAt: speaksUp ? random.uniform() * HOURS : Infinity,
    repliesAfter,
    seatsThatCome: comes ? 1 + guestsWhoCome : 0,
  };
};

/** An event to which people have responded until it can expect about the number that it needs. */
export const makeEvent = (random: Random, world: World): MadeUpEvent => {
  const threshold = random.whole(...world.threshold);
  const wanted = threshold * Math.exp(world.spread * random.normal());
  const shared = { isOutdoors: random.happens(world.outdoors), weather: random.normal(), friends: random.normal() };
  const people: Person[] = [];
  for (let expected = 0; expected < wanted;) {
    if (!random.happens(world.isFriend)) shared.friends = random.normal();
    const person = makePerson(random, world, shared);
    people.push(person);
    expected += person.stated * (1 + person.guests);
  }
  return { threshold, people };
};

/** Whether enough people come. */
export const isEnough = ({ threshold, people }: MadeUpEvent): boolean =>
  people.reduce((sum, { seatsThatCome }) => sum + seatsThatCome, 0) >= threshold;
