import { NONE_FIELD } from '@quorum/domain/poll/voteForm';
import type { MouseEvent } from 'react';
import type { PollFragment } from '../../../generated/polls.generated.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { Votes } from '../grid/likelihoods.ts';
import type { PollDates } from '../grid/usePollDates.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import { DateRow } from './DateRow.tsx';
import { Dates, Head } from './votingLayout.ts';

interface Props extends PollDates {
  poll: PollFragment;
  votes: Votes;
  /** Somebody can on none of these dates; where nothing runs, the button sends the form. */
  onNone?: (optionIds: readonly string[]) => void;
}

/** Each date with the reader's vote on it, and one button for none of them. */
export const VoteDates = ({ poll, votes, standing, over, onNone }: Props) => {
  const { options, timezone, participantThreshold } = poll;
  const votable = options.map(({ id }) => id).filter((id) => !over.has(id));
  const chooseNone = (event: MouseEvent) => {
    if (!onNone) return;
    event.preventDefault();
    onNone(votable);
  };
  return (
    <>
      {/* Enter in a field presses the first button of a form: not the one that says no to everything */}
      <VisuallyHidden as="button" type="submit" tabIndex={-1} aria-hidden="true" />
      <Head>
        <h2>{pollsText.when}</h2>
        {votable.length > 0 && (
          <Button
            type="submit"
            variant="outline"
            size="sm"
            name={NONE_FIELD}
            value={votable.join(' ')}
            onClick={chooseNone}
          >
            {pollsText.noneOfThese}
          </Button>
        )}
      </Head>
      <Dates>
        {options.map((option) => {
          const how = standing.get(option.id);
          return (
            how && (
              <DateRow
                key={option.id}
                option={option}
                timezone={timezone}
                participantThreshold={participantThreshold}
                likelihood={votes[option.id]}
                isOver={over.has(option.id)}
                {...how}
              />
            )
          );
        })}
      </Dates>
    </>
  );
};
