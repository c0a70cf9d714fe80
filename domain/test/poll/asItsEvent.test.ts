import { describe, expect, it } from '@jest/globals';
import { canReachPollOfEvent, canSeePoll, hiddenWith, namesVoters } from '../../src/poll/asItsEvent.ts';

const OPEN = { creatorId: 'ada', isPrivate: false, isGuestListHidden: false, isHidden: false };
const NOBODY = { uid: null };
const ADA = { uid: 'ada' };

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
    const hidden = { ...OPEN, isHidden: true };
    expect([canSeePoll(NOBODY, OPEN, OPEN), canSeePoll(NOBODY, OPEN, hidden), canSeePoll(ADA, OPEN, hidden)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('names voters to those whom it leads to its event', () => {
    const secret = { ...OPEN, isPrivate: true };
    expect(namesVoters(NOBODY, OPEN, OPEN, false)).toBe(true);
    expect(namesVoters(NOBODY, OPEN, secret, false)).toBe(false);
    expect(namesVoters(NOBODY, OPEN, secret, true)).toBe(true);
    expect(namesVoters(NOBODY, secret, secret, false)).toBe(true);
    expect(namesVoters(NOBODY, OPEN, { ...OPEN, isGuestListHidden: true }, true)).toBe(false);
  });

  it('is led to by a private event, and by a public one where it is public; else by who has voted and its organiser', () => {
    const secret = { ...OPEN, isPrivate: true };
    const reach = (poll: typeof OPEN, event: typeof OPEN) => [
      canReachPollOfEvent(NOBODY, poll, event, false),
      canReachPollOfEvent(NOBODY, poll, event, true),
      canReachPollOfEvent(ADA, poll, event, false),
    ];
    expect(reach(OPEN, OPEN)).toEqual([true, true, true]);
    expect(reach(OPEN, secret)).toEqual([true, true, true]);
    expect(reach(secret, secret)).toEqual([true, true, true]);
    expect(reach(secret, OPEN)).toEqual([false, true, true]);
    expect(reach({ ...OPEN, isHidden: true }, OPEN)).toEqual([false, false, true]);
  });
});
