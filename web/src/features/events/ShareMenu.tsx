import { AtSign, Link2, MessageCircle, Share2, ThumbsUp } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { useToast } from '../../ui/useToast.ts';
import { SHARE_TEXT, shareLinks } from './shareLinks.ts';

interface Props {
  event: { urlHash: string; title: string };
}

/** Phones and tablets have a share sheet of their own, with every app the person uses. */
const hasShareSheet = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;

export const ShareMenu = ({ event }: Props) => {
  const toast = useToast();
  const url = new URL(paths.event(event.urlHash), window.location.origin).href;
  const links = shareLinks(url);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link Copied', description: 'Event link copied to clipboard!' });
    } catch {
      // refused, or not a secure page: the address can still be copied by hand
      toast({ title: 'Error', description: `Copy the link yourself: ${url}`, variant: 'destructive' });
    }
  };

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
        { label: 'Copy Link', icon: <Link2 aria-hidden="true" />, onSelect: () => void copy() },
        { label: 'Share on Facebook', icon: <ThumbsUp aria-hidden="true" />, href: links.facebook },
        { label: 'Share on Twitter', icon: <AtSign aria-hidden="true" />, href: links.twitter },
        { label: 'Share via SMS', icon: <MessageCircle aria-hidden="true" />, href: links.sms },
      ]}
    />
  );
};
