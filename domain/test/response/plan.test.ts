import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@quorum/domain/errors';
import { responseDraft } from '@quorum/domain/response/draft';
import {
  problemAtEvent,
  problemOfChange,
  problemOfPlan,
  requirePossible,
  requirePossibleChange,
  requireRoomForMore,
  withChange,
  type Plan,
} from '@quorum/domain/response/plan';
import { complaints } from '../support/complaints.ts';

const yes = (changes: Partial<Plan> = {}): Plan => ({
  likelihood: 1,
  guests: 0,
  minParticipants: null,
  isStandby: false,
  ...changes,
});

/** What a refusal says; null when there is none. */
const refusalOf = (act: () => void) => {
  try {
    act();
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, message: error.message, fields: error.fields };
  }
};

describe('a plan', () => {
  it.each([
    yes(),
    yes({ guests: 9 }),
    yes({ minParticipants: 2 }),
    yes({ minParticipants: 3, guests: 2 }),
    yes({ likelihood: 0.5, guests: 1 }),
    yes({ likelihood: 0 }),
    yes({ likelihood: 0, isStandby: true }),
  ])('that agrees with itself has no problem: %j', (plan) => {
    expect(problemOfPlan(plan)).toBeNull();
  });

  it.each<[Partial<Plan>, field: string, message: string]>([
    [
      { likelihood: 0.5, minParticipants: 4 },
      'minParticipants',
      'Only a definite yes can depend on how many people are in',
    ],
    [
      { likelihood: 0, minParticipants: 4 },
      'minParticipants',
      'Only a definite yes can depend on how many people are in',
    ],
    [{ isStandby: true }, 'isStandby', 'Only people who are not coming can be on standby'],
    [{ likelihood: 0.1, isStandby: true }, 'isStandby', 'Only people who are not coming can be on standby'],
    [{ minParticipants: 3, guests: 3 }, 'minParticipants', 'You are 4 already. Please ask for at least that many'],
  ])('that contradicts itself says where: %j', (changes, field, message) => {
    expect(problemOfPlan(yes(changes))?.field).toBe(field);
    expect(complaints(responseDraft, { name: 'Ada', ...yes(changes) })).toEqual({ message, fields: [field] });
  });

  const event = { participantThreshold: 4, capacity: 6, maxGuests: 3 };

  it.each<[Partial<Plan>, Partial<typeof event>, field: string, message: string]>([
    [{ guests: 1 }, { maxGuests: 0 }, 'guests', 'This event takes no guests'],
    [{ guests: 2 }, { maxGuests: 1 }, 'guests', 'You can bring one guest'],
    [{ guests: 4 }, {}, 'guests', 'You can bring at most 3 guests'],
    [{ guests: 4, likelihood: 0.2 }, {}, 'guests', 'You can bring at most 3 guests'],
    [{ guests: 4, likelihood: 0 }, {}, 'guests', 'You can bring at most 3 guests'],
    [{ guests: 3 }, {}, 'guests', 'At most 3 together; guests may answer for themselves'],
    [{ guests: 1 }, { capacity: 4 }, 'guests', 'At most 1 together; guests may answer for themselves'],
    [{ minParticipants: 7 }, {}, 'minParticipants', 'There is room for 6. Please ask for at most that many'],
  ])('that the event does not take says why: %j', (changes, ofEvent, field, message) => {
    const offer = { ...event, ...ofEvent };
    expect(problemAtEvent(yes(changes), offer)?.field).toBe(field);
    const refusal = { code: 'BAD_USER_INPUT', message, fields: [field] };
    expect(refusalOf(() => requirePossible(yes(changes), offer))).toEqual(refusal);
  });

  it.each<[Partial<Plan>, Partial<{ capacity: number | null }>]>([
    [{ guests: 2 }, {}],
    [{ guests: 3 }, { capacity: null }],
    [{ minParticipants: 6 }, {}],
    [{ minParticipants: 1000 }, { capacity: null }],
    [{ guests: 3, likelihood: 0 }, {}],
    [{}, { capacity: 4 }],
  ])('that the event takes has no problem: %j %j', (changes, ofEvent) => {
    expect(problemAtEvent(yes(changes), { ...event, ...ofEvent })).toBeNull();
  });
});

