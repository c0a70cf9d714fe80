import type { EventFormat } from '@quorum/domain/decision/ladder';
import { type Counted, type Needs, standingOf } from '@quorum/domain/event/progress';
import { styled } from 'styled-components';
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { eventsText } from '../eventsText.ts';
import { describeChance, describeNeeds } from '../outlookText.ts';
import { describeProgress } from '../progressText.ts';

const Percent = styled.strong`
  font-size: ${({ theme }) => theme.font.size.lg};
  font-variant-numeric: tabular-nums;
`;

const Ratio = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Outlook = styled.p`
  font-size: ${({ theme }) => theme.font.size.sm};
  font-variant-numeric: tabular-nums;
  text-wrap: pretty;
`;

interface Props {
  event: Needs & { formats: readonly EventFormat[]; chance: number; participants: readonly Counted[] };
  /** Whether it can still turn out one way or the other. */
  isOpen: boolean;
  isOrganiser: boolean;
}

/** How many are in, of how many it takes; whether it will happen, and what is missing. */
export const EventProgress = ({ event, isOpen, isOrganiser }: Props) => {
  const { value, percent, ratio } = describeProgress(event.participants, event);
  const needs = isOpen ? describeNeeds(standingOf(event.participants, event), event, isOrganiser) : [];
  return (
    <Stack gap="xs">
      <Row justify="space-between" align="baseline">
        <Percent>{percent}</Percent>
        <Ratio>{ratio}</Ratio>
      </Row>
      <ProgressBar value={value} label={eventsText.participants} />
      {isOpen && (
        <Outlook>
          <strong>{describeChance(event.chance)}</strong>
          {needs.map((need) => (
            <span key={need}>{` · ${need}`}</span>
          ))}
        </Outlook>
      )}
    </Stack>
  );
};
