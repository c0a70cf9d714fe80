import { UserRoundPen } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { PollFragment, PollVoterFragment } from '../../../generated/graphql.generated.ts';
import { lazyComponent } from '../../../lib/lazy.tsx';
import { type Clocks, timeRange } from '../../../lib/wallClocks.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { clocksOf } from '../../events/time/clocksOf.ts';
import { pollsText } from '../pollsText.ts';
import { Name, NameCell, VoteRow } from './gridLayout.ts';
import type { Votes } from './likelihoods.ts';
import { OwnVoteCell } from './OwnVoteCell.tsx';

const LikelihoodDialog = lazyComponent(async () => (await import('./LikelihoodDialog.tsx')).LikelihoodDialog);

interface Props {
  poll: PollFragment;
  /** Undefined before the first vote. */
  me: PollVoterFragment | undefined;
  votes: Votes;
  over: ReadonlySet<string>;
  isOpen: boolean;
  /** Whether it is not known yet whose votes these are. */
  isAwaited: boolean;
  onChoose: (optionId: string, likelihood: number) => void;
  onEdit: () => void;
}

/** What each date is called, in the order of the options. */
const namesOf = (options: PollFragment['options'], clocks: Clocks): readonly string[] =>
  options.map(({ date, endTime }) => {
    const start = new Date(date);
    return `${clocks.day(start)}, ${timeRange(clocks, start, endTime ? new Date(endTime) : null, true)}`;
  });

/** Where a key leads from the vote at `index`. */
const placeByKey = (key: string, index: number, last: number): number | undefined => {
  const places: Record<string, number> = {
    ArrowLeft: Math.max(0, index - 1),
    ArrowRight: Math.min(last, index + 1),
    Home: 0,
    End: last,
  };
  return places[key];
};

/** One's own votes, above all others. Arrow keys lead from date to date. */
export const OwnRow = ({ poll, me, votes, over, isOpen, isAwaited, onChoose, onEdit }: Props) => {
  const row = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string>();
  const [exact, setExact] = useState<string>();
  const { options, timezone } = poll;
  const votable = options.filter(({ id }) => isOpen && !over.has(id));
  const tabStop = votable.find(({ id }) => id === stop) ?? votable[0];
  const clocks = clocksOf(timezone);
  // to format twenty dates takes longer than to render them
  const names = useMemo(() => namesOf(options, clocks), [options, clocks]);
  const inSlider = options.find(({ id }) => id === exact);

  const moveByKey = (event: KeyboardEvent) => {
    const place = placeByKey(event.key, tabStop ? votable.indexOf(tabStop) : 0, votable.length - 1);
    if (place === undefined) return;
    event.preventDefault();
    row.current?.querySelectorAll<HTMLElement>('[data-own-vote]:enabled')[place]?.focus();
  };

  return (
    <VoteRow role="row" data-own ref={row} aria-busy={isAwaited} onKeyDown={moveByKey}>
      <NameCell role="rowheader">
        <Name>
          <strong>{me?.name ?? pollsText.you}</strong>
          {me?.comment && <small>{me.comment}</small>}
        </Name>
        {me && isOpen && (
          <IconButton label={pollsText.editMe} icon={<UserRoundPen aria-hidden="true" />} onClick={onEdit} />
        )}
      </NameCell>
      {options.map((option, place) => (
        <OwnVoteCell
          key={option.id}
          date={names[place] ?? ''}
          likelihood={votes[option.id]}
          isOver={over.has(option.id)}
          isDisabled={!votable.includes(option)}
          isStop={option === tabStop}
          onChoose={(likelihood) => onChoose(option.id, likelihood)}
          onOpenSlider={() => setExact(option.id)}
          onFocus={() => setStop(option.id)}
        />
      ))}
      {inSlider && (
        <LikelihoodDialog
          date={names[options.indexOf(inSlider)] ?? ''}
          likelihood={votes[inSlider.id]}
          onChoose={(likelihood) => onChoose(inSlider.id, likelihood)}
          onClose={() => setExact(undefined)}
        />
      )}
    </VoteRow>
  );
};
