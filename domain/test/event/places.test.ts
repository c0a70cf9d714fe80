import { describe, expect, it } from '@jest/globals';
import { eventDraft } from '@quorum/domain/event/draft';
import { outlookOf } from '@quorum/domain/event/outlook';
import type { Counted } from '@quorum/domain/event/progress';
import { parse } from '@quorum/domain/parse';
import { aDraft } from '../support/aDraft.ts';
import { complaints } from '../support/complaints.ts';
import { times } from '../support/outcomes.ts';

const about = (changes: Record<string, unknown>) =>
  complaints(eventDraft, aDraft({ participantThreshold: 6, ...changes }));
const fiveASide = { at: 10, label: '5v5' };
const sixASide = { at: 12, label: '6v6' };

describe('places, guests and formats of an event', () => {
  it('are none where they are not named', () => {
    const none = { capacity: null, maxGuests: 0, formats: [] };
    expect(parse(eventDraft, aDraft())).toMatchObject(none);
    expect(parse(eventDraft, aDraft({ capacity: null, maxGuests: null, formats: null }))).toMatchObject(none);
  });

  it.each([
    { capacity: 6 },
    { capacity: 1000 },
    { maxGuests: 9 },
    { formats: [{ at: 6, label: '3v3' }, fiveASide, sixASide], capacity: 12 },
  ])('are taken: %j', (said) => {
    expect(about(said)).toBeNull();
  });

  const tooSmall = 'Capacity must be at least the participant threshold';
  const guests = 'Guests per participant must be a whole number from 0 to 9';
  it.each<[said: Record<string, unknown>, message: string]>([
    [{ capacity: 5 }, tooSmall],
    [{ capacity: 1 }, tooSmall],
    [{ capacity: -3 }, tooSmall],
    [{ capacity: 1001 }, 'Capacity must be at most 1000'],
    [{ capacity: 7.5 }, 'Capacity must be a whole number'],
    [{ capacity: '12' }, 'Capacity must be a whole number'],
    [{ maxGuests: -1 }, guests],
    [{ maxGuests: 10 }, guests],
    [{ maxGuests: 0.5 }, guests],
    [{ maxGuests: '2' }, guests],
    [{ formats: [sixASide, fiveASide] }, 'Each format needs more participants than the one before'],
    [{ formats: [fiveASide, { at: 10, label: 'Five' }] }, 'Each format needs more participants than the one before'],
    [{ formats: [{ at: 4, label: '2v2' }] }, 'The first format must not need fewer participants than the threshold'],
    [{ formats: [sixASide], capacity: 11 }, 'The last format must not need more than the capacity'],
    [
      { formats: times(7, fiveASide).map((format, i) => ({ ...format, at: 10 + i })) },
      'An event has at most 6 formats',
    ],
    [{ formats: '5v5' }, 'Formats must be a list of participants and labels'],
    [{ formats: [null] }, 'Formats must be a list of participants and labels'],
  ])('are refused in a sentence: %j', (said, message) => {
    const [field] = Object.keys(said);
    expect(about(said)).toEqual({ message, fields: [field] });
  });

  it.each([
    [{ at: 10.5, label: '5v5' }, 'A format needs a whole number of participants'],
    [{ at: 5_000_000_000, label: 'All' }, 'A format needs at most 10000 participants'],
    [{ at: 10, label: ' ' }, 'Format is required'],
    [{ at: 10, label: 'x'.repeat(41) }, 'Format must be at most 40 characters'],
  ])('say what is wrong with one format: %j', (format, message) => {
    expect(about({ formats: [format] })?.message).toBe(message);
  });
});

const going = (guests = 0): Counted => ({ likelihood: 1, guests, status: 'GOING' });
const waiting = (guests = 0): Counted => ({ likelihood: 1, guests, status: 'WAITLISTED' });
const maybe = (likelihood: number): Counted => ({ likelihood, status: 'MAYBE' });

describe('where an event stands', () => {
  const event = { participantThreshold: 10, capacity: 14, formats: [fiveASide, sixASide] };

  it('is told by who has a place, guests included', () => {
    expect(outlookOf([going(8), going(2), going(), waiting(1), { likelihood: 0 }], event)).toEqual({
      expected: 13,
      chance: 1,
      going: 13,
      placesLeft: 1,
      overbooked: 0,
      waitlistCount: 1,
      currentFormat: sixASide,
      nextFormat: null,
    });
  });

  it('counts no response that is hidden', () => {
    const hidden = [going(5), waiting(), maybe(0.5)].map((response) => ({ ...response, isHidden: true }));
    expect(outlookOf([going(), ...hidden], event)).toEqual(outlookOf([going()], event));
  });

  it('tells by how many the event is overbooked, and no negative number of places', () => {
    const outlook = outlookOf(times(12, going()), { participantThreshold: 8, capacity: 10 });
    expect(outlook).toMatchObject({ placesLeft: 0, overbooked: 2, going: 12, chance: 1 });
  });

  it('knows no number of places without a limit', () => {
    expect(outlookOf(times(12, going()), { participantThreshold: 8 })).toMatchObject({
      placesLeft: null,
      overbooked: 0,
    });
  });

  it('rounds no chance to what it is not', () => {
    const far = outlookOf(times(9, maybe(0.01)), { participantThreshold: 9 });
    const near = outlookOf([...times(20, maybe(0.9))], { participantThreshold: 2 });
    expect([far.chance, near.chance]).toEqual([0.0001, 0.9999]);
    expect(outlookOf(times(9, maybe(0.9)), { participantThreshold: 10 }).chance).toBe(0);
  });

  it('counts a condition that holds as a yes, and one that may hold by its chance', () => {
    const ifFour: Counted = { likelihood: 1, minParticipants: 4, status: 'CONDITIONAL' };
    const four = { participantThreshold: 4 };
    expect(outlookOf([{ ...ifFour, status: 'GOING' }, ...times(3, going())], four)).toMatchObject({
      chance: 1,
      expected: 4,
      going: 4,
    });
    expect(outlookOf([ifFour, going(), going(), maybe(0.5)], four)).toMatchObject({
      chance: 0.5,
      expected: 3,
      going: 2,
    });
  });

  it.each([
    { held: 0, current: null, next: { ...fiveASide, missing: 10 } },
    { held: 9, current: null, next: { ...fiveASide, missing: 1 } },
    { held: 10, current: fiveASide, next: { ...sixASide, missing: 2 } },
    { held: 12, current: sixASide, next: null },
  ])('with $held there', ({ held, current, next }) => {
    expect(outlookOf(times(held, going()), event)).toMatchObject({ currentFormat: current, nextFormat: next });
  });
});
