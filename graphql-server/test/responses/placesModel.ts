/** A response as the model has it: written without the rules of the domain, in the plainest way. */
export interface Person {
  name: string;
  likelihood: number;
  seats: number;
  /** 0 without a condition. */
  needs: number;
  standby: boolean;
  hidden: boolean;
  /** When it was given first: the order of numbers. */
  number: number;
  /** The turn at which the response became definite; 0 while it is not. */
  since: number;
  inside: boolean;
}

export interface World {
  people: Person[];
  threshold: number;
  /** Infinity without a limit. */
  room: number;
  turn: number;
}

const seatsIn = (people: readonly Person[]) => people.reduce((sum, { seats }) => sum + seats, 0);

/** Those who come for certain: begin with everybody, and send away whose condition is not met until all are content. */
const certainOf = ({ people, room }: World): Set<Person> => {
  let left = people.filter(({ likelihood, hidden }) => likelihood === 1 && !hidden);
  for (;;) {
    const conditional = left.filter(({ needs }) => needs > 0);
    const all = seatsIn(left.filter(({ needs, seats }) => needs === 0 || seats <= room));
    const away = conditional.find(({ needs, seats }) => needs > all || needs > room || seats > room);
    if (!away) return new Set(left);
    left = left.filter((person) => person !== away);
  }
};

const inLine = ({ people }: World) =>
  people.filter(({ since }) => since > 0).sort((one, other) => one.since - other.since || one.number - other.number);

/** Lets in who fits, the first come first, until nothing moves. */
const letIn = (world: World): void => {
  let somebodyWaits = false;
  for (const person of inLine(world).filter(({ inside }) => !inside)) {
    const held = seatsIn(world.people.filter(({ inside }) => inside));
    const mayPass = !somebodyWaits || held < world.threshold;
    if (held + person.seats <= world.room && mayPass) person.inside = true;
    else if (person.seats <= world.room) somebodyWaits = true;
  }
};

/** After each step. */
export const settleWorld = (world: World): void => {
  world.turn += 1;
  const certain = certainOf(world);
  for (const person of world.people) {
    if (certain.has(person)) person.since ||= world.turn;
    else Object.assign(person, { since: 0, inside: false });
  }
  letIn(world);
};

const statusOf = (person: Person): string => {
  if (person.inside) return 'GOING';
  if (person.since > 0) return 'WAITLISTED';
  if (person.likelihood === 1) return 'CONDITIONAL';
  if (person.likelihood > 0) return 'MAYBE';
  return person.standby ? 'STANDBY' : 'DECLINED';
};

/** What everybody sees. */
export const viewOf = (world: World) => {
  const waiting = inLine(world).filter(({ inside }) => !inside);
  const held = seatsIn(world.people.filter(({ inside }) => inside));
  // what is left is held for the first who waits, who is asked whether fewer come
  const asked = waiting.find(({ seats }) => seats <= world.room);
  const left = asked ? 0 : Math.max(0, world.room - held);
  return {
    placesLeft: world.room === Infinity ? null : left,
    waitlistCount: waiting.length,
    participants: world.people
      .filter(({ hidden }) => !hidden)
      .map((person) => ({
        name: person.name,
        status: statusOf(person),
        waitlistPosition: waiting.includes(person) ? waiting.indexOf(person) + 1 : null,
      })),
  };
};
