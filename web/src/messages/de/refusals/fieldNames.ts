import { GERMAN_LABELS } from '@quorum/domain/event/germanLabels';
import type { FieldName } from '@quorum/domain/refusals/fieldNames';

/** What the fields of a form are called where a refusal names one of them. */
export const fieldNames: Record<FieldName, string> = {
  title: GERMAN_LABELS.title,
  location: GERMAN_LABELS.location,
  notes: GERMAN_LABELS.notes,
  name: 'Name',
  comment: 'Kommentar',
  reason: 'Grund',
  format: 'Spielform',
  startTime: 'Beginn',
  endTime: 'Ende',
  decisionTime: 'Zeit der Entscheidung',
  endOfVoting: 'Ende der Abstimmung',
  visibility: 'Sichtbarkeit',
  guestList: 'Gästeliste',
  recurring: 'Wiederholung',
  sub: 'sub',
};
