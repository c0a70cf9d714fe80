import { describeWhen } from './describeWhen.ts';
import { Muted } from './eventFactLayout.tsx';
import { eventsText } from './eventsText.ts';
import type { EventTimes } from './eventTimes.ts';
import { useViewerZone } from './useViewerZone.ts';

/** When an event is by the viewer's clocks, where these show something else: by itself, for the server does not know. */
export const YourTime = ({ event }: { event: EventTimes }) => {
  const { yours } = describeWhen(event, useViewerZone());
  return yours && <Muted>{eventsText.yourTime({ time: yours })}</Muted>;
};
