import { usePollDetailQuery } from '../../generated/polls.generated.ts';
import { useAuthContext, useDetail } from '../session/useDetail.ts';

/** Slower than a list: while one fills in one's own row, others may fill in theirs. */
export const POLL_MS = 10_000;

/** One date poll by its hash. */
export const usePollDetail = (urlHash: string) => {
  const context = useAuthContext();
  const result = usePollDetailQuery({
    variables: { urlHash },
    fetchPolicy: 'cache-and-network',
    context,
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    // that a poll is on its way is nobody's business
    notifyOnNetworkStatusChange: false,
  });
  const { detail: poll, ...rest } = useDetail(urlHash, result, (data) => data.poll);
  return { poll, ...rest };
};
