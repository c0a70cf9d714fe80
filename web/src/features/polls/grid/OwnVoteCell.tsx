import { Check, CircleHelp, Plus, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { formatPercent } from '../../../lib/formatNumber.ts';
import { pollsText } from '../pollsText.ts';
import { OwnVote } from './gridLayout.ts';
import { afterTap, likelihoodOfKey, type Vote, voteOf, voteText } from './likelihoods.ts';
import { useLongPress } from './useLongPress.ts';

const ICONS: Record<Vote, typeof Check> = { yes: Check, maybe: CircleHelp, no: X, none: Plus };

interface Props {
  /** The date, in words. */
  date: string;
  likelihood: number | undefined;
  isOver: boolean;
  isDisabled: boolean;
  /** Whether Tab comes here. */
  isStop: boolean;
  onChoose: (likelihood: number) => void;
  /** Somebody wants to say it more exactly. */
  onOpenSlider: () => void;
  onFocus: () => void;
}

/** One's own vote for a date: a tap is yes, maybe or no, a long press or M a likelihood, a digit tens of percent. */
export const OwnVoteCell = ({ date, likelihood, isOver, isDisabled, isStop, ...on }: Props) => {
  const { handlers, isTap } = useLongPress(on.onOpenSlider);
  const vote = voteOf(likelihood);
  const Icon = ICONS[vote];

  const chooseByKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const exact = likelihoodOfKey(event.key);
    if (exact !== undefined) on.onChoose(exact);
    else if (event.key.toLowerCase() === 'm') on.onOpenSlider();
    else return;
    event.preventDefault();
  };

  return (
    <div role="gridcell">
      <OwnVote
        type="button"
        data-vote={vote}
        data-own-vote
        aria-label={`${date}: ${isOver ? pollsText.over : voteText(likelihood)}`}
        disabled={isDisabled}
        tabIndex={isStop ? 0 : -1}
        onFocus={on.onFocus}
        onKeyDown={chooseByKey}
        onClick={() => isTap() && on.onChoose(afterTap(likelihood))}
        {...handlers}
      >
        <Icon aria-hidden="true" />
        {vote === 'maybe' && formatPercent(likelihood ?? 0)}
      </OwnVote>
    </div>
  );
};
