import { useEventReachQuery } from '../../generated/later.generated.ts';
import { FOR_ONESELF } from '../../lib/api/forOneself.ts';

interface Reach {
  /** How many people are told when it is confirmed, called off or deleted. */
  decision: number;
  /** How many people are notified of a change. */
  changes: number;
}

const NOBODY: Reach = { decision: 0, changes: 0 };

/** How many people are told about an event, for its organisers. Nobody, until that is known. */
export const useEventReach = (urlHash: string, isNeeded = true): Reach => {
  const { data } = useEventReachQuery({
    variables: { urlHash },
    skip: !isNeeded,
    ...FOR_ONESELF,
  });
  return data?.event?.reach ?? NOBODY;
};
