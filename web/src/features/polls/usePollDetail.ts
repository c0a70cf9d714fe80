import { usePollDetailQuery } from '../../generated/polls.generated.ts';
import { pollEvery } from '../../lib/api/pollEvery.ts';
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
    ...pollEvery(POLL_MS),
  });
  const { detail: poll, ...rest } = useDetail(urlHash, result, (data) => data.poll);
  return { poll, ...rest };
};
