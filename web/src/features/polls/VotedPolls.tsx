import { useEffect, useState } from 'react';
import { useVotedPollQuery } from '../../generated/polls.generated.ts';
import { rememberedVotes } from '../../lib/browser/rememberedTokens.ts';
import { numberBefore } from './numberBefore.ts';
import { useResponsesOfVotes, type VoteOfResponse } from './useResponsesOfVotes.ts';

/** Each is a query with every page: people who vote in more polls at once are rare. */
const POLLS_MAX = 10;
const NOBODY: readonly VoteOfResponse[] = [];

/**
 * Lets the browser that voted edit the response that its vote became, on whatever page it is looked at: a mail about the
 * date leads to the event, and not to the poll.
 */
export const VotedPolls = () => {
  const [hashes] = useState(() => rememberedVotes.answered.ids().slice(0, POLLS_MAX));
  return hashes.map((urlHash) => <VotedPoll key={urlHash} urlHash={urlHash} />);
};

const VotedPoll = ({ urlHash }: { urlHash: string }) => {
  const [before] = useState(() => numberBefore(rememberedVotes.answered.read(urlHash)));
  const { data } = useVotedPollQuery({ variables: { urlHash, before } });
  const poll = data?.poll;
  useResponsesOfVotes(poll?.voters ?? NOBODY);
  const isSettled = data !== undefined && (!poll || poll.status === 'SCHEDULED');
  useEffect(() => {
    if (isSettled) rememberedVotes.answered.remove(urlHash);
  }, [isSettled, urlHash]);
  return null;
};
