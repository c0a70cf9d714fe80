import { params } from '../../params.ts';

/** The page with all that somebody organises and joined. */
export const mine = {
  title: 'Your events and responses',
  loading: 'Loading your events...',
  failed: 'Your events could not be loaded.',
  signInFirst: 'Sign in to see your events',
  signInWhy: 'What you organise and joined with your account is here.',
  withoutScript: 'This page needs JavaScript.',
  search: 'Search',
  searchHint: 'Title, place or kind of event',
  retry: 'Try Again',
  noneFound: 'Nothing matches that.',
  organised: 'Organised by you',
  organisedNothing: 'You organise nothing yet.',
  joined: 'Joined',
  joinedNothing: 'You have not responded to anything yet.',
  withOthers: 'together with others',
  over: 'over',
  calledOff: 'called off',
  manage: 'Manage',
  manageOf: params('Manage {title}'),
  again: 'Again',
  againOf: params('Again: {title}'),
  againFailed: 'The event could not be copied. Try again in a moment.',
} as const;
