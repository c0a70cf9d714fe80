import type { OptionStanding } from '@quorum/domain/poll/standing';
import { Star } from 'lucide-react';
import { memo } from 'react';
import type { PollFragment } from '../../../generated/polls.generated.ts';
import { useLanguage } from '../../../lib/language.ts';
import { timeRange } from '../../../lib/wallClocks.ts';
import { clocksOf } from '../../events/time/clocksOf.ts';
import { dayOfMonth } from '../../events/time/dayOfMonth.ts';
import { describeOption } from '../optionOutlook.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import { Best, Chance, DayNumber, OptionHead } from './optionHeadingLayout.ts';

/** Plain values: a vote changes how one date stands, and the headings of all others stay as they are. */
interface Props extends OptionStanding, Pick<PollFragment, 'timezone' | 'participantThreshold'> {
  option: PollFragment['options'][number];
  isOver: boolean;
}

/** A date of a poll, above everybody's votes on it. */
export const OptionHeading = memo(({ option, timezone, participantThreshold, isOver, ...standing }: Props) => {
  useLanguage();
  const start = new Date(option.date);
  const end = option.endTime ? new Date(option.endTime) : null;
  const clocks = clocksOf(timezone);
  const { month, day } = dayOfMonth({ ...option, timezone });
  return (
    <OptionHead role="columnheader" data-best={standing.isBest || undefined} data-over={isOver || undefined}>
      <span>{clocks.shortWeekday(start)}</span>
      <DayNumber>{day}</DayNumber>
      <span>{month}</span>
      <time dateTime={option.date}>{timeRange(clocks, start, end)}</time>
      <Chance>{isOver ? pollsText.over : describeOption(standing, participantThreshold)}</Chance>
      {standing.isBest && (
        <Best>
          <Star aria-hidden="true" size={12} />
          {pollsText.best}
        </Best>
      )}
    </OptionHead>
  );
});
OptionHeading.displayName = 'OptionHeading';
