import type { questions as english } from '../../en/organising/questions.ts';
import { translation } from '../../translation.ts';

/** Was ein Gastgeber selbst fragt. */
export const questions = translation<typeof english>()({
  questions: 'Eigene Fragen',
  hint: 'Bis zu {max}, etwa was alle mitbringen. Die Antworten sehen nur die Gastgeber.',
  question: 'Frage {number}',
  kind: 'Wie Frage {number} beantwortet wird',
  text: 'Mit einer Zeile Text',
  choice: 'Mit einer von mehreren Antworten',
  yesOrNo: 'Mit Ja oder Nein',
  options: 'Antworten auf Frage {number}, eine pro Zeile',
  required: 'Frage {number} muss beantwortet werden',
  add: 'Frage hinzufügen',
  remove: 'Frage {number} entfernen',
  readers: 'Lesen nur du und die Gastgeber',
  none: 'Keine Antwort',
  yes: 'Ja',
  no: 'Nein',
  answers: 'Antworten',
  nobody: 'Noch hat niemand geantwortet',
});
