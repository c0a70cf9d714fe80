import { AtSign, Link2, MessageCircle, Share2, ThumbsUp } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { SHARE_TEXT, shareLinks } from './shareLinks.ts';

interface Props {
  event: { urlHash: string; title: string };
}

/** Phones and tablets have a share sheet of their own, with every app the person uses. */
const hasShareSheet = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;

export const ShareMenu = ({ event }: Props) => {
  const copy = useCopy();
  const url = new URL(paths.event(event.urlHash), window.location.origin).href;
  const links = shareLinks(url);

  const copyLink = () => copy(url, { title: 'Link Copied', description: 'Event link copied to clipboard!' });

  const openShareSheet = () => {
    // closing the sheet rejects too, and is no failure
    navigator.share({ title: event.title, text: SHARE_TEXT, url }).catch(() => undefined);
  };

  const icon = <Share2 aria-hidden="true" />;
  if (hasShareSheet()) return <IconButton label="Share" icon={icon} onClick={openShareSheet} />;

  return (
    <Menu
      label="Share"
      trigger={<IconButton label="Share" icon={icon} />}
      items={[
        { label: 'Copy Link', icon: <Link2 aria-hidden="true" />, onSelect: () => void copyLink() },
        { label: 'Share on Facebook', icon: <ThumbsUp aria-hidden="true" />, href: links.facebook },
        { label: 'Share on Twitter', icon: <AtSign aria-hidden="true" />, href: links.twitter },
        { label: 'Share via SMS', icon: <MessageCircle aria-hidden="true" />, href: links.sms },
      ]}
    />
  );
};
