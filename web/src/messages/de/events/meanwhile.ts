import type { meanwhile as english } from '../../en/events/meanwhile.ts';
import { translation } from '../../translation.ts';

export const meanwhile = translation<typeof english>()({
  title: 'Das wurde inzwischen geändert',
  question: '{field}: inzwischen geändert zu „{theirs}“. Soll das bleiben, oder gilt deine Angabe?',
  emptied: '{field}: inzwischen geleert. Soll das so bleiben, oder gilt deine Angabe?',
  removed: '{field}: inzwischen entfernt. Soll das so bleiben, oder kommt deine Angabe wieder dazu?',
  keep: 'So lassen',
  useMine: 'Meine Angabe: „{mine}“',
  useMineEmpty: 'Leeren wie bei mir',
  removeMine: 'Entfernen wie bei mir',
  restsTaken: 'Alles andere, was dort geändert wurde, bleibt.',
  doesNotFit: 'Das wurde inzwischen geändert, und deine Änderung passt nicht mehr dazu. Bitte prüfe das Formular.',
  isGone: 'Das wurde inzwischen gelöscht.',
  date: 'Der Termin {date}',
});
