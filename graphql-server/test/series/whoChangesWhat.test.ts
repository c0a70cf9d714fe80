import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { useServer } from '../support/useServer.ts';
import { SeriesWorld, type Change, type EventRow, type Move, type Person, type Played } from './SeriesWorld.ts';

const server = useServer();

const PEOPLE = ['ada', 'bea', 'cem'] as const;
const which = fc.nat({ max: 20 });
const person = fc.constantFrom<Person>(...PEOPLE);
const somebody = fc.constantFrom<Person | 'owner'>('owner', 'owner', ...PEOPLE, null);
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom('Choir', 'Concert').map((title) => ({ title })),
  fc.constantFrom(-20, -3, 3, 25).map((days) => ({ days })),
  fc.boolean().map((isPrivate) => ({ isPrivate })),
  fc.constantFrom(null, 'weekly', 'monthly').map((recurs) => ({ recurs })),
);
const scope = fc.constantFrom(null, 'THIS_OCCURRENCE', 'THIS_AND_FOLLOWING', 'THIS_AND_FOLLOWING');

const wait = fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 15 }) });
const edit = fc.record({ kind: fc.constant('edit' as const), who: somebody, which, scope, change });
const ask = fc.record({ kind: fc.constantFrom('duplicate' as const, 'look' as const), who: somebody, which });
const end = fc.record({
  kind: fc.constantFrom('end' as const, 'end' as const, 'remove' as const),
  who: somebody,
  which,
});
const leave = fc.record({ kind: fc.constant('leave' as const), who: fc.constantFrom<Person>(null, 'bea', 'cem') });
const offer = fc.record({ kind: fc.constant('offer' as const), who: fc.constant('owner' as const), which });
const take = fc.record({ kind: fc.constant('take' as const), who: person, which: fc.constantFrom(0, 0, 1, 2) });

const one = (weight: number, arbitrary: fc.Arbitrary<Move>) => ({
  weight,
  arbitrary: arbitrary.map((move): Move[] => [move]),
});
const some: fc.Arbitrary<Move[]> = fc.oneof(
  one(6, wait),
  one(12, edit),
  one(6, ask),
  one(4, end),
  one(1, leave),
  one(3, take),
  { weight: 6, arbitrary: fc.tuple(offer, offer, take) },
);
/** Some dates are there before anything happens. */
const story = fc
  .tuple(fc.array(wait, { minLength: 2, maxLength: 4 }), fc.array(some, { minLength: 5, maxLength: 25 }))
  .map(([before, then]): Move[] => [...before, ...then.flat()]);

/** What came of one move. */
interface Step {
  played: Played;
  before: readonly EventRow[];
  after: readonly EventRow[];
}

/** Every event that is not as it was, or gone, and what it is now. */
const changesOf = ({ before, after }: Step) => {
  const now = new Map(after.map((row) => [row.id, row]));
  return before
    .map((row) => ({ was: row, is: now.get(row.id) }))
    .filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is));
};

/** Who changes only what they organise; who takes over, what the one who made the link organises, and that says the same. */
const expectOwn = (step: Step) => {
  const { actor, giver, isDone } = step.played;
  const changes = changesOf(step);
  const owners = changes.map(({ was }) => was.creator_id);
  expect(owners.filter((owner) => owner !== (giver ?? actor))).toEqual([]);
  if (!isDone) expect(owners).toEqual([]);
  const said = ({ title, date, is_private }: EventRow) => ({ title, date, is_private });
  if (giver !== null) for (const { was, is } of changes) expect(is && said(is)).toEqual(said(was));
};

/** A series is one organiser's. */
const expectOneOrganiser = ({ after }: Step) => {
  const organisers = new Map(after.map((row) => [row.id, row.creator_id]));
  const foreign = after.filter((row) => row.parent_event_id && organisers.get(row.parent_event_id) !== row.creator_id);
  expect(foreign).toEqual([]);
};

/** A private event is named to its creator, and to who asks by a private one of the same organiser. */
const expectNothingPrivate = ({ played: { actor, target, named }, after }: Step) => {
  const told = after.filter((row) => row.is_private && named.includes(row.url_hash) && row.id !== target?.id);
  const isInvited = (row: EventRow) => target?.is_private && target.creator_id === row.creator_id;
  expect(told.filter((row) => row.creator_id !== actor && !isInvited(row))).toEqual([]);
};

it('nobody ever changes or learns of a date that is not theirs, whatever three people do with a series that they hand over', async () => {
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(story, async (moves) => {
      const world = await SeriesWorld.begin(server);
      let before = await world.events();
      for (const next of moves) {
        const played = await world.play(next, before);
        const after = await world.events();
        const step = { played, before, after };
        expectOwn(step);
        expectNothingPrivate(step);
        expectOneOrganiser(step);
        if (played.isDone) done.set(next.kind, (done.get(next.kind) ?? 0) + 1);
        before = after;
      }
    }),
    { seed: 14, numRuns: 20 },
  );
  // it is no proof unless people get something done
  for (const kind of ['edit', 'end', 'remove', 'take', 'leave', 'duplicate'])
    expect({ kind, isDone: (done.get(kind) ?? 0) > 2 }).toEqual({ kind, isDone: true });
});
