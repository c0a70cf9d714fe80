import type { OptionStanding } from '@quorum/domain/poll/standing';
import { Star } from 'lucide-react';
import { memo } from 'react';
import type { PollFragment } from '../../../generated/polls.generated.ts';
import { useLanguage } from '../../../lib/language.ts';
import { timeRange } from '../../../lib/wallClocks.ts';
import { clocksOf } from '../../events/time/clocksOf.ts';
import { YourTime } from '../../events/card/YourTime.tsx';
import { describeOutlook } from './describeOutlook.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import { supportShare } from './supportShare.ts';
import { VoteSwitch } from './VoteSwitch.tsx';
import { About, Bar, Best, Counts, DateItem, Stands, When } from './votingLayout.ts';

/** Plain values: a vote changes one date, and all others stay as they are. */
interface Props extends OptionStanding, Pick<PollFragment, 'timezone' | 'participantThreshold'> {
  option: PollFragment['options'][number];
  likelihood: number | undefined;
  isOver: boolean;
}

/** A date to vote on: when it is, how it stands, and the voter's own vote. */
export const DateRow = memo(({ option, timezone, participantThreshold, likelihood, isOver, ...standing }: Props) => {
  useLanguage();
  const { id, date, endTime } = option;
  const { isBest, expected, yes, maybe } = standing;
  const start = new Date(date);
  const clocks = clocksOf(timezone);
  const [dayId, timeId, standsId] = [`day-${id}`, `time-${id}`, `stands-${id}`];
  return (
    <DateItem data-best={isBest || undefined} data-over={isOver || undefined}>
      <About>
        <When>
          <strong id={dayId}>{clocks.shortDay(start)}</strong>
          {isBest && (
            <Best>
              <Star aria-hidden="true" size={12} />
              {pollsText.best}
            </Best>
          )}
          <time id={timeId} dateTime={date}>
            {timeRange(clocks, start, endTime ? new Date(endTime) : null)}
          </time>
          <YourTime event={{ date, timezone }} />
        </When>
        <Stands id={standsId}>
          {isOver ? (
            pollsText.over
          ) : (
            <>
              <strong>{describeOutlook(standing, participantThreshold)}</strong>
              <Bar aria-hidden="true" style={{ '--share': supportShare(expected, participantThreshold) }} />
              <Counts>{pollsText.counts({ yes, maybe })}</Counts>
            </>
          )}
        </Stands>
      </About>
      <VoteSwitch
        optionId={id}
        labelledBy={`${dayId} ${timeId}`}
        describedBy={standsId}
        likelihood={likelihood}
        isDisabled={isOver}
      />
    </DateItem>
  );
});
DateRow.displayName = 'DateRow';
