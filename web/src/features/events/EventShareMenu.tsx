import { lazyComponent } from '../../lib/lazy.tsx';
import { ShareTrigger } from '../share/ShareTrigger.tsx';
import type { Shareable } from './sharedEvent.ts';

// what it says about an event is code that a list of events does without
const Panel = lazyComponent(async () => (await import('./EventSharePanel.tsx')).EventSharePanel);

/** Ways to tell others of an event. */
export const EventShareMenu = ({ event }: { event: Shareable }) => (
  <ShareTrigger>{(opened) => <Panel {...opened} event={event} />}</ShareTrigger>
);
