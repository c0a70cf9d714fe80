import { shownChance } from '@quorum/domain/decision/shownChance';
import type { OptionStanding } from '@quorum/domain/poll/standing';
import { Star } from 'lucide-react';
import { memo } from 'react';
import type { PollFragment } from '../../../generated/graphql.generated.ts';
import { formatNumber, formatPercent } from '../../../lib/formatNumber.ts';
import { timeRange } from '../../../lib/wallClocks.ts';
import { SeatRing } from '../../events/seats/SeatRing.tsx';
import { clocksOf } from '../../events/time/clocksOf.ts';
import { dayOfMonth } from '../../events/time/dayOfMonth.ts';
import { YourTime } from '../../events/time/YourTime.tsx';
import { pollsText } from '../pollsText.ts';
import { Best, Chance, DayNumber, OptionHead } from './gridLayout.ts';
import { seatsOfVotes } from './optionsWithVotes.ts';

interface Props {
  poll: Pick<PollFragment, 'timezone' | 'participantThreshold'>;
  option: PollFragment['options'][number];
  standing: OptionStanding;
  isOver: boolean;
}

/** A date of a poll, and how it stands. */
export const OptionHeading = memo(({ poll, option, standing, isOver }: Props) => {
  const { timezone } = poll;
  const times = { ...option, timezone };
  const start = new Date(option.date);
  const end = option.endTime ? new Date(option.endTime) : null;
  const clocks = clocksOf(timezone);
  const { month, day } = dayOfMonth(times);
  return (
    <OptionHead role="columnheader" data-best={standing.isBest || undefined} data-over={isOver || undefined}>
      <span>{clocks.weekday(start)}</span>
      <DayNumber>{day}</DayNumber>
      <span>{month}</span>
      <time dateTime={option.date}>{timeRange(clocks, start, end)}</time>
      <YourTime event={{ date: option.date, timezone }} />
      <SeatRing event={poll} participants={seatsOfVotes(standing)} isSmall />
      <Chance>{isOver ? pollsText.over : shownChance(standing.chance, formatPercent)}</Chance>
      {standing.isBest ? (
        <Best>
          <Star aria-hidden="true" size={12} />
          {pollsText.best}
        </Best>
      ) : (
        <span>
          {pollsText.expected({ expected: formatNumber(standing.expected), threshold: poll.participantThreshold })}
        </span>
      )}
    </OptionHead>
  );
});
OptionHeading.displayName = 'OptionHeading';
