import type { offers as english } from '../../en/responses/offers.ts';
import { translation } from '../../translation.ts';

export const offers = translation<typeof english>()({
  yours: { one: 'Ein Platz ist für dich reserviert', other: '{count} Plätze sind für dich reserviert' },
  first: { one: 'Ein Platz ist frei, wer ist zuerst da?', other: '{count} Plätze sind frei, wer ist zuerst da?' },
  free: { one: 'Ein Platz ist frei', other: '{count} Plätze sind frei' },
  until: 'Bis {time}. Noch',
  fewer: 'Ihr seid {party}. Kommt ihr mit weniger Leuten?',
  freeHint: 'Nach dir hat ihn niemand genommen, er gehört also dir, wenn du ihn noch willst.',
  howMany: 'Wie viele kommen',
  take: 'Platz nehmen',
  takeSome: 'Plätze nehmen',
  pass: 'Weitergeben',
  passHint: 'Beim nächsten Platz bist du wieder dran.',
  taken: 'Du hast einen Platz',
  passed: 'Der Platz geht weiter. Du bleibst auf der Warteliste.',
  failed: 'Deine Antwort wurde nicht gespeichert. Versuch es gleich noch einmal.',
  held: {
    one: '{count} Platz ist für jemanden auf der Warteliste reserviert',
    other: '{count} Plätze sind für Leute auf der Warteliste reserviert',
  },
  heldFor: '{name}, bis {time}',
  toAll: {
    one: '{count} Platz wird allen auf der Warteliste angeboten. Wer zuerst annimmt, hat ihn.',
    other: '{count} Plätze werden allen auf der Warteliste angeboten. Wer zuerst annimmt, hat sie.',
  },
});
