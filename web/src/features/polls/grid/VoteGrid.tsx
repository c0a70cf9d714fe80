import { useMemo, useState } from 'react';
import type { PollFragment, PollVoterFragment } from '../../../generated/polls.generated.ts';
import { useIsPrinting } from '../../../lib/useIsPrinting.ts';
import { LoadMore } from '../../events/list/LoadMore.tsx';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import { EndOfRows, HeadRow, Name, NameCell, Scroller, Table } from './gridLayout.ts';
import type { Votes } from './likelihoods.ts';
import { OptionHeading } from './OptionHeading.tsx';
import { VoterRow } from './VoterRow.tsx';
import type { PollDates } from './usePollDates.ts';

/** The rows that fill the grid at first. */
const ROWS = 20;
/** So many more at once as a slow phone draws without a pause, with twenty dates each. */
const MORE_ROWS = 10;

/** There is nothing to choose in it, so the arrow keys scroll it. */
const SCROLLED_BY_KEYS = { tabIndex: 0 };

interface Props extends PollDates {
  poll: PollFragment;
  /** One's own row, once one has voted. */
  me: PollVoterFragment | undefined;
  votes: Votes;
  /** For the organiser. */
  onRemove: ((voter: PollVoterFragment) => void) | undefined;
  /** Loads those who voted beyond the first ones. */
  onLoadAll: () => void;
}

/** People and dates: everybody's votes, the reader's own first. */
export const VoteGrid = ({ poll, me, votes, standing, over, onRemove, onLoadAll }: Props) => {
  const [rows, setRows] = useState(ROWS);
  const isPrinting = useIsPrinting();
  const { options, voters, voterCount } = poll;
  const own = useMemo(
    () => me && { ...me, likelihoods: options.map(({ id }) => votes[id] ?? null) },
    [me, options, votes],
  );
  const others = voters.filter(({ id }) => id !== me?.id);
  const people = Math.max(voterCount, voters.length);

  const showMore = () => {
    if (rows + MORE_ROWS > others.length && voters.length < people) onLoadAll();
    setRows((count) => Math.min(count, others.length) + MORE_ROWS);
  };

  return (
    <Scroller $rows={people} {...SCROLLED_BY_KEYS}>
      <Table $options={options.length} role="grid" aria-label={pollsText.grid} aria-rowcount={people + 1}>
        <HeadRow role="row">
          <NameCell role="columnheader">
            <Name>{pollsText.voters(people)}</Name>
          </NameCell>
          {options.map((option) => {
            const how = standing.get(option.id);
            return (
              how && (
                <OptionHeading
                  key={option.id}
                  option={option}
                  timezone={poll.timezone}
                  participantThreshold={poll.participantThreshold}
                  isOver={over.has(option.id)}
                  {...how}
                />
              )
            );
          })}
        </HeadRow>
        {own && <VoterRow isOwn voter={own} options={options} over={over} onRemove={undefined} />}
        {(isPrinting ? others : others.slice(0, rows)).map((voter) => (
          <VoterRow key={voter.id} voter={voter} options={options} over={over} onRemove={onRemove} />
        ))}
      </Table>
      {!isPrinting && (others.length > rows || voters.length < people) && (
        <EndOfRows>
          {/* another one once more have come, which looks again whether it is on the screen */}
          <LoadMore key={voters.length} onLoad={showMore} />
        </EndOfRows>
      )}
    </Scroller>
  );
};
