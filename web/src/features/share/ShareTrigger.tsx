import { Share2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { MenuTrigger, type Opened } from '../../ui/menu/MenuTrigger.tsx';
import { shareText } from './shareText.ts';

interface Props {
  /** Whether the button shows its word. */
  isWide?: boolean;
  /** The menu, which is code of its own. */
  children: (opened: Opened & { fallback: ReactElement }) => ReactNode;
}

/** The button of a share menu. */
export const ShareTrigger = ({ isWide = false, children }: Props) => {
  const icon = <Share2 aria-hidden="true" />;
  const button = isWide ? (
    <Button variant="outline" size="sm">
      {icon}
      {shareText.share}
    </Button>
  ) : (
    <IconButton label={shareText.share} icon={icon} />
  );
  return <MenuTrigger trigger={button}>{children}</MenuTrigger>;
};
