import { AtSign, Ellipsis, Link2, MessageCircle, Share2, ThumbsUp } from 'lucide-react';
import { addressOfPage, paths } from '../../../lib/paths.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { useCopy } from '../../../ui/feedback/useCopy.ts';
import { eventsText } from '../eventsText.ts';
import { shareLinks } from './shareLinks.ts';

interface Props {
  event: { urlHash: string; title: string };
}

/** Phones and tablets have a share sheet of their own, with every app the person uses. */
const hasShareSheet = () => typeof window !== 'undefined' && 'share' in navigator;

export const ShareMenu = ({ event }: Props) => {
  const copy = useCopy();
  const url = addressOfPage(paths.event(event.urlHash));
  const links = shareLinks(url);

  const copyLink = () => copy(url, { title: eventsText.linkCopied, description: eventsText.linkCopiedHint });

  const openShareSheet = () => {
    // closing the sheet rejects too, and is no failure
    navigator.share({ title: event.title, text: eventsText.shareText, url }).catch(() => undefined);
  };

  return (
    <Menu
      label={eventsText.share}
      trigger={<IconButton label={eventsText.share} icon={<Share2 aria-hidden="true" />} />}
      items={[
        { label: eventsText.copyLink, icon: <Link2 aria-hidden="true" />, onSelect: () => void copyLink() },
        { label: eventsText.shareOnFacebook, icon: <ThumbsUp aria-hidden="true" />, href: links.facebook },
        { label: eventsText.shareOnTwitter, icon: <AtSign aria-hidden="true" />, href: links.twitter },
        { label: eventsText.shareBySms, icon: <MessageCircle aria-hidden="true" />, href: links.sms },
        ...(hasShareSheet()
          ? [{ label: eventsText.moreWaysToShare, icon: <Ellipsis aria-hidden="true" />, onSelect: openShareSheet }]
          : []),
      ]}
    />
  );
};
