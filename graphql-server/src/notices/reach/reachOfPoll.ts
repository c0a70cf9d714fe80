import { canManageEvent, readsAsOrganiser, type OwnedPoll } from '@quorum/domain/policies';
import { hasOptionAhead } from '@quorum/domain/poll/status';
import type { Context } from '../../use-cases/Context.ts';
import { permit, requireSignedIn } from '../../use-cases/permit.ts';
import { votingOf } from '../../use-cases/polls/votingOf.ts';
import { votersBesideOrganiser } from '../audiences.ts';
import type { Addressee } from '../Notice.ts';
import { waysOfVoters } from '../otherWays.ts';
import { choicesOf, countReached } from '../ways.ts';

/** How many of those who voted an organiser's news of a poll would reach now. */
export interface PollReach {
  ended: number;
  moved: number;
  scheduled: number;
}

const NOBODY: PollReach = { ended: 0, moved: 0, scheduled: 0 };

async function read(context: Context, { id }: { id: number }): Promise<PollReach> {
  const poll = await context.polls.findWithOptions(id);
  // its event has notices of its own
  if (!poll || poll.status === 'SCHEDULED') return NOBODY;
  const voters = await votersBesideOrganiser(context, poll);
  const waysOf = await waysOfVoters(context, voters);
  const asParticipants: Addressee[] = voters.map((reader) => ({ reader, ...waysOf(reader) }));
  // their numbers are for the event, once there is one
  const asVoters: Addressee[] = asParticipants.map(({ reader, devices }) => ({ reader, devices }));
  const subject = { poll };
  const choices = await choicesOf(context, { subject, letters: asParticipants });
  return {
    // once its dates are over, nobody is told that it is deleted
    ended: hasOptionAhead(votingOf(poll), context.clock.now())
      ? await countReached(context, { name: 'votingEnded', kind: 'status', subject, letters: asVoters }, choices)
      : 0,
    // while it takes no votes, nobody could change theirs
    moved:
      poll.status === 'OPEN'
        ? await countReached(context, { name: 'datesMoved', kind: 'changed', subject, letters: asVoters }, choices)
        : 0,
    scheduled: await countReached(
      context,
      { name: 'dateFound', kind: 'status', subject, letters: asParticipants },
      choices,
    ),
  };
}

/** How many people are told about a poll, for its organiser; null for others. */
export const reachOfPoll = async (context: Context, poll: OwnedPoll & { id: number }): Promise<PollReach | null> =>
  readsAsOrganiser(context.actor, poll) ? read(context, poll) : null;

/**
 * The same of the poll with that hash.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN` for all but its organiser, `NOT_FOUND`
 */
export async function getReachOfPoll(context: Context, urlHash: string): Promise<PollReach> {
  requireSignedIn(context.actor);
  const poll = await context.polls.requireVisible(urlHash);
  permit(canManageEvent(context.actor, poll), 'reach.notYours');
  return read(context, poll);
}
