import type { PollFragment } from '../../generated/graphql.generated.ts';

interface Again {
  again: PollFragment;
}

/** What the history of the browser takes along to a new poll like `poll`: its times of day, without its votes and further dates. */
export const againLike = (poll: PollFragment): Again => ({
  again: { ...poll, voters: [], options: poll.options.slice(0, 1) },
});

/** The poll that a new one is to be like, if any. */
export const pollOfAgain = (state: unknown): PollFragment | undefined => (state as Again | null)?.again;
