import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { PollFragment, PollVoterFragment } from '../../../generated/polls.generated.ts';
import { formatPercent } from '../../../lib/formatNumber.ts';
import { useLanguage } from '../../../lib/language.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { shownName } from '../../responses/shownName.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import { Name, NameCell, VoteCell, VoteRow } from './gridLayout.ts';
import { voteOf, voteText } from './likelihoods.ts';

interface Props {
  voter: PollVoterFragment;
  options: PollFragment['options'];
  /** Of dates that are over. */
  over: ReadonlySet<string>;
  /** Whether it is the reader's own. */
  isOwn?: boolean;
  /** For the organiser. */
  onRemove: ((voter: PollVoterFragment) => void) | undefined;
}

/** Somebody's votes on each date. */
export const VoterRow = memo(({ voter, options, over, isOwn = false, onRemove }: Props) => {
  useLanguage();
  const name = shownName(voter);
  return (
    <VoteRow role="row" data-own={isOwn || undefined}>
      <NameCell role="rowheader">
        <Name>
          <span title={name}>{name}</span>
          {voter.comment && <small>{voter.comment}</small>}
        </Name>
        {onRemove && (
          <IconButton
            label={pollsText.removeVotesOf({ name })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onRemove(voter)}
          />
        )}
      </NameCell>
      {options.map(({ id }, place) => {
        const likelihood = voter.likelihoods[place] ?? undefined;
        return (
          <VoteCell
            key={id}
            role="gridcell"
            aria-label={voteText(likelihood)}
            data-vote={voteOf(likelihood)}
            data-shown={formatPercent(likelihood ?? 0)}
            data-over={over.has(id) || undefined}
          />
        );
      })}
    </VoteRow>
  );
});
VoterRow.displayName = 'VoterRow';
