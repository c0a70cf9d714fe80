export interface ShareLinks {
  facebook: string;
  twitter: string;
  sms: string;
}

/** Where each share target takes `url`, with a text where it takes one. */
export const shareLinks = (url: string, invitation: string): ShareLinks => {
  const link = encodeURIComponent(url);
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    twitter: `https://twitter.com/intent/tweet?text=${encodeURIComponent(invitation)}&url=${link}`,
    // `?&` because iOS reads what follows the ampersand and Android what follows the question mark
    sms: `sms:?&body=${encodeURIComponent(`${invitation} ${url}`)}`,
  };
};
