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
  feedGet: 'Get Link',
  feedTitle: 'Calendar Link',
  feedHint:
    'A secret link by which your calendar shows the events you created or answered. You are told it this once. A link that you got before will stop working, in every calendar that uses it.',
  feedCopied: 'Link Copied',
  feedCopiedHint: 'Subscribe to it in your calendar. Keep it to yourself: whoever has it sees your events.',
  feedFailed: 'The link could not be made',
} as const;
