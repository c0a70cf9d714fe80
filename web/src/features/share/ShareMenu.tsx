import { lazyComponent } from '../../lib/lazy.tsx';
import type { ButtonVariant } from '../../ui/button/buttonStyle.ts';
import type { Shared } from './Shared.ts';
import { ShareTrigger } from './ShareTrigger.tsx';

const Panel = lazyComponent(async () => (await import('./ShareMenuPanel.tsx')).ShareMenuPanel);

interface Props {
  shared: Shared;
  variant: ButtonVariant;
}

/** Ways to tell others of a poll, or of what is new. */
export const ShareMenu = ({ shared, variant }: Props) => (
  <ShareTrigger variant={variant}>{(opened) => <Panel {...opened} shared={shared} />}</ShareTrigger>
);
