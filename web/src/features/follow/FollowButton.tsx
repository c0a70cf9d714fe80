import { canManageEvent, type OwnedEvent } from '@quorum/domain/policies';
import { BellPlus } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../ui/button/Button.tsx';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { useSession } from '../session/useSession.ts';
import type { FollowedEvent } from './FollowDialog.tsx';
import { followText } from '../../messages/people/followText.generated.ts';
import { FollowDialog } from './lazyFollow.ts';

const Quiet = styled(Button)`
  color: ${({ theme }) => theme.color.textMuted};
`;

interface Props {
  event: FollowedEvent & OwnedEvent & { isPrivate: boolean };
}

/** Nobody follows themselves, nor what is on no list. */
export const FollowButton = ({ event }: Props) => {
  const { user } = useSession();
  if (event.isPrivate || event.isHidden || canManageEvent({ uid: user?.uid ?? null }, event)) return null;
  return (
    <DialogButton as={Quiet} icon={<BellPlus aria-hidden="true" />} dialog={FollowDialog} about={{ event }}>
      {followText.follow}
    </DialogButton>
  );
};
