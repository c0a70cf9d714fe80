import type { mine as english } from '../../en/people/mine.ts';
import { translation } from '../../translation.ts';

/** The page with all that somebody organises and joined. */
export const mine = translation<typeof english>()({
  title: 'Deine Events und Antworten',
  loading: 'Deine Events werden geladen …',
  failed: 'Deine Events konnten nicht geladen werden.',
  signInFirst: 'Melde dich an, um deine Events zu sehen',
  signInWhy: 'Hier steht, was du mit deinem Konto organisierst und wo du geantwortet hast.',
  withoutScript: 'Diese Seite braucht JavaScript.',
  search: 'Suchen',
  searchHint: 'Titel, Ort oder Art des Events',
  retry: 'Noch einmal versuchen',
  noneFound: 'Dazu passt nichts.',
  organised: 'Von dir organisiert',
  organisedNothing: 'Du organisierst noch nichts.',
  joined: 'Dabei',
  joinedNothing: 'Du hast noch auf nichts geantwortet.',
  withOthers: 'zusammen mit anderen',
  over: 'vorbei',
  calledOff: 'abgesagt',
  manage: 'Organisieren',
  manageOf: '{title} organisieren',
  again: 'Noch einmal',
  againOf: 'Noch einmal: {title}',
  againFailed: 'Das Event konnte nicht kopiert werden. Versuche es gleich noch einmal.',
});
