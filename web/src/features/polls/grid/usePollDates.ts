import { useMemo } from 'react';
import type { OptionStanding } from '@quorum/domain/poll/standing';
import type { PollFragment } from '../../../generated/polls.generated.ts';
import { useNow } from '../../../lib/useNow.ts';
import type { Votes } from './likelihoods.ts';
import { standingWith } from './optionsWithVotes.ts';

export interface PollDates {
  /** How each date stands, by its id. */
  standing: ReadonlyMap<string, OptionStanding>;
  /** Of dates that are over. */
  over: ReadonlySet<string>;
}

/** How the dates of a poll stand now, with one's own votes as they are on the screen. */
export const usePollDates = (poll: PollFragment, ownId: string | undefined, votes: Votes): PollDates => {
  const now = useNow();
  const { options } = poll;
  // between two of these moments nothing changes by the clock
  const lastStart = Math.max(0, ...options.map(({ date }) => Date.parse(date)).filter((start) => start <= now));
  const over = useMemo(
    () => new Set(options.filter(({ date }) => Date.parse(date) <= lastStart).map(({ id }) => id)),
    [options, lastStart],
  );
  // twenty chances of three hundred people take as long as all the rest of the page
  const standing = useMemo(() => standingWith(poll, { id: ownId, votes }, lastStart), [poll, ownId, votes, lastStart]);
  return { standing, over };
};
