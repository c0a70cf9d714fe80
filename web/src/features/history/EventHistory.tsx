import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { formatPercent } from '../../lib/formatNumber.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { clocksOf } from '../events/time/clocksOf.ts';
import { ChancePicture } from './ChancePicture.tsx';
import { sentenceOf } from './sentenceOf.ts';
import { historyText } from '../../messages/organising/historyText.generated.ts';
import { type Happening, useHistory } from './useHistory.ts';
import { RetryAlert } from '../../ui/feedback/RetryAlert.tsx';

const Timeline = styled.ol`
  display: grid;

  li {
    padding-block: ${({ theme }) => theme.space.xs};
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
    overflow-wrap: anywhere;
  }
`;

interface Props {
  event: {
    urlHash: string;
    timezone: string;
    participantThreshold: number;
    participants: readonly { id: string; name: string }[];
  };
}

/** What happened to an event, and how its chance went. */
export const EventHistory = ({ event }: Props) => {
  const { urlHash, timezone, participantThreshold: threshold, participants } = event;
  const { happenings, points, hasFailed, refetch, hasMore, loadMore } = useHistory(urlHash);
  const { attempt } = useOutcome();
  const [isBusy, setIsBusy] = useState(false);
  const names = useMemo(() => new Map(participants.map(({ id, name }) => [id, name])), [participants]);
  const showEarlier = async () => {
    setIsBusy(true);
    await attempt(loadMore, historyText.failed);
    setIsBusy(false);
  };
  if (hasFailed) return <RetryAlert title={historyText.failed} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!happenings) return <Muted role="status">{historyText.loading}</Muted>;
  if (happenings.length === 0) return <Muted>{historyText.nothing}</Muted>;
  return (
    <Stack>
      {points.length > 0 && <ChancePicture {...{ points, timezone, threshold }} />}
      <Timeline aria-label={historyText.title}>
        {happenings.map((one) => (
          <Line key={one.cursor} happening={one} name={names.get(one.participantId ?? '')} timezone={timezone} />
        ))}
      </Timeline>
      {hasMore && (
        <Button variant="outline" busy={isBusy} onClick={() => void showEarlier()}>
          {historyText.earlier}
        </Button>
      )}
    </Stack>
  );
};

const Line = ({ happening, name, timezone }: { happening: Happening; name: string | undefined; timezone: string }) => {
  const { at, chance } = happening;
  const sentence = sentenceOf(happening, name);
  if (sentence === null) return null;
  const clocks = clocksOf(timezone);
  const moment = new Date(at);
  const likely = chance == null ? '' : ` · ${historyText.likelyThen({ percent: formatPercent(chance) })}`;
  return (
    <li>
      {sentence}
      <Muted>
        <time dateTime={at}>
          {clocks.shortDay(moment)}, {clocks.time(moment)}
        </time>
        {likely}
      </Muted>
    </li>
  );
};
