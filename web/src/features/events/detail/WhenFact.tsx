import { styled } from 'styled-components';
import { useAtTime } from '../../../lib/useNow.ts';
import { NoBreak } from '../../../ui/text/NoBreak.tsx';
import { dayOfMonth } from '../time/dayOfMonth.ts';
import { describeWhen } from '../time/describeWhen.ts';
import type { EventTimes } from '../time/eventTimes.ts';
import { timeLeft } from '../time/timeLeft.ts';
import { YourTime } from '../card/YourTime.tsx';
import { Muted } from '../../../ui/text/Muted.tsx';
import { Strong, FactLine } from './FactLines.tsx';

const Month = styled.span`
  font-size: 0.6875rem;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: 0.05em;
  text-transform: uppercase;
`;

const Day = styled.span`
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.xl};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
`;

/** When it is, in the event's zone, and how long until then. */
export const WhenFact = ({ event }: { event: EventTimes }) => {
  const when = describeWhen(event);
  const { month, day } = dayOfMonth(event);
  const left = useAtTime((now) => timeLeft(event, now) ?? undefined);
  return (
    <FactLine
      picture={
        <>
          <Month>{month}</Month>
          <Day>{day}</Day>
        </>
      }
    >
      <Strong as="time" dateTime={event.date}>
        <NoBreak>{when.day},</NoBreak> <NoBreak>{when.time}</NoBreak>
      </Strong>
      {left && <Muted>{left}</Muted>}
      <YourTime event={event} />
    </FactLine>
  );
};
