import { Button } from '../../ui/button/Button.tsx';
import { ShareMenu } from './ShareMenu.tsx';
import { hasShareSheet, openShareSheet } from './shareSheet.ts';
import { shareText } from '../../messages/events/shareText.generated.ts';
import type { Shared } from './Shared.ts';
import { useCopyShared } from './useCopyShared.ts';
import { uiText } from '../../messages/uiText.generated.ts';

/** The buttons to share what is new: the device's own sheet first, where it has one. */
export const ShareWays = ({ shared }: { shared: Shared }) => {
  const { copyLink } = useCopyShared(shared);
  const copyButton = (variant: 'primary' | 'outline') => (
    <Button size="sm" variant={variant} onClick={copyLink}>
      {shareText.copyLink}
    </Button>
  );
  return hasShareSheet() ? (
    <>
      <Button size="sm" onClick={() => openShareSheet(shared)}>
        {uiText.share}
      </Button>
      {copyButton('outline')}
    </>
  ) : (
    <>
      {copyButton('primary')}
      <ShareMenu shared={shared} variant="outline" />
    </>
  );
};
