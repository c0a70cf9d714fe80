import type { shareOffer as english } from '../en/shareOffer.ts';
import type { Translated } from '../Translated.ts';

export const shareOffer: Translated<typeof english> = {
  isUp: 'Dein Event ist online.',
  sendIt: 'Schick es denen, die kommen sollen.',
  shareIt: 'Teilen',
  copyLink: 'Link kopieren',
  view: 'Event ansehen',
  dismiss: 'Jetzt nicht',
};
