import { Share2 } from 'lucide-react';
import { lazyComponent } from '../../lib/lazy.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { MenuTrigger } from '../../ui/menu/MenuTrigger.tsx';
import { shareText } from './shareText.ts';
import type { Shared } from './Shared.ts';

const Panel = lazyComponent(async () => (await import('./ShareMenuPanel.tsx')).ShareMenuPanel);

interface Props {
  shared: Shared;
  /** Whether its button shows its word. */
  isWide?: boolean;
}

/** Ways to tell others of an event or a poll. */
export const ShareMenu = ({ shared, isWide = false }: Props) => {
  const icon = <Share2 aria-hidden="true" />;
  const button = isWide ? (
    <Button variant="outline" size="sm">
      {icon}
      {shareText.share}
    </Button>
  ) : (
    <IconButton label={shareText.share} icon={icon} />
  );
  return <MenuTrigger trigger={button}>{(opened) => <Panel {...opened} shared={shared} />}</MenuTrigger>;
};
