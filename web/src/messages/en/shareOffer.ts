import { params } from '../params.ts';

/** What follows on an event that was just created. */
export const shareOffer = {
  isUp: params('“{title}” is up.'),
  sendIt: 'Send it to the people who should come.',
  view: 'View event',
  dismiss: 'Not now',
} as const;
