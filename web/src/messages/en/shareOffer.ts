/** What follows on an event that was just created. */
export const shareOffer = {
  isUp: 'Your event is up.',
  sendIt: 'Send it to those who should come.',
  shareIt: 'Share it',
  copyLink: 'Copy link',
  view: 'View event',
  dismiss: 'Not now',
} as const;
