import { useMemo, useState } from 'react';
import type { PollFragment, PollVoterFragment } from '../../../generated/graphql.generated.ts';
import { useNow } from '../../../lib/useNow.ts';
import { LoadMore } from '../../events/list/LoadMore.tsx';
import { pollsText } from '../pollsText.ts';
import { EndOfRows, HeadRow, Name, NameCell, Scroller, Table } from './gridLayout.ts';
import type { Votes } from './likelihoods.ts';
import { OptionHeading } from './OptionHeading.tsx';
import { standingWith } from './optionsWithVotes.ts';
import { OtherRow } from './OtherRow.tsx';
import { OwnRow } from './OwnRow.tsx';

/** As many rows as fill the grid at first. */
const ROWS = 20;
/** So many more at once as a slow phone draws without a pause, with twenty dates each. */
const MORE_ROWS = 10;

/** Where there is nothing to press in it, the arrow keys scroll it. */
const SCROLLED_BY_KEYS = { tabIndex: 0 };

interface Props {
  poll: PollFragment;
  /** One's own row, once one has voted. */
  me: PollVoterFragment | undefined;
  votes: Votes;
  /** Whether it takes votes. */
  isOpen: boolean;
  /** Whether it is not known yet whose votes one's own are. */
  isAwaited: boolean;
  onChoose: (optionId: string, likelihood: number) => void;
  onEditMe: () => void;
  /** For the organiser. */
  onRemove: ((voter: PollVoterFragment) => void) | undefined;
  /** Loads those who voted beyond the first ones. */
  onLoadAll: () => void;
}

/** People and dates: oneself first, and how each date stands above it. */
export const VoteGrid = ({ poll, me, votes, isOpen, isAwaited, onChoose, onEditMe, onRemove, onLoadAll }: Props) => {
  const now = useNow();
  const [rows, setRows] = useState(ROWS);
  const { options, voters, voterCount } = poll;
  // between two of these moments nothing changes by the clock
  const lastStart = Math.max(0, ...options.map(({ date }) => Date.parse(date)).filter((start) => start <= now));
  const over = useMemo(
    () => new Set(options.filter(({ date }) => Date.parse(date) <= lastStart).map(({ id }) => id)),
    [options, lastStart],
  );
  // twenty chances of three hundred people take as long as all the rest of the grid
  const standing = useMemo(
    () => standingWith(poll, { id: me?.id, votes }, lastStart),
    [poll, me?.id, votes, lastStart],
  );
  const others = voters.filter(({ id }) => id !== me?.id);
  const people = Math.max(voterCount, voters.length);

  const showMore = () => {
    if (rows + MORE_ROWS > others.length && voters.length < people) onLoadAll();
    setRows((count) => Math.min(count, others.length) + MORE_ROWS);
  };

  return (
    <Scroller {...(!isOpen && SCROLLED_BY_KEYS)}>
      <Table
        $options={options.length}
        role="grid"
        aria-label={pollsText.grid}
        aria-rowcount={people - (me ? 1 : 0) + 2}
      >
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
        {(isOpen || me) && (
          <OwnRow
            poll={poll}
            me={me}
            votes={votes}
            over={over}
            isOpen={isOpen}
            isAwaited={isAwaited}
            onChoose={onChoose}
            onEdit={onEditMe}
          />
        )}
        {others.slice(0, rows).map((voter) => (
          <OtherRow key={voter.id} voter={voter} options={options} over={over} onRemove={onRemove} />
        ))}
      </Table>
      {(others.length > rows || voters.length < people) && (
        <EndOfRows>
          {/* another one once more have come, which looks again whether it is on the screen */}
          <LoadMore key={voters.length} onLoad={showMore} />
        </EndOfRows>
      )}
    </Scroller>
  );
};
