import { isOver } from '@quorum/domain/event/ending';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useOwnAtEventQuery } from '../../generated/later.generated.ts';
import { rememberedResponses } from '../../lib/browser/rememberedTokens.ts';
import { lazyComponent } from '../../lib/lazy.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { useAuthContext } from '../session/useDetail.ts';
import { atEventText } from '../../messages/organising/atEventText.generated.ts';
import { SentMessages } from './SentMessages.tsx';

/** Below the invitation, as far from it as it is from what follows. */
const Root = styled(Stack)`
  justify-items: center;
  margin-block-start: ${({ theme }) => theme.space.md};

  > section {
    inline-size: 100%;
  }
`;

const CodeDialog = lazyComponent(async () => (await import('./check-in/CodeDialog.tsx')).CodeDialog);

interface Props {
  event: { urlHash: string; date: string; endTime: string | null; timezone: string; status: string };
  /** One's own. */
  responseId: string;
  isComing: boolean;
}

/** For somebody who responded: what the organiser wrote, and the code by which they are checked in. */
export const AtEvent = ({ event, responseId, isComing }: Props) => {
  const { urlHash, timezone } = event;
  const { auth } = useAuthContext();
  const [now] = useState(Date.now);
  const responseToken = rememberedResponses.tokenOf(responseId);
  const { data } = useOwnAtEventQuery({
    variables: { urlHash, participantId: responseId, responseToken },
    // the cache is for what everybody may read
    fetchPolicy: 'no-cache',
    context: { auth, isSecret: responseToken !== null },
  });
  const messages = data?.event?.messages ?? [];
  const code = data?.event?.participants.find(({ id }) => id === responseId)?.checkInCode;
  const isShown = code && isComing && event.status !== 'CALLED_OFF' && !isOver(event, now);
  if (!isShown && messages.length === 0) return null;
  return (
    <Root>
      <SentMessages messages={messages} timezone={timezone} title={atEventText.news} />
      {isShown && (
        <DialogButton icon={<QrCode aria-hidden="true" />} dialog={CodeDialog} about={{ code }}>
          {atEventText.myCode}
        </DialogButton>
      )}
    </Root>
  );
};
