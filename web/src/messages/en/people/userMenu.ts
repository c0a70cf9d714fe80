import { params } from '../../params.ts';

/** The menu of the signed-in person. */
export const userMenu = {
  account: 'Your account',
  menuOf: params('User menu of {name}'),
  menu: 'User menu',
  logOut: 'Log out',
  yourEvents: 'Your Events',
  yourUpcoming: params('Your Events ({count}), the first on {day}'),
  yourEventsFailed: 'Your events could not be loaded.',
  yourEventsLoading: 'Loading your events...',
  yourEventsEmpty: "You haven't created any events yet",
  private: 'Private',
  public: 'Public',
  follows: 'What you follow',
  reports: 'Reports',
  notifications: 'Notifications',
  feed: 'Calendar feed',
  feedGet: 'Get Link',
  feedTitle: 'Calendar Link',
  feedHint:
    'With this secret link, your calendar shows the events you created or answered. It is shown only once. Any earlier link stops working in every calendar that uses it.',
  feedCopied: 'Link Copied',
  feedCopiedHint: 'Subscribe to it in your calendar. Keep it to yourself: anyone with the link can see your events.',
  feedFailed: 'The link could not be created',
} as const;
