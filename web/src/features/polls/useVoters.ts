import { useMemo, useState } from 'react';
import {
  type PollFragment,
  type PollVoterFragment,
  useAllVotersQuery,
  useVotedPollQuery,
} from '../../generated/polls.generated.ts';
import { useAuthContext } from '../session/useDetail.ts';
import { pollEvery } from '../../lib/api/pollEvery.ts';
import { rememberedVotes } from '../../lib/browser/rememberedTokens.ts';
import { numberBefore } from './numberBefore.ts';
import { POLL_MS } from './usePollDetail.ts';

const NOBODY: readonly PollVoterFragment[] = [];

const has = (voters: readonly PollVoterFragment[], voterId: string) => voters.some(({ id }) => id === voterId);

/**
 * The poll with the voters that are there by now: the first ones, oneself wherever one stands, and all of them once
 * somebody looks further.
 */
export const useVoters = (poll: PollFragment): { poll: PollFragment; loadAll: () => void } => {
  const { urlHash, ownVoter, voters: firstOnes, voterCount } = poll;
  const [wantsAll, setWantsAll] = useState(false);
  const context = useAuthContext();
  const isWhole = firstOnes.length >= voterCount;
  const all = useAllVotersQuery({
    variables: { urlHash },
    skip: !wantsAll || isWhole,
    context,
    ...pollEvery(POLL_MS),
  });
  const remembered = rememberedVotes.useIdIn(urlHash);
  const isMissing = remembered !== undefined && !isWhole && !has(firstOnes, remembered) && ownVoter?.id !== remembered;
  const mine = useVotedPollQuery({
    variables: { urlHash, before: numberBefore(remembered) },
    skip: !isMissing,
    context,
  });
  const [found] = (isMissing ? mine.data?.poll?.voters : undefined) ?? NOBODY;
  const own = ownVoter ?? (found?.id === remembered ? found : undefined);
  const known = (isWhole ? undefined : all.data?.poll?.voters) ?? firstOnes;
  const whole = useMemo(
    () => ({ ...poll, voters: own && !has(known, own.id) ? [...known, own] : known }),
    [poll, known, own],
  );
  return { poll: whole, loadAll: () => setWantsAll(true) };
};
