import { Link2, Share2, X } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { addressOfPage, paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { useCopy } from '../../ui/feedback/useCopy.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { uiText } from '../../ui/uiText.ts';
import { responsesText } from './responsesText.ts';
import type { Joined } from './useJoinEvent.ts';

const Root = styled.section`
  padding: ${({ theme }) => `${theme.space.sm} ${theme.space.md} ${theme.space.md}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.sunken};
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Close = styled(IconButton)`
  margin: -0.25rem -0.75rem -0.25rem 0;
`;

const hasShareSheet = () => typeof window !== 'undefined' && 'share' in navigator;

interface Props {
  event: { urlHash: string; title: string };
  joined: Joined;
  onClose: () => void;
}

/** For who has joined without an address: no mail brings them back to their answer, the link does. */
export const KeepLink = ({ event, joined: { response, responseToken }, onClose }: Props) => {
  const copy = useCopy();
  const id = useId();
  const url = addressOfPage(paths.response(event.urlHash, response.id, responseToken));
  const done = { title: responsesText.linkCopied, description: responsesText.linkCopiedHint };
  // closing the sheet rejects too, and is no failure
  const share = () => void navigator.share({ title: event.title, url }).catch(() => undefined);
  return (
    <Root aria-labelledby={id}>
      <Stack gap="sm">
        <Row justify="space-between">
          <strong id={id}>{responsesText.keepLink}</strong>
          <Close label={uiText.close} icon={<X aria-hidden="true" />} onClick={onClose} />
        </Row>
        <Hint>{responsesText.keepLinkHint}</Hint>
        <Row wrap>
          <Button variant="outline" size="sm" onClick={() => void copy(url, done)}>
            <Link2 aria-hidden="true" />
            {responsesText.copyLink}
          </Button>
          {hasShareSheet() && (
            <Button variant="outline" size="sm" onClick={share}>
              <Share2 aria-hidden="true" />
              {responsesText.shareLink}
            </Button>
          )}
        </Row>
      </Stack>
    </Root>
  );
};