describe('a change of a plan', () => {
  it.each<[before: Partial<Plan>, change: Partial<Plan>, after: Partial<Plan>]>([
    [{ minParticipants: 4 }, {}, { minParticipants: 4 }],
    [{ minParticipants: 4 }, { likelihood: 1 }, { minParticipants: 4 }],
    [{ minParticipants: 4 }, { likelihood: 0.5 }, { likelihood: 0.5 }],
    [{ minParticipants: 4 }, { likelihood: 0 }, { likelihood: 0 }],
    [{ minParticipants: 4 }, { minParticipants: null }, {}],
    [{ minParticipants: 4 }, { likelihood: 0.5, minParticipants: 4 }, { likelihood: 0.5, minParticipants: 4 }],
    [{ likelihood: 0, isStandby: true }, { likelihood: 0 }, { likelihood: 0, isStandby: true }],
    [{ likelihood: 0, isStandby: true }, { likelihood: 1 }, {}],
    [{ likelihood: 0, isStandby: true }, { likelihood: 0.3 }, { likelihood: 0.3 }],
    [{ guests: 2 }, { likelihood: 0.5 }, { guests: 2, likelihood: 0.5 }],
    [{ guests: 2 }, { guests: 0 }, {}],
  ])('from %j by %j is %j', (before, change, after) => {
    expect(withChange(yes(before), change)).toEqual(yes(after));
  });

  /** It took three guests before, and takes one now. */
  const event = { participantThreshold: 4, capacity: 12, maxGuests: 1 };
  const tooMany = { field: 'guests', reason: { key: 'guests.one' } };
  const party = yes({ guests: 3 });
  const no = yes({ guests: 3, likelihood: 0 });

  it.each<[before: Plan, change: Partial<Plan>]>([
    [party, {}],
    [party, { likelihood: 0 }],
    [party, { likelihood: 0, isStandby: true }],
    [party, { likelihood: 0, guests: 1 }],
    [party, { guests: 0 }],
    [no, { isStandby: true }],
  ])('of %j by %j is taken where the event takes fewer guests than before', (before, change) => {
    expect(problemOfChange(before, withChange(before, change), event)).toBeNull();
  });

  it.each<[before: Plan, change: Partial<Plan>]>([
    [party, { likelihood: 0.5 }],
    [party, { minParticipants: 6 }],
    [party, { guests: 2 }],
    [party, { likelihood: 0, guests: 2 }],
    [no, { guests: 4 }],
    [no, { likelihood: 1 }],
  ])('of %j by %j is refused there', (before, change) => {
    const plan = withChange(before, change);
    expect(problemOfChange(before, plan, event)).toEqual(tooMany);
    const refusal = { code: 'BAD_USER_INPUT', message: 'You can bring one guest', fields: [tooMany.field] };
    expect(refusalOf(() => requirePossibleChange(before, plan, event))).toEqual(refusal);
  });

  it('to a no is refused where it contradicts itself', () => {
    const plan = yes({ guests: 3, likelihood: 0, minParticipants: 6 });
    expect(problemOfChange(party, plan, event)?.field).toBe('minParticipants');
  });
});

describe('more guests of somebody who has a place', () => {
  const grow = (guests: number, room: { placesLeft: number | null; waitlistCount: number }, plan: Partial<Plan> = {}) =>
    refusalOf(() => requireRoomForMore(yes({ guests: 1 }), yes({ guests, ...plan }), room));

  it.each([
    { guests: 3, room: { placesLeft: 2, waitlistCount: 0 } },
    { guests: 9, room: { placesLeft: null, waitlistCount: 0 } },
    { guests: 1, room: { placesLeft: 0, waitlistCount: 3 } },
    { guests: 0, room: { placesLeft: 0, waitlistCount: 3 } },
    { guests: 4, room: { placesLeft: 0, waitlistCount: 0 }, plan: { likelihood: 0.5 } },
  ])('are taken where they need no place, or there is one: %j', ({ guests, room, plan }) => {
    expect(grow(guests, room, plan)).toBeNull();
  });

  it.each([
    [3, { placesLeft: 1, waitlistCount: 0 }, 'There is room for only 1 more. Bring fewer guests'],
    [2, { placesLeft: 0, waitlistCount: 0 }, 'There is no free place for another guest'],
    [2, { placesLeft: 1, waitlistCount: 1 }, 'There is no free place for another guest'],
  ])('are refused with the number of free places: %j', (guests, room, message) => {
    expect(grow(guests, room)).toEqual({ code: 'CONFLICT', message, fields: ['guests'] });
  });
});
