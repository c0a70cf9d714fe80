import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { settle, type Placed, type Settled } from '@quorum/domain/decision/status';
import { standingOf } from '@quorum/domain/event/progress';
import { seatsOf } from '@quorum/domain/decision/party';
import { problemOfChange, requireRoomForMore, withChange, type Plan } from '@quorum/domain/response/plan';

type Saved = Plan & Placed;

const THRESHOLD = 2;

const condition = fc.option(fc.integer({ min: 2, max: 9 }));
const someResponses: fc.Arbitrary<Saved[]> = fc
  .array(
    fc.record({ isMaybe: fc.boolean(), isStandby: fc.constant(false), guests: fc.nat(2), minParticipants: condition }),
    { minLength: 1, maxLength: 9 },
  )
  .map((plans) =>
    plans.map(({ isMaybe, ...plan }, id) => ({
      ...plan,
      id,
      likelihood: isMaybe && plan.minParticipants === null ? 0.5 : 1,
      seats: seatsOf(plan),
      definiteAt: null,
      holdsPlace: false,
    })),
  );

const settleAt = (responses: readonly Saved[], capacity: number) =>
  settle(responses, { threshold: THRESHOLD, capacity }, 0);

const stored = (settled: Settled<Saved>[]): Saved[] =>
  settled.map(({ response, definiteAt, holdsPlace }) => ({ ...response, definiteAt, holdsPlace }));

const standing = (settled: Settled<Saved>[], capacity: number) =>
  standingOf(
    settled.map(({ response, status }) => ({ ...response, status })),
    { participantThreshold: THRESHOLD, capacity },
  );

const isRefused = (act: () => void) => {
  try {
    act();
    return false;
  } catch {
    return true;
  }
};

it('never take a place that is not theirs, and are never refused for a condition that does not hold', () => {
  const seen = { refused: 0, conditional: 0 };
  fc.assert(
    fc.property(
      someResponses,
      fc.record({ capacity: fc.integer({ min: THRESHOLD, max: 9 }), fewer: fc.nat(3), who: fc.nat(8) }),
      fc.record({ guests: fc.nat(5), minParticipants: condition }),
      (responses, { capacity: before, fewer, who }, change) => {
        const capacity = Math.max(THRESHOLD, before - fewer);
        const settled = settleAt(stored(settleAt(responses, before)), capacity);
        const all = stored(settled);
        const own = all[who % all.length];
        if (!own?.holdsPlace) return;
        const plan = withChange(own, change);
        if (problemOfChange(own, plan, { participantThreshold: THRESHOLD, capacity, maxGuests: 9 })) return;
        const refused = isRefused(() => requireRoomForMore(own, plan, standing(settled, capacity)));
        const changed = all.map((one) => (one === own ? { ...own, ...plan, seats: seatsOf(plan) } : one));
        const after = settleAt(changed, capacity);
        const isConditional = after[own.id]?.status === 'CONDITIONAL';
        if (isConditional) expect(refused).toBe(false);
        if (!refused) {
          const { overbooked } = standing(after, capacity);
          expect(overbooked).toBeLessThanOrEqual(standing(settled, capacity).overbooked);
        }
        seen.refused += Number(refused);
        seen.conditional += Number(isConditional);
      },
    ),
    { numRuns: 3_000 },
  );
  // both came up
  expect(Math.min(seen.refused, seen.conditional)).toBeGreaterThan(20);
});
