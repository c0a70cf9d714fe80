import { canManageEvent, type Organised } from '@quorum/domain/policies';
import type { Reportable } from '@quorum/domain/report/constants';
import { Flag } from 'lucide-react';
import { styled } from 'styled-components';
import { lazyComponent } from '../../lib/lazy.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { useSession } from '../session/useSession.ts';
import { textsAbout } from './reportable.ts';

const ReportDialog = lazyComponent(async () => (await import('./ReportDialog.tsx')).ReportDialog, {
  prefetchOnInteraction: false,
});

const Quiet = styled(Button)`
  color: ${({ theme }) => theme.color.textMuted};
`;

interface Props {
  about: Reportable;
  reported: Organised & { urlHash: string; title: string };
}

/** Anybody may report an event or a poll, but for its own creator; one that is hidden has been dealt with. */
export const ReportButton = ({ about, reported }: Props) => {
  const { user } = useSession();
  if (reported.isHidden || canManageEvent({ uid: user?.uid ?? null }, reported)) return null;
  return (
    <DialogButton as={Quiet} icon={<Flag aria-hidden="true" />} dialog={ReportDialog} about={{ about, reported }}>
      {textsAbout(about).report}
    </DialogButton>
  );
};
