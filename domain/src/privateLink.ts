// The links by which people come back to what they answered, an event or a poll, without an account: the address of its page,
// and behind the `#`, which no browser sends, the number of the answer and the token that proves whose it is.

type Purpose = 'response' | 'withdraw';

/** Those of polls began with `vote` once: mails that have them are in people's mailboxes for good. */
const LINK = /^#(?:response|vote|(withdraw))=(?:(\d{1,10})\.([\w-]{43})$)?/;

export interface PrivateLink {
  /** Absent, as is the token, when the link has lost its end on its way. */
  id: string | undefined;
  token: string | undefined;
  /** Whether it asks to withdraw the answer. */
  isToWithdraw: boolean;
}

/** The private link of an answer. Anybody who opens it may change the answer. */
export const privateLink = (page: string, id: string | number, token: string, purpose: Purpose = 'response'): string =>
  `${page}#${purpose}=${id}.${token}`;

/** What an address says behind its path, when that is a private link. */
export const privateLinkIn = (hash: string): PrivateLink | undefined => {
  const found = LINK.exec(hash);
  if (!found) return undefined;
  const [, withdraw, id, token] = found;
  return { id, token, isToWithdraw: withdraw !== undefined };
};
