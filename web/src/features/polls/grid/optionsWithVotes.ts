import { standingOf, tallyOf } from '@quorum/domain/poll/standing';
import type { PollFragment } from '../../../generated/polls.generated.ts';
import type { Votes } from './likelihoods.ts';

type Poll = Pick<PollFragment, 'options' | 'voters' | 'voterCount' | 'participantThreshold' | 'capacity'>;

/**
 * How the options stand: with one's own votes as they are on the screen, by the rule of the server, where everybody who
 * voted is known here; else as the server says it.
 */
export const standingWith = (poll: Poll, own: { id: string | undefined; votes: Votes }, now: number) => {
  if (poll.voters.length < poll.voterCount) {
    const options = poll.options.map(({ id, date, ...tally }) => ({ id, start: Date.parse(date), tally }));
    return standingOf(options, now);
  }
  const others = poll.voters.filter(({ id }) => id !== own.id);
  const options = poll.options.map(({ id, date }, place) => {
    const said = [...others.map(({ likelihoods }) => likelihoods[place] ?? null), own.votes[id] ?? null];
    const votes = said.filter((likelihood) => likelihood !== null).map((likelihood) => ({ likelihood }));
    return { id, start: Date.parse(date), tally: tallyOf(votes, poll) };
  });
  return standingOf(options, now);
};
