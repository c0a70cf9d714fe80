import type { shareOffer as english } from '../en/shareOffer.ts';
import type { Translated } from '../Translated.ts';

export const shareOffer: Translated<typeof english> = {
  isUp: '„{title}“ ist online.',
  sendIt: 'Schick es denen, die kommen sollen.',
  view: 'Event ansehen',
  dismiss: 'Jetzt nicht',
};
