import { BellPlus } from 'lucide-react';
import { PanelEntry } from '../../ui/menu/PanelEntry.tsx';
import { userMenuText } from '../../messages/people/userMenuText.generated.ts';
import { FollowsDialog } from './lazyFollow.ts';

/** The way to all that one follows. */
export const Follows = ({ onOpen }: { onOpen: () => void }) => (
  <PanelEntry onClick={onOpen} onPointerEnter={FollowsDialog.prefetch} onFocus={FollowsDialog.prefetch}>
    <BellPlus aria-hidden="true" />
    {userMenuText.follows}
  </PanelEntry>
);
