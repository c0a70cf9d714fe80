import { Share2, X } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { createBrowserValue } from '../../../lib/createBrowserValue.ts';
import { addressOfPage } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { uiText } from '../../../messages/uiText.generated.ts';
import { Muted } from '../../../ui/text/Muted.tsx';
import { CopyMyLink } from './CopyMyLink.tsx';
import { responseFormsText } from '../../../messages/responses/responseFormsText.generated.ts';

const Root = styled.section`
  padding: ${({ theme }) => `${theme.space.sm} ${theme.space.md} ${theme.space.md}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.sunken};
`;

const Close = styled(IconButton)`
  margin-block: -0.25rem;
  margin-inline: 0 -0.75rem;
`;

/** Browsers within messengers and networks, by what they call themselves; they forget when the app is closed or updated. */
const IN_AN_APP = /FBA[NV]|Instagram|MicroMessenger|Line\/|Snapchat|LinkedInApp|Twitter|TikTok|; wv\)/;

const useIsInAnotherApp = createBrowserValue(
  () => typeof navigator !== 'undefined' && IN_AN_APP.test(navigator.userAgent),
  false,
);

const useShareSheet = createBrowserValue(() => typeof window !== 'undefined' && 'share' in navigator, false);

interface Props {
  /** What it was about. */
  title: string;
  /** The private link. */
  path: string;
  /** The page of a form that does the same without a script. */
  formPath?: string;
  onClose: () => void;
}

/** For a visitor who has responded without an address: no mail brings them back, the link does. */
export const KeepLink = ({ title, path, formPath, onClose }: Props) => {
  const hasShareSheet = useShareSheet();
  const isInAnotherApp = useIsInAnotherApp();
  const id = useId();
  const url = addressOfPage(path);
  // closing the sheet rejects too, and is no failure
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <Root aria-labelledby={id}>
      <Stack gap="sm">
        <Row justify="space-between">
          <strong id={id}>{responseFormsText.keepLink}</strong>
          <Close label={uiText.close} icon={<X aria-hidden="true" />} onClick={onClose} />
        </Row>
        <Muted>{responseFormsText.keepLinkHint}</Muted>
        {isInAnotherApp && <Muted>{responseFormsText.inAnotherApp}</Muted>}
        {formPath !== undefined && (
          <noscript>
            <a href={formPath}>{responseFormsText.myLink}</a>
          </noscript>
        )}
        <Row wrap>
          <CopyMyLink path={path} />
          {hasShareSheet && (
            <Button variant="outline" size="sm" onClick={share}>
              <Share2 aria-hidden="true" />
              {responseFormsText.shareLink}
            </Button>
          )}
        </Row>
      </Stack>
    </Root>
  );
};
