import { describe, expect, it } from '@jest/globals';
import { canReachPollOfEvent, canSeePoll, hiddenWith, namesVoters } from '../../src/poll/asItsEvent.ts';

const OPEN = { creatorId: 'ada', isPrivate: false, isGuestListHidden: false, isHidden: false };
const POLL = { ...OPEN, autoScheduleChance: 0.9 };
const EVENT = { ...OPEN, coOrganisers: [{ uid: 'bea' }] };
const NOBODY = { uid: null };
const ADA = { uid: 'ada' };
const BEA = { uid: 'bea' };

describe('what an event hides, its poll hides', () => {
  it.each(['isPrivate', 'isGuestListHidden', 'isHidden'] as const)(
    '%s, whether it is said about the one or about the other',
    (flag) => {
      const said = { ...OPEN, [flag]: true };
      expect(hiddenWith(OPEN, said)[flag]).toBe(true);
      expect(hiddenWith(said, OPEN)[flag]).toBe(true);
      expect(hiddenWith(OPEN, OPEN)[flag]).toBe(false);
      expect(hiddenWith(OPEN, null)[flag]).toBe(false);
    },
  );

  it('is there for those alone for whom its event is', () => {
    const hidden = { ...EVENT, isHidden: true };
    expect(canSeePoll(NOBODY, POLL, EVENT)).toBe(true);
    expect([NOBODY, ADA, BEA].map((actor) => canSeePoll(actor, POLL, hidden))).toEqual([false, true, true]);
  });

  it('names voters to those whom it leads to its event', () => {
    const secret = { ...EVENT, isPrivate: true };
    expect(namesVoters(NOBODY, POLL, EVENT, false)).toBe(true);
    expect(namesVoters(NOBODY, POLL, secret, false)).toBe(false);
    expect(namesVoters(BEA, POLL, secret, false)).toBe(true);
    expect(namesVoters(NOBODY, POLL, secret, true)).toBe(true);
    expect(namesVoters(NOBODY, { ...POLL, isPrivate: true }, secret, false)).toBe(true);
    expect(namesVoters(NOBODY, POLL, { ...EVENT, isGuestListHidden: true }, true)).toBe(false);
  });

  it('is led to by a private event, and by a public one where it is public; else by who has voted and its organiser', () => {
    const [secretPoll, secret] = [
      { ...POLL, isPrivate: true },
      { ...EVENT, isPrivate: true },
    ];
    const reach = (poll: typeof POLL, event: typeof EVENT) => [
      canReachPollOfEvent(NOBODY, poll, event, false),
      canReachPollOfEvent(NOBODY, poll, event, true),
      canReachPollOfEvent(ADA, poll, event, false),
    ];
    expect(reach(POLL, EVENT)).toEqual([true, true, true]);
    expect(reach(POLL, secret)).toEqual([true, true, true]);
    expect(reach(secretPoll, secret)).toEqual([true, true, true]);
    expect(reach(secretPoll, EVENT)).toEqual([false, true, true]);
    expect(reach({ ...POLL, isHidden: true }, EVENT)).toEqual([false, false, true]);
  });
});
