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
  attendance: 'Wie oft du da warst',
  attendanceNothing: 'Noch hat niemand festgehalten, ob du da warst.',
  attendanceUse:
    'Wer organisiert, hält fest, wer da war. Was über dich festgehalten ist, siehst nur du. Es entscheidet, wer zuerst gefragt wird, ob er oder sie kommt, und fließt bei Events ab acht Antworten in ein Wort für die ein, die organisieren: „Nach bisheriger Teilnahme: wahrscheinlich, offen oder unwahrscheinlich“.',
  attendanceSum: 'Da: {attended} · nicht da: {missed}',
  afterYes: 'Nach einem Ja: da {attended} · nicht da {missed}',
  afterMaybe: 'Nach „{percent}“: da {attended} · nicht da {missed}',
  erase: 'Alles löschen',
  eraseQuestion: 'Löschen, wie oft du da warst?',
  eraseWhy:
    'Danach wird auf dich gezählt wie auf jemand Neues. Auf den Listen derer, die organisieren, bleibt es stehen.',
  erased: 'Es ist gelöscht.',
  eraseFailed: 'Es konnte nicht gelöscht werden. Versuche es gleich noch einmal.',
  againFailed: 'Das Event konnte nicht kopiert werden. Versuche es gleich noch einmal.',
});
