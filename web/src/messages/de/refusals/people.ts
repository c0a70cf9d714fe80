import type { people as english } from '@quorum/domain/refusals/people';
import { translation } from '../../translation.ts';

/** What is refused about those who organise an event together, the questions that they ask, and what it costs. */
export const people = translation<typeof english>()({
  'coOrganisers.notYours': 'Nur wer das Event erstellt hat, kann zum Mitorganisieren einladen',
  'coOrganisers.notYoursToRemove': 'Nur wer das Event erstellt hat, kann Mitorganisatoren entfernen',
  'coOrganisers.linkExpired': 'Diese Einladung gilt nicht mehr. Bitte den Gastgeber um eine neue',
  'coOrganisers.isYours': 'Du hast dieses Event selbst erstellt',
  'coOrganisers.tooMany': 'Ein Event hat höchstens {max} Mitorganisatoren',
});
