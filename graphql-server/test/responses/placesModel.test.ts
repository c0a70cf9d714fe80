import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, readEvent, type Joined } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';
import { settleWorld, viewOf, type Person, type World } from './placesModel.ts';

const server = useServer();

const RUNS = Number(process.env.MODEL_RUNS ?? 15);
const SEED = Number(process.env.MODEL_SEED ?? 16);

const aPlan = fc.oneof(
  fc.record({ likelihood: fc.constant(1), guests: fc.nat(2) }),
  fc.record({ likelihood: fc.constant(1), guests: fc.nat(1), minParticipants: fc.integer({ min: 2, max: 7 }) }),
  fc.record({ likelihood: fc.constantFrom(0, 0.5) }),
  fc.record({ likelihood: fc.constant(0), isStandby: fc.constant(true) }),
);
interface Says {
  likelihood: number;
  guests?: number;
  minParticipants?: number;
  isStandby?: boolean;
}

type Step =
  | { kind: 'join'; says: Says }
  | { kind: 'update'; who: number; says: Says }
  | { kind: 'remove' | 'hide' | 'show'; who: number }
  | { kind: 'resize'; threshold: number; more: number | null };

const who = fc.nat(30);
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('join' as const), says: aPlan }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('update' as const), who, says: aPlan }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('remove' as const, 'hide' as const, 'show' as const), who }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('resize' as const),
      threshold: fc.integer({ min: 2, max: 4 }),
      more: fc.option(fc.nat(4)),
    }),
  },
);

const plain = ({ likelihood, guests = 0, minParticipants = 0, isStandby = false }: Says) => ({
  likelihood,
  seats: 1 + guests,
  needs: minParticipants,
  standby: isStandby,
});

/** Everything a plan says, so that a change leaves nothing of the one before. */
const whole = (says: Says) => ({ guests: 0, minParticipants: null, isStandby: false, ...says });

const isTaken = (says: Says, { threshold, room }: World): boolean => {
  const { likelihood, seats, needs } = plain(says);
  if (needs > 0 && needs < seats) return false;
  return likelihood === 0 || ((seats === 1 || seats <= room - threshold + 1) && needs <= room);
};

/** Whether somebody who is in may bring as many; one who waits may always. */
const hasRoom = (person: Person, says: Says, world: World): boolean => {
  const { likelihood, seats } = plain(says);
  const { placesLeft, waitlistCount } = viewOf(world);
  if (!person.inside || likelihood < 1 || seats <= person.seats || placesLeft === null) return true;
  return waitlistCount === 0 && seats - person.seats <= placesLeft;
};

const isSamePlan = (person: Person, says: Says) => {
  const { likelihood, seats, needs, standby } = plain(says);
  return (
    person.likelihood === likelihood && person.seats === seats && person.needs === needs && person.standby === standby
  );
};

/** Does a step on the server and in the model, and expects the same answer. */
const take = async (step: Step, event: EventView, world: World, answers: Map<Person, Joined>): Promise<void> => {
  const at = `/api/events/${event.urlHash}`;
  if (step.kind === 'resize') {
    const capacity = step.more === null ? null : step.threshold + step.more;
    const changed = await server.rest('PUT', at, { participantThreshold: step.threshold, capacity }, { as: 'ada' });
    expect(changed.statusCode).toBe(200);
    const places = { threshold: step.threshold, room: capacity ?? Infinity };
    const isOther = places.threshold !== world.threshold || places.room !== world.room;
    Object.assign(world, places);
    if (isOther) settleWorld(world);
    return;
  }
  if (step.kind === 'join') {
    const name = `p${answers.size}`;
    const joined = await server.rest('POST', `${at}/join`, { name, ...step.says });
    expect(joined.statusCode).toBe(isTaken(step.says, world) ? 201 : 400);
    if (joined.statusCode !== 201) return;
    const person = { ...plain(step.says), name, number: answers.size, hidden: false, since: 0, inside: false };
    world.people.push(person);
    answers.set(person, joined.json());
    settleWorld(world);
    return;
  }
  const person = world.people[step.who % Math.max(1, world.people.length)];
  const answer = person && answers.get(person);
  if (!answer) return;
  const own = `${at}/participants/${answer.id}`;
  const { responseToken } = answer;
  if (step.kind === 'update') {
    const isPossible = isSamePlan(person, step.says) || isTaken(step.says, world);
    const expected = isPossible ? (hasRoom(person, step.says, world) ? 200 : 409) : 400;
    const changed = await server.rest('PUT', own, { ...whole(step.says), responseToken });
    expect(changed.statusCode).toBe(expected);
    if (expected !== 200) return;
    Object.assign(person, plain(step.says));
  } else if (step.kind === 'remove') {
    const headers = { 'x-response-token': responseToken };
    expect((await server.rest('DELETE', own, undefined, { headers })).statusCode).toBe(200);
    world.people.splice(world.people.indexOf(person), 1);
  } else {
    const hidden = step.kind === 'hide';
    expect((await server.rest('PUT', `${own}/visibility`, { hidden }, { as: 'ada' })).statusCode).toBe(200);
    person.hidden = hidden;
  }
  settleWorld(world);
};

it('places, conditions and the line are after every step what a plain model says', async () => {
  const steps = fc.array(aStep, { minLength: 10, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const event = await anEvent(server, { participantThreshold: 2, capacity: 4, maxGuests: 2 });
      const world: World = { people: [], threshold: 2, room: 4, turn: 0 };
      const answers = new Map<Person, Joined>();
      for (const step of sequence) {
        await take(step, event, world, answers);
        const { placesLeft, waitlistCount, participants } = await readEvent(server, event);
        const shown = participants.map(({ name, status, waitlistPosition }) => ({ name, status, waitlistPosition }));
        expect({ placesLeft, waitlistCount, participants: shown }).toEqual(viewOf(world));
      }
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
});
