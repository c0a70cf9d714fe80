import type { developerSettings as english } from '../../en/people/developerSettings.ts';
import { translation } from '../../translation.ts';

export const developerSettings = translation<typeof english>()({
  title: 'Einstellungen für Entwickler',
  lead: 'Was deine eigenen Programme brauchen. Wie man es benutzt, steht in der <guide>Anleitung für Entwickler</guide>.',
  description: 'API-Token für deine eigenen Programme und Webhooks, die ihnen melden, was geschieht.',
  loading: 'Wird geladen …',
  withoutScript: 'Diese Seite braucht JavaScript.',
  signInFirst: 'Melde dich an, um API-Token und Webhooks zu erstellen',
  signInWhy: 'Token und Webhooks gehören zu einem Konto.',
});
