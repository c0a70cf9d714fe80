/** What the private links in mails end with: what to do with which response, and the token that proves whose it is. */
const PRIVATE_LINK = /^#(response|withdraw)=(?:(\d{1,10})\.([\w-]{43}))?/;

export interface ResponseLink {
  /** Absent, as is the token, when the link has lost its end on its way. */
  participantId: string | undefined;
  token: string | undefined;
  isToWithdraw: boolean;
}

const VOTE_LINK = /^#vote=(\d{1,10})\.([\w-]{43})$/;

/** The same of a date poll: whose votes, and the token. */
export const voteLinkIn = (hash: string): { voterId: string; token: string } | undefined => {
  const [, voterId, token] = VOTE_LINK.exec(hash) ?? [];
  return voterId !== undefined && token !== undefined ? { voterId, token } : undefined;
};

/** What an address says behind its `#`, when that is a private link. */
export const responseLinkIn = (hash: string): ResponseLink | undefined => {
  const found = PRIVATE_LINK.exec(hash);
  if (!found) return undefined;
  const [whole, does, participantId, token] = found;
  const isWhole = whole === hash;
  return {
    participantId: isWhole ? participantId : undefined,
    token: isWhole ? token : undefined,
    isToWithdraw: does === 'withdraw',
  };
};
