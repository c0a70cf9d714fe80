import type { Counted, Needs } from '@quorum/domain/event/progress';
import { styled } from 'styled-components';
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { eventsText } from '../eventsText.ts';
import { describeProgress } from '../progressText.ts';

const Percent = styled.strong`
  font-size: ${({ theme }) => theme.font.size.lg};
  font-variant-numeric: tabular-nums;
`;

const Ratio = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

interface Props {
  event: Needs & { participants: readonly Counted[] };
}

/** How many are in, of how many it takes. */
export const EventProgress = ({ event }: Props) => {
  const { value, percent, ratio } = describeProgress(event.participants, event);
  return (
    <Stack gap="xs">
      <Row justify="space-between" align="baseline">
        <Percent>{percent}</Percent>
        <Ratio>{ratio}</Ratio>
      </Row>
      <ProgressBar value={value} label={eventsText.participants} />
    </Stack>
  );
};
