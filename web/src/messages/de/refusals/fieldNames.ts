import { GERMAN_LABELS } from '@quorum/domain/event/germanLabels';
import type { FieldName } from '@quorum/domain/refusals/fieldNames';

/** What fields are called, in forms and where a refusal names one of them. */
export const fieldNames: Record<FieldName, string> = {
  ...GERMAN_LABELS,
  name: 'Name',
  question: 'Frage',
  option: 'Möglichkeit',
  answer: 'Antwort',
  howToPay: 'Wie man bezahlt',
  comment: 'Kommentar',
  message: 'Nachricht',
  reason: 'Grund',
  format: 'Spielform',
  startTime: 'Beginn',
  endTime: 'Ende',
  decisionTime: 'Zeit der Entscheidung',
  endOfVoting: 'Ende der Abstimmung',
  visibility: 'Sichtbarkeit',
  guestList: 'Gästeliste',
  stillIn: 'Ob gefragt wird, wer noch dabei ist,',
  recurring: 'Wiederholung',
  sub: 'sub',
};
