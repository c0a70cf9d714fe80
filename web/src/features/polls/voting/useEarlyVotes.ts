import { likelihoodsIn } from '@quorum/domain/poll/voteForm';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { fieldsOf } from '../../../lib/fieldsOf.ts';
import type { Votes } from '../grid/likelihoods.ts';

/** What is chosen in a form of votes. */
export const votesIn = (form: HTMLFormElement): Votes => likelihoodsIn(fieldsOf(form));

/**
 * Takes over what was chosen before the app ran: hydration leaves the controls as they are, and the first rendering of the app
 * does not know. Before anything else is rendered, so that no choice flickers.
 */
export const useEarlyVotes = (
  form: RefObject<HTMLFormElement | null>,
  votes: Votes,
  onChoose: (votes: Votes) => void,
): void => {
  const adopt = useEffectEvent(() => {
    if (!form.current) return;
    const early = Object.entries(votesIn(form.current)).filter(([id, likelihood]) => votes[id] !== likelihood);
    if (early.length > 0) onChoose(Object.fromEntries(early));
  });
  useLayoutEffect(() => adopt(), []);
};
