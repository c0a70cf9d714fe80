import { canManageEvent } from '@quorum/domain/policies';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lazyComponent } from '../../lib/lazy.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { useHasBeenTrue } from '../../ui/dialog/useHasBeenTrue.ts';
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
  const [isOpen, setIsOpen] = useState(false);
  const hasBeenOpen = useHasBeenTrue(isOpen);
  if (event.isHidden || canManageEvent({ uid: user?.uid ?? null }, event)) return null;
  return (
    <>
      <Quiet
        variant="ghost"
        size="sm"
        onClick={() => setIsOpen(true)}
        onPointerEnter={ReportEventDialog.prefetch}
        onFocus={ReportEventDialog.prefetch}
      >
        <Flag aria-hidden="true" />
        {moderationText.report}
      </Quiet>
      {hasBeenOpen && <ReportEventDialog event={event} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
};
