import { usePollReachQuery } from '../../generated/polls.generated.ts';
import { FOR_ONESELF } from '../../lib/api/forOneself.ts';

interface Reach {
  /** How many of those who voted are told when it ends without a date. */
  ended: number;
  /** How many are told at most when dates move, and when one is picked. */
  moved: number;
  scheduled: number;
}

const NOBODY: Reach = { ended: 0, moved: 0, scheduled: 0 };

/** How many people are told about a poll, for its organiser. Nobody, until that is known. */
export const usePollReach = (urlHash: string, isNeeded = true): Reach => {
  const { data } = usePollReachQuery({
    variables: { urlHash },
    skip: !isNeeded,
    ...FOR_ONESELF,
  });
  return data?.poll?.reach ?? NOBODY;
};
