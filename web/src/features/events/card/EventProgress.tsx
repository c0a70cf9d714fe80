import type { EventFormat } from '@quorum/domain/decision/ladder';
import type { EventStatus } from '@quorum/domain/decision/rules';
import { type Decidable, enoughOf } from '@quorum/domain/event/enough';
import { type Counted, standingOf } from '@quorum/domain/event/progress';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { eventsText } from '../../../messages/events/eventsText.generated.ts';
import { describeChance, describeNeeds } from '../outlookText.ts';
import { describeProgress } from '../progressText.ts';
import { useDecisionHour, useDecisionTime } from '../time/useDecisionTime.ts';

const Figures = styled(Row)`
  line-height: 1.35;
`;

const Percent = styled.strong`
  font-variant-numeric: tabular-nums;
`;

const Ratio = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Outlook = styled.p`
  line-height: 1.4;
  font-size: ${({ theme }) => theme.font.size.sm};
  font-variant-numeric: tabular-nums;
  text-wrap: pretty;

  > :first-child > span {
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

/** A line breaks between two of them rather than within one. */
const Fact = styled.span`
  display: inline-block;
`;

interface Shown extends Decidable {
  formats: readonly EventFormat[];
  chance: number;
  status: EventStatus;
  isAtRisk: boolean;
  decideAt: string | null;
  timezone: string;
  participants: readonly Counted[];
}

interface Props {
  event: Shown;
  /** Whether it can still turn out one way or the other. */
  isOpen: boolean;
  isOrganiser: boolean;
  /** The seats as a picture, where they are not shown elsewhere. */
  children?: ReactNode;
  /** Whether something beside it already shows how many are missing or that enough are in, and when it is decided. */
  isSaid?: boolean;
}

/** How many are in, of how many it takes; whether it will happen, and what is missing. */
export const EventProgress = ({ event, isOpen, isOrganiser, isSaid = false, children }: Props) => {
  const { value, percent, ratio } = describeProgress(event.participants, event);
  // what was decided is no matter of chance, and needs nobody more unless it is at risk
  const isConfirmed = event.status === 'CONFIRMED';
  const isMissingShown = !isSaid && (!isConfirmed || event.isAtRisk);
  const enough = enoughOf(event.participants, event);
  const by = useDecisionHour(event);
  const needs = describeNeeds(standingOf(event.participants, event), enough, { isOrganiser, by, isMissingShown });
  const decides = useDecisionTime(event);
  const facts = [
    ...(isConfirmed || (isSaid && event.chance === 1) ? [] : [describeChance(event.chance)]),
    ...needs,
    ...(decides && !isSaid ? [decides] : []),
  ];
  return (
    <Stack gap="xs">
      <Figures justify="space-between" wrap>
        <Percent>{percent}</Percent>
        {children}
        <Ratio>{ratio}</Ratio>
      </Figures>
      <ProgressBar value={value} label={eventsText.participants} text={percent} />
      {isOpen && facts.length > 0 && (
        <Outlook>
          {facts.map((words, index) => (
            <Fragment key={words}>
              <Fact>
                <span>{words}</span>
                {/* no line begins with a dot */}
                {index < facts.length - 1 && '\u00A0·'}
              </Fact>
              {index < facts.length - 1 && ' '}
            </Fragment>
          ))}
        </Outlook>
      )}
    </Stack>
  );
};
