import { Share2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import type { ButtonVariant } from '../../ui/button/buttonStyle.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { MenuTrigger, type Opened } from '../../ui/menu/MenuTrigger.tsx';
import { uiText } from '../../messages/uiText.generated.ts';

interface Props {
  /** Of a button that shows its word; without it an icon alone. */
  variant?: ButtonVariant | undefined;
  /** The menu, which is code of its own. */
  children: (opened: Opened & { fallback: ReactElement }) => ReactNode;
}

/** The button of a share menu. */
export const ShareTrigger = ({ variant, children }: Props) => {
  const icon = <Share2 aria-hidden="true" />;
  const button = variant ? (
    <Button variant={variant} size="sm">
      {icon}
      <span>{uiText.share}</span>
    </Button>
  ) : (
    <IconButton label={uiText.share} icon={icon} />
  );
  return <MenuTrigger trigger={button}>{children}</MenuTrigger>;
};
