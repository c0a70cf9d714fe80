import type { shareOffer as english } from '../en/shareOffer.ts';
import { translation } from '../translation.ts';

export const shareOffer = translation<typeof english>()({
  isUp: 'Dein Event ist online.',
  sendIt: 'Schick es denen, die kommen sollen.',
  shareIt: 'Teilen',
  copyLink: 'Link kopieren',
  view: 'Event ansehen',
  dismiss: 'Jetzt nicht',
});
