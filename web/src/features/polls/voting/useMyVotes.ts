import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { PollFragment, PollVoterFragment } from '../../../generated/polls.generated.ts';
import { hasResponded } from '../../../lib/api/hasResponded.ts';
import { isRefused } from '../../../lib/api/isRefused.ts';
import { errorMessage } from '../../../lib/refusals/errorMessage.ts';
import { rememberedVotes } from '../../../lib/browser/rememberedTokens.ts';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { yieldToMain } from '../../../lib/yieldToMain.ts';
import { useOwnership } from '../../responses/ownership/useOwnership.ts';
import { useSession } from '../../session/useSession.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import { type Votes, votesOf } from '../grid/likelihoods.ts';
import { keepUnsent, readUnsent } from './unsentVotes.ts';
import { useSendVotes } from './useSendVotes.ts';
import type { Identity } from './useSaveVotes.ts';

const NOTHING: Votes = {};

/** `votes` without those of `sent` that are unchanged. */
const without = (votes: Votes, sent: Votes): Votes =>
  Object.fromEntries(Object.entries(votes).filter(([id, likelihood]) => sent[id] !== likelihood));

const isEmpty = (votes: Votes) => Object.keys(votes).length === 0;

/**
 * One's own votes, saved one request after the other while one goes on. What the server refuses is taken back, and said; what
 * does not reach it stays, through a reload too, to be sent again. A visitor's first votes wait for a name.
 * @param confirmed one's own row as a form has just saved it, where the poll does not tell
 */
export const useMyVotes = (
  poll: PollFragment,
  isMine: (voter: PollVoterFragment) => boolean,
  confirmed: PollVoterFragment | null,
) => {
  const { status, user } = useSession();
  const { fail, succeed } = useOutcome();
  const { isKnown } = useOwnership();
  // a private link may be about to say
  const isAwaited = status === 'loading' || (!user && !isKnown);
  const rememberedId = rememberedVotes.useIdIn(poll.urlHash);
  const sender = useSendVotes(poll);
  const { voted } = sender;
  const [unsaved, setUnsaved] = useState(NOTHING);
  const [hasFailed, setHasFailed] = useState(false);
  const [isLinkClosed, setIsLinkClosed] = useState(false);
  const me = poll.voters.find((voter) => voter.id === voted?.voter.id || isMine(voter)) ?? confirmed ?? undefined;
  const latest = useRef(NOTHING);
  const isSaving = useRef(false);
  const isTaken = useRef(false);

  const ofAccount = user && { name: user.displayName ?? '', email: '', comment: '' };
  const isNamed = me !== undefined || voted !== undefined || rememberedId !== undefined || Boolean(ofAccount?.name);
  const by = user?.uid ?? rememberedId ?? me?.id;

  const update = (votes: Votes) => {
    latest.current = votes;
    setUnsaved(votes);
    if (isNamed && by !== undefined) keepUnsent(poll.urlHash, by, votes);
  };

  /**
   * Whether all went well.
   * @throws what keeps a visitor's first votes from being saved, for the form that they are sent by
   */
  const save = async (identity: Identity | null = ofAccount): Promise<boolean> => {
    if (isSaving.current) return true;
    isSaving.current = true;
    let isWell = true;
    let isAnySaved = false;
    try {
      while (!isEmpty(latest.current)) {
        const tried = latest.current;
        try {
          const saved = await sender.send(tried, { voterId: me?.id, identity });
          // the voter must say again who they are
          if (saved === null) return false;
          isAnySaved = true;
          update(without(latest.current, saved));
        } catch (error) {
          isWell = false;
          // who may give another name, or wait for a connection
          if (identity && !user) throw error;
          // without a connection the page says what becomes of them
          if (navigator.onLine || hasResponded(error)) fail(errorMessage(error, pollsText.voteFailed));
          if (!isRefused(error)) return false;
          update(without(latest.current, tried));
        }
      }
      return isWell;
    } finally {
      isSaving.current = false;
      setHasFailed(!isEmpty(latest.current));
      // in a task of its own: the grid has just been rendered with these votes, and is again with what follows
      if (isAnySaved) void yieldToMain().then(sender.refresh);
    }
  };

  const votes = useMemo(
    () => ({ ...votesOf(poll.options, me?.likelihoods ?? []), ...unsaved }),
    [poll.options, me?.likelihoods, unsaved],
  );

  /** Takes over what this tab kept, once it is known of whom. */
  const takeUnsent = () => {
    if (!isNamed || by === undefined || isTaken.current) return;
    isTaken.current = true;
    const unsent = readUnsent(poll.urlHash, by);
    if (!isEmpty(unsent)) update({ ...unsent, ...latest.current });
  };

  const choose = (chosen: Votes) => {
    takeUnsent();
    update({ ...latest.current, ...chosen });
    if (isNamed) void save();
  };

  const saveWhatWaits = useEffectEvent(() => {
    if (isEmpty(latest.current) || isSaving.current) return;
    if (!user && !hasFailed) succeed(pollsText.votedElsewhere);
    void save();
  });
  const sendUnsent = useEffectEvent(() => {
    takeUnsent();
    void save();
  });
  // who they are may be known only after they have pressed: by their account, or by another tab
  useEffect(() => {
    if (!isNamed) return;
    saveWhatWaits();
    sendUnsent();
  }, [isNamed]);
  useEffect(() => {
    if (!hasFailed || !isNamed) return;
    const again = () => saveWhatWaits();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [hasFailed, isNamed]);

  return {
    /** One's own row; undefined before the first vote. */
    me,
    votes,
    /** Whether it is not known yet who votes. */
    isAwaited,
    choose,
    /** Whether votes are saved at once, since it is known who votes. */
    isNamed,
    /** Whether there are votes that wait for a name. */
    needsName: !isNamed && !isAwaited && !isEmpty(unsaved),
    /** Whether there are votes on their way. */
    isSaving: isNamed && !isEmpty(unsaved),
    saveAs: save,
    /** Whether there are votes that did not reach the server. */
    isUnsaved: hasFailed && isNamed,
    retry: () => void save(),
    voted,
    isLinkOpen: voted !== undefined && !isLinkClosed,
    closeLink: () => setIsLinkClosed(true),
    /** One's own votes were removed. */
    forgetMe: () => {
      sender.forget();
      update(NOTHING);
    },
  };
};
