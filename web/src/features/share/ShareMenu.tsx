import { lazyComponent } from '../../lib/lazy.tsx';
import type { Shared } from './Shared.ts';
import { ShareTrigger } from './ShareTrigger.tsx';

const Panel = lazyComponent(async () => (await import('./ShareMenuPanel.tsx')).ShareMenuPanel);

/** Ways to tell others of a poll, or of what is new. */
export const ShareMenu = ({ shared }: { shared: Shared }) => (
  <ShareTrigger isWide>{(opened) => <Panel {...opened} shared={shared} />}</ShareTrigger>
);
