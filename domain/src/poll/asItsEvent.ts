import { canReachEventOfPoll, canSeeEvent, type Actor, type DateOfSeries } from '../policies.ts';

// What an event hides, the poll that it came from hides too: both tell of the same people.

/** By what an organiser or an operator hides things. */
interface Hiding {
  isPrivate: boolean;
  isGuestListHidden: boolean;
  isHidden: boolean;
}

/** What a poll hides by itself, or with the event that it became. */
export const hiddenWith = (poll: Hiding, event: Hiding | null): Hiding => ({
  isPrivate: poll.isPrivate || event?.isPrivate === true,
  isGuestListHidden: poll.isGuestListHidden || event?.isGuestListHidden === true,
  isHidden: poll.isHidden || event?.isHidden === true,
});

type Subject = DateOfSeries & Hiding;

/** A poll is there for those for whom its event is. */
export const canSeePoll = (actor: Actor, poll: Subject, event: Subject | null): boolean =>
  canSeeEvent(actor, poll) && (event === null || canSeeEvent(actor, event));

/** Whether a poll names its voters. One that does not lead to its event does not tell who comes to that. */
export const namesVoters = (actor: Actor, poll: Subject, event: Subject | null, hasAnswered: boolean): boolean =>
  !hiddenWith(poll, event).isGuestListHidden &&
  (event === null || canReachEventOfPoll(actor, poll, event, hasAnswered));
