import type { questions as english } from '../../en/organising/questions.ts';
import { translation } from '../../translation.ts';

/** Was ein Gastgeber selbst fragt. */
export const questions = translation<typeof english>()({
  questions: 'Eigene Fragen',
  hint: 'Bis zu {max}, etwa was jemand mitbringt. Die Antworten sind für die Gastgeber.',
  question: 'Frage {number}',
  kind: 'Wie Frage {number} beantwortet wird',
  text: 'In einer Zeile',
  choice: 'Eine von',
  yesOrNo: 'Ja oder nein',
  options: 'Antworten auf Frage {number}, eine je Zeile',
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
