import { styled } from 'styled-components';
import { createBrowserValue } from '../../../lib/createBrowserValue.ts';
import { localZone, viewersTime } from '../time/describeWhen.ts';
import { Muted } from './eventFactLayout.tsx';
import { eventsText } from '../../../messages/events/eventsText.generated.ts';
import type { EventTimes } from '../time/eventTimes.ts';

let zone: string | undefined;

/** Read once: it is slow to find, and every card wants it. */
const viewerZone = () => (zone ??= localZone());

/** The zone of the one who looks; null on the server, which does not know it. */
const useViewerZone = createBrowserValue<string | null>(viewerZone, null);

const Line = styled(Muted)`
  &[hidden] {
    display: none;
  }
`;

/**
 * When an event is by the viewer's clocks, where these show something else. The server does not know it: the page's own
 * script fills the line in before anything is seen (`web/src/start/fillYourTime.ts`), so that nothing moves later.
 */
export const YourTime = ({ event }: { event: EventTimes }) => {
  const { date, endTime, timezone } = event;
  const yours = viewersTime(event, useViewerZone());
  return (
    <Line
      hidden={yours === null}
      suppressHydrationWarning
      data-times={[timezone, date, endTime].filter(Boolean).join(' ')}
      data-said={eventsText.yourTime({ time: '{time}' })}
    >
      {yours === null ? '' : eventsText.yourTime({ time: yours })}
    </Line>
  );
};
