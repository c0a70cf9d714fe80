import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { forgetPublished } from './newlyPublished.ts';
import type { Shared } from './Shared.ts';
import { shareText } from '../../messages/events/shareText.generated.ts';
import { ShareWays } from './ShareWays.tsx';

const Root = styled(Card).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => `${theme.space.sm} ${theme.space.md}`};
  margin-block-end: ${({ theme }) => theme.space.md};
  border-color: ${({ theme }) => theme.color.primary};
`;

const Close = styled(IconButton)`
  margin: -0.5rem;
`;

const Ways = styled(Row)`
  grid-column: 1 / -1;
`;

/** What one wants next with a new event: that others hear about it. It goes when one closes it, or leaves the page. */
export const ShareOffer = ({ shared }: { shared: Shared }) => {
  const headingId = useId();
  const [isShown, setIsShown] = useState(true);
  useEffect(() => forgetPublished, []);
  if (!isShown) return null;

  const dismiss = () => {
    setIsShown(false);
    // the button that had the focus is gone
    document.querySelector('main')?.focus();
  };
  return (
    <Root aria-labelledby={headingId}>
      <p id={headingId}>
        <strong>{shareText.isUp({ title: shared.title })}</strong> {shareText.sendIt}
      </p>
      <Close label={shareText.dismiss} icon={<X aria-hidden="true" />} onClick={dismiss} />
      <Ways wrap>
        <ShareWays shared={shared} />
        <LinkButton size="sm" variant="ghost" to={shared.path}>
          {shareText.view}
        </LinkButton>
      </Ways>
    </Root>
  );
};
