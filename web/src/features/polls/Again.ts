import type { PollFragment } from '../../generated/polls.generated.ts';

/** What the history of the browser takes along to a new poll like `again`. */
export interface Again {
  again: PollFragment;
}
