import { AtSign, Ellipsis, Link2, MessageCircle, ThumbsUp } from 'lucide-react';
import { addressOfPage, paths } from '../../../lib/paths.ts';
import { MenuPanel } from '../../../ui/menu/MenuPanel.tsx';
import type { Opened } from '../../../ui/menu/MenuTrigger.tsx';
import { useCopy } from '../../../ui/feedback/useCopy.ts';
import { eventsText } from '../eventsText.ts';
import { eventActionsText } from '../eventActionsText.ts';
import { shareLinks } from './shareLinks.ts';
import { hasShareSheet, openShareSheet } from './shareSheet.ts';

interface Props extends Opened {
  event: { urlHash: string; title: string };
}

export const ShareMenuPanel = ({ event, ...opened }: Props) => {
  const copy = useCopy();
  const url = addressOfPage(paths.event(event.urlHash));
  const links = shareLinks(url);

  const copyLink = () =>
    copy(url, { title: eventActionsText.linkCopied, description: eventActionsText.linkCopiedHint });

  return (
    <MenuPanel
      {...opened}
      label={eventsText.share}
      items={[
        { label: eventActionsText.copyLink, icon: <Link2 aria-hidden="true" />, onSelect: () => void copyLink() },
        { label: eventActionsText.shareOnFacebook, icon: <ThumbsUp aria-hidden="true" />, href: links.facebook },
        { label: eventActionsText.shareOnTwitter, icon: <AtSign aria-hidden="true" />, href: links.twitter },
        { label: eventActionsText.shareBySms, icon: <MessageCircle aria-hidden="true" />, href: links.sms },
        ...(hasShareSheet()
          ? [
              {
                label: eventActionsText.moreWaysToShare,
                icon: <Ellipsis aria-hidden="true" />,
                onSelect: () => openShareSheet(event.title, url),
              },
            ]
          : []),
      ]}
    />
  );
};
