import {
  canManageEvent,
  canReachEventOfPoll,
  canSeeEvent,
  type Actor,
  type DateOfSeries,
  type OwnedPoll,
} from '../policies.ts';

// What an event hides, the poll that it came from hides too: both show the same people.

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

type Poll = OwnedPoll & Hiding;
type Event = DateOfSeries & Hiding;

/** A poll is there for those for whom its event is. */
export const canSeePoll = (actor: Actor, poll: Poll, event: Event | null): boolean =>
  canSeeEvent(actor, poll) && (event === null || canSeeEvent(actor, event));

/**
 * Whether an event leads to the poll that it came from. One that was made public since leads to a private poll only those who
 * have voted: its hash is known to those who were asked.
 */
export const canReachPollOfEvent = (actor: Actor, poll: Poll, event: Event, hasVoted: boolean): boolean =>
  canSeePoll(actor, poll, event) && (!poll.isPrivate || event.isPrivate || hasVoted || canManageEvent(actor, poll));

/** Whether a poll names its voters. One that does not lead to its event must not show who is coming to it. */
export const namesVoters = (actor: Actor, poll: Poll, event: Event | null, hasAnswered: boolean): boolean =>
  !hiddenWith(poll, event).isGuestListHidden &&
  (event === null || canReachEventOfPoll(actor, poll, event, hasAnswered));
