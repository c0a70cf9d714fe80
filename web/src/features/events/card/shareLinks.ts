import { eventActionsText } from '../eventActionsText.ts';

export interface ShareLinks {
  facebook: string;
  twitter: string;
  sms: string;
}

/** Where each share target takes `url`, the address of an event's page. */
export const shareLinks = (url: string): ShareLinks => {
  const link = encodeURIComponent(url);
  const text = encodeURIComponent(eventActionsText.shareText);
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    twitter: `https://twitter.com/intent/tweet?text=${text}&url=${link}`,
    // `?&` because iOS reads what follows the ampersand and Android what follows the question mark
    sms: `sms:?&body=${encodeURIComponent(`${eventActionsText.shareText} ${url}`)}`,
  };
};
