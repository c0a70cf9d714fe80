import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { messages } from '../../../lib/language.ts';
import { addressOfPage, paths } from '../../../lib/paths.ts';
import { shareOffer } from '../../../messages/en/shareOffer.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { hasShareSheet, openShareSheet } from '../card/shareSheet.ts';
import { ShareMenu } from '../card/ShareMenu.tsx';
import { useCopyLink } from '../card/useCopyLink.ts';
import { forgetNewEvent, type NewEvent } from './newEvent.ts';

const shareOfferText = messages('shareOffer', shareOffer);

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

/** What one wants next with a new event: that others hear of it. It goes when one closes it, or leaves the page. */
export const ShareOffer = ({ event }: { event: NewEvent }) => {
  const headingId = useId();
  const [isShown, setIsShown] = useState(true);
  const copyLink = useCopyLink();
  useEffect(() => forgetNewEvent, []);
  if (!isShown) return null;

  const url = addressOfPage(paths.event(event.urlHash));
  const dismiss = () => {
    setIsShown(false);
    // the button that had the focus is gone
    document.querySelector('main')?.focus();
  };
  const copyButton = (variant: 'primary' | 'outline') => (
    <Button size="sm" variant={variant} onClick={() => void copyLink(event.urlHash)}>
      {shareOfferText.copyLink}
    </Button>
  );
  return (
    <Root aria-labelledby={headingId}>
      <p id={headingId}>
        <strong>{shareOfferText.isUp}</strong> {shareOfferText.sendIt}
      </p>
      <Close label={shareOfferText.dismiss} icon={<X aria-hidden="true" />} onClick={dismiss} />
      <Ways wrap>
        {hasShareSheet() ? (
          <>
            <Button size="sm" onClick={() => openShareSheet(event.title, url)}>
              {shareOfferText.shareIt}
            </Button>
            {copyButton('outline')}
          </>
        ) : (
          <>
            {copyButton('primary')}
            <ShareMenu event={event} />
          </>
        )}
        <LinkButton size="sm" variant="ghost" to={paths.event(event.urlHash)}>
          {shareOfferText.view}
        </LinkButton>
      </Ways>
    </Root>
  );
};
