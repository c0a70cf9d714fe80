import { AtSign, Ellipsis, Link2, MessageCircle, MessageSquareText, ThumbsUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { addressOfPage } from '../../lib/paths.ts';
import { MenuPanel } from '../../ui/menu/MenuPanel.tsx';
import type { Opened } from '../../ui/menu/MenuTrigger.tsx';
import { shareLinks } from './shareLinks.ts';
import { hasShareSheet, openShareSheet } from './shareSheet.ts';
import { invitationTo } from './invitationTo.ts';
import { shareText } from '../../messages/events/shareText.generated.ts';
import type { Shared } from './Shared.ts';
import { useCopyShared } from './useCopyShared.ts';
import { uiText } from '../../messages/uiText.generated.ts';

interface Props extends Opened {
  shared: Shared;
  /** What else can be done with it. */
  more?: ComponentProps<typeof MenuPanel>['items'];
}

export const ShareMenuPanel = ({ shared, more = [], ...opened }: Props) => {
  const { copyLink, copyText } = useCopyShared(shared);
  const links = shareLinks(addressOfPage(shared.path), invitationTo(shared.kind));
  return (
    <MenuPanel
      {...opened}
      label={uiText.share}
      items={[
        { label: shareText.copyLink, icon: <Link2 aria-hidden="true" />, onSelect: copyLink },
        { label: shareText.onFacebook, icon: <ThumbsUp aria-hidden="true" />, href: links.facebook },
        { label: shareText.onTwitter, icon: <AtSign aria-hidden="true" />, href: links.twitter },
        { label: shareText.bySms, icon: <MessageCircle aria-hidden="true" />, href: links.sms },
        { label: shareText.copyText, icon: <MessageSquareText aria-hidden="true" />, onSelect: copyText },
        ...more,
        ...(hasShareSheet()
          ? [
              {
                label: shareText.moreWays,
                icon: <Ellipsis aria-hidden="true" />,
                onSelect: () => openShareSheet(shared),
              },
            ]
          : []),
      ]}
    />
  );
};
