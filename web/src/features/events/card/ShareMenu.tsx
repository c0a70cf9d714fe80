import { Share2 } from 'lucide-react';
import { lazyComponent } from '../../../lib/lazy.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { MenuTrigger } from '../../../ui/menu/MenuTrigger.tsx';
import { eventsText } from '../eventsText.ts';

const Panel = lazyComponent(async () => (await import('./ShareMenuPanel.tsx')).ShareMenuPanel);

interface Props {
  event: { urlHash: string; title: string };
}

/** Ways to tell others of an event. */
export const ShareMenu = ({ event }: Props) => (
  <MenuTrigger trigger={<IconButton label={eventsText.share} icon={<Share2 aria-hidden="true" />} />}>
    {(opened) => <Panel {...opened} event={event} />}
  </MenuTrigger>
);
