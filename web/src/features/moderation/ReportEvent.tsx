import { canManageEvent } from '@quorum/domain/policies';
import { Flag } from 'lucide-react';
import { styled } from 'styled-components';
import { lazyComponent } from '../../lib/lazy.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { useSession } from '../session/useSession.ts';
import { moderationText } from './moderationText.ts';

const ReportEventDialog = lazyComponent(async () => (await import('./ReportEventDialog.tsx')).ReportEventDialog, {
  prefetchOnInteraction: false,
});

const Quiet = styled(Button)`
  display: flex;
  margin: ${({ theme }) => `${theme.space.md} auto 0`};
  color: ${({ theme }) => theme.color.textMuted};
`;

interface Props {
  event: { urlHash: string; title: string; creatorId: string; isHidden: boolean };
}

/** Anybody may report an event, but for its own creator; one that is hidden has been dealt with. */
export const ReportEvent = ({ event }: Props) => {
  const { user } = useSession();
  if (event.isHidden || canManageEvent({ uid: user?.uid ?? null }, event)) return null;
  return (
    <DialogButton
      as={Quiet}
      icon={<Flag aria-hidden="true" />}
      prefetch={ReportEventDialog.prefetch}
      dialog={(state) => <ReportEventDialog event={event} {...state} />}
    >
      {moderationText.report}
    </DialogButton>
  );
};
