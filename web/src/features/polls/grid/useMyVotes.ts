import { useMemo, useRef, useState } from 'react';
import type { PollFragment, PollVoterFragment } from '../../../generated/graphql.generated.ts';
import { errorMessage } from '../../../lib/errorMessage.ts';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { useSession } from '../../session/useSession.ts';
import { pollsText } from '../pollsText.ts';
import { type Votes, votesOf } from './likelihoods.ts';
import { type Identity, useSaveVotes, type Voted } from './useSaveVotes.ts';

const NOTHING: Votes = {};

/** `votes` without those of `sent` that still say the same. */
const without = (votes: Votes, sent: Votes): Votes =>
  Object.fromEntries(Object.entries(votes).filter(([id, likelihood]) => sent[id] !== likelihood));

/**
 * One's own votes, saved one request after the other while one goes on. What the server refuses is taken back, and said.
 * A visitor's first votes wait for a name.
 */
export const useMyVotes = (poll: PollFragment, isMine: (voter: PollVoterFragment) => boolean) => {
  const { user } = useSession();
  const { fail } = useOutcome();
  const { vote, change } = useSaveVotes(poll);
  const [unsaved, setUnsaved] = useState(NOTHING);
  const [voted, setVoted] = useState<Voted>();
  const [isLinkClosed, setIsLinkClosed] = useState(false);
  const me = poll.voters.find((voter) => voter.id === voted?.voter.id || isMine(voter));
  const latest = useRef(NOTHING);
  const isSaving = useRef(false);
  const votedId = useRef<string>(undefined);

  const update = (votes: Votes) => {
    latest.current = votes;
    setUnsaved(votes);
  };

  const send = async (votes: Votes, identity: Identity | undefined): Promise<void> => {
    const voterId = me?.id ?? votedId.current;
    if (voterId !== undefined) return change(voterId, { votes });
    if (!identity) return undefined;
    const result = await vote(identity, votes);
    votedId.current = result?.voter.id;
    setVoted(result);
    return undefined;
  };

  /** Whether all went well. */
  const save = async (identity?: Identity): Promise<boolean> => {
    if (isSaving.current) return true;
    isSaving.current = true;
    try {
      while (Object.keys(latest.current).length > 0) {
        const sent = latest.current;
        await send(sent, identity);
        update(without(latest.current, sent));
      }
      return true;
    } catch (error) {
      // a visitor whose name was refused may give another one
      if (!identity || user) update(NOTHING);
      fail(errorMessage(error, pollsText.voteFailed));
      return false;
    } finally {
      isSaving.current = false;
    }
  };

  const votes = useMemo(
    () => ({ ...votesOf(poll.options, me?.likelihoods ?? []), ...unsaved }),
    [poll.options, me?.likelihoods, unsaved],
  );
  const ofAccount = user && { name: user.displayName ?? '', email: '', comment: '' };
  const isNamed = me !== undefined || voted !== undefined || Boolean(ofAccount?.name);

  const choose = (optionId: string, likelihood: number) => {
    update({ ...latest.current, [optionId]: likelihood });
    if (isNamed) void save(ofAccount ?? undefined);
  };

  return {
    /** One's own row; undefined before the first vote. */
    me,
    votes,
    choose,
    /** Whether there are votes that wait for a name. */
    needsName: !isNamed && Object.keys(unsaved).length > 0,
    saveAs: save,
    voted,
    isLinkOpen: voted !== undefined && !isLinkClosed,
    closeLink: () => setIsLinkClosed(true),
    /** One's own votes were removed. */
    forgetMe: () => {
      votedId.current = undefined;
      setVoted(undefined);
      update(NOTHING);
    },
  };
};
