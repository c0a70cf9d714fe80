import type { shareOffer as english } from '../en/shareOffer.ts';
import { translation } from '../translation.ts';

export const shareOffer = translation<typeof english>()({
  isUp: '„{title}“ ist online.',
  sendIt: 'Schick es denen, die kommen sollen.',
  view: 'Event ansehen',
  dismiss: 'Jetzt nicht',
});
