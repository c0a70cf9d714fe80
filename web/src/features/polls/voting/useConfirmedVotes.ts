import type { VoteConfirmation } from '@quorum/domain/response/confirmation';
import { useMemo, useState } from 'react';
import type { PollFragment, PollVoterFragment } from '../../../generated/polls.generated.ts';
import { voteConfirmationFor } from '../../responses/private-link/confirmation.ts';

const voterOf = ({ voterId, name, likelihoods }: VoteConfirmation, { options }: PollFragment): PollVoterFragment => ({
  __typename: 'PollVoter',
  id: voterId,
  name,
  comment: '',
  uid: null,
  participantId: null,
  likelihoods: options.map(({ id }) => likelihoods[id] ?? null),
});

/** What a form has saved that was sent without the app and led to this page. */
export const useConfirmedVotes = (poll: PollFragment) => {
  const [confirmation, setConfirmation] = useState(() => voteConfirmationFor(poll.urlHash));
  const voter = useMemo(() => confirmation && voterOf(confirmation, poll), [confirmation, poll]);
  return {
    /** One's own row, also where the poll names nobody. */
    voter,
    token: confirmation?.responseToken ?? undefined,
    isWayBack: confirmation?.isWayBack ?? false,
    forget: () => setConfirmation(null),
  };
};
