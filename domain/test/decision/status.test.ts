import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sumOfSeats } from '@quorum/domain/decision/party';
import { settle, type Placed, type Settled } from '@quorum/domain/decision/status';

const NOW = 1_000;
const OPEN = { threshold: 2, capacity: null };

let lastId = 0;
const says = (what: Partial<Placed> = {}): Placed => ({
  id: ++lastId,
  likelihood: 1,
  seats: 1,
  minParticipants: null,
  isStandby: false,
  definiteAt: null,
  holdsPlace: false,
  ...what,
});

const statuses = (settled: Settled<Placed>[]) => settled.map(({ status }) => status);
/** The responses as they are stored after that. */
const stored = (settled: Settled<Placed>[]): Placed[] =>
  settled.map(({ response, definiteAt, holdsPlace }) => ({ ...response, definiteAt, holdsPlace }));

describe('the status of a response', () => {
  it.each([
    { says: 'Yes', response: says(), status: 'GOING' },
    { says: 'Yes, if at least 3', response: says({ minParticipants: 3 }), status: 'CONDITIONAL' },
    { says: 'Yes, if at least 2 with a guest', response: says({ minParticipants: 2, seats: 2 }), status: 'GOING' },
    { says: 'Maybe', response: says({ likelihood: 0.5 }), status: 'MAYBE' },
    { says: 'No', response: says({ likelihood: 0 }), status: 'DECLINED' },
    { says: 'No, but ask me', response: says({ likelihood: 0, isStandby: true }), status: 'STANDBY' },
  ])('is $status for $says', ({ response, status }) => {
    expect(statuses(settle([response], OPEN, NOW))).toEqual([status]);
  });

  it('is WAITLISTED, with a position, once the event is full', () => {
    const full = settle([says(), says(), says(), says()], { threshold: 2, capacity: 2 }, NOW);
    expect(full.map(({ status, waitlistPosition }) => [status, waitlistPosition])).toEqual([
      ['GOING', null],
      ['GOING', null],
      ['WAITLISTED', 1],
      ['WAITLISTED', 2],
    ]);
  });

  it('arrives when its condition holds, behind those who were definite before', () => {
    const early = says({ minParticipants: 3 });
    const before = settle([early, says()], { threshold: 2, capacity: 3 }, 1);
    const after = settle([...stored(before), says(), says()], { threshold: 2, capacity: 3 }, 2);
    expect(after.map(({ definiteAt }) => definiteAt)).toEqual([2, 1, 2, 2]);
    expect(statuses(after)).toEqual(['GOING', 'GOING', 'GOING', 'WAITLISTED']);
  });

  it('gives its place back when its condition falls, and arrives again later', () => {
    const [conditional, other] = [says({ minParticipants: 2 }), says()];
    const met = settle([conditional, other], OPEN, 1);
    const [wasIn] = stored(met);
    const alone = settle([wasIn ?? conditional], OPEN, 2);
    expect(alone[0]).toMatchObject({ status: 'CONDITIONAL', definiteAt: null, holdsPlace: false });
    const again = settle([...stored(alone), says()], OPEN, 3);
    expect(again[0]).toMatchObject({ status: 'GOING', definiteAt: 3 });
  });

  it('keeps a condition that those who wait for a place help to meet', () => {
    const full = settle([says(), says(), says(), says({ minParticipants: 3 })], { threshold: 2, capacity: 3 }, NOW);
    const left = stored(full).slice(1);
    expect(statuses(settle(left, { threshold: 2, capacity: 3 }, NOW + 1))).toEqual(['GOING', 'GOING', 'GOING']);
  });
});

describe('who arrives later', () => {
  it.each([NOW, NOW - 500])('waits behind who has arrived, also at the moment %d and with a lower number', (now) => {
    const places = { threshold: 2, capacity: 2 };
    const undecided = says({ likelihood: 0.5 });
    const full = settle([undecided, says(), says(), says()], places, NOW);
    const [changed, ...others] = stored(full);
    const after = settle([{ ...(changed ?? undecided), likelihood: 1 }, ...others], places, now);
    expect(after.map(({ waitlistPosition }) => waitlistPosition)).toEqual([2, null, null, 1]);
  });
});

type Act =
  | { kind: 'join'; what: Partial<Placed> }
  | { kind: 'leave' | 'soften'; who: number }
  | { kind: 'resize'; more: number | null };

const someActs: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('join' as const),
      what: fc.oneof(
        fc.record({ seats: fc.integer({ min: 1, max: 3 }) }),
        fc.record({ seats: fc.integer({ min: 1, max: 3 }), minParticipants: fc.integer({ min: 2, max: 8 }) }),
        fc.record({ likelihood: fc.constantFrom(0, 0.4) }),
      ),
    }),
    fc.record({ kind: fc.constantFrom('leave' as const, 'soften' as const), who: fc.nat(20) }),
    fc.record({ kind: fc.constant('resize' as const), more: fc.option(fc.nat(5)) }),
  ),
  { maxLength: 40 },
);

const act = (responses: readonly Placed[], step: Act): Placed[] => {
  if (step.kind === 'join') return [...responses, says(step.what)];
  if (step.kind === 'resize') return [...responses];
  const index = step.who % Math.max(1, responses.length);
  return step.kind === 'leave'
    ? responses.filter((_, i) => i !== index)
    : responses.map((response, i) =>
        i === index ? { ...response, likelihood: 0.5, minParticipants: null } : response,
      );
};

describe('settling an event through a long life', () => {
  it('takes nobody a place, lets nobody pass, and leaves nothing that could be given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), someActs, (threshold, acts) => {
        let places: { threshold: number; capacity: number | null } = { threshold, capacity: threshold + 2 };
        let responses: Placed[] = [];
        acts.forEach((step, now) => {
          responses = act(responses, step);
          if (step.kind === 'resize')
            places = { threshold, capacity: step.more === null ? null : threshold + step.more };
          const settled = settle(responses, places, now);
          for (const { response, status } of settled) {
            const stays = response.holdsPlace && response.likelihood === 1 && status !== 'CONDITIONAL';
            if (stays) expect(status).toBe('GOING');
          }
          const first = settled.find(({ waitlistPosition }) => waitlistPosition === 1);
          const held = sumOfSeats(settled.filter(({ holdsPlace }) => holdsPlace).map(({ response }) => response));
          if (first) expect(held + first.response.seats).toBeGreaterThan(places.capacity ?? Infinity);
          responses = stored(settled);
          expect(stored(settle(responses, places, now + 0.5))).toEqual(responses);
        });
      }),
    );
  });

  it('gives the same whatever the order in which responses are told', () => {
    fc.assert(
      fc.property(someActs, (acts) => {
        let responses: Placed[] = [];
        const places = { threshold: 2, capacity: 5 };
        acts.forEach((step, now) => {
          responses = stored(settle(act(responses, step), places, now));
          const reversed = stored(settle([...responses].reverse(), places, now)).reverse();
          expect(reversed).toEqual(responses);
        });
      }),
    );
  });
});
