import { params } from '../params.ts';

/** The menu of whoever is signed in. */
export const userMenu = {
  account: 'Your account',
  menuOf: params('User menu of {name}'),
  menu: 'User menu',
  logOut: 'Log out',
  yourEvents: 'Your Events',
  yourEventsFailed: 'Your events could not be loaded.',
  yourEventsLoading: 'Loading your events...',
  yourEventsEmpty: "You haven't created any events yet",
  private: 'Private',
  public: 'Public',
  reports: 'Reports',
  feed: 'Calendar feed',
  feedCopy: 'Copy Link',
  feedCopied: 'Link Copied',
  feedCopiedHint: 'Subscribe to it in your calendar. Keep it to yourself: whoever has it sees your events.',
  feedFailed: 'The link could not be loaded',
  feedRenew: 'Renew',
  feedRenewed: 'Link Renewed',
  feedRenewedHint: 'The new link is on your clipboard.',
  feedRenewFailed: 'Failed to renew the link',
  feedRenewTitle: 'Renew Calendar Link',
  feedRenewHint: 'The link that you have copied before will stop working, in every calendar that uses it.',
} as const;
