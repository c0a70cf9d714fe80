import type { phones as english } from '../../en/responses/phones.ts';
import { translation } from '../../translation.ts';

/** The telephone number of a response. */
export const phones = translation<typeof english>()({
  phone: 'Handynummer',
  phoneHint: 'Für eine SMS, wenn es abgesagt wird. Nur wer das Event organisiert, sieht sie.',
  confirm: 'Bestätige deine Nummer',
  codeSent:
    'Wir haben eine SMS mit einem Code an {phone} geschickt. Sonst geht nichts dorthin, bevor du ihn hier eingibst.',
  codeSentToIt:
    'Wir haben eine SMS mit einem Code geschickt. Sonst geht nichts an deine Nummer, bevor du ihn hier eingibst.',
  code: 'Code aus der SMS',
  orReply: 'Oder antworte auf die SMS mit dem Code.',
  doConfirm: 'Bestätigen',
  confirmed: 'Deine Nummer ist bestätigt',
  sendAgain: 'Noch einen Code schicken',
  sentAgain: 'Noch ein Code ist unterwegs',
  later: 'Später',
  failed: 'Deine Nummer ließ sich nicht bestätigen',
  failedToSend: 'Es ließ sich kein Code schicken',
  textsGoTo: 'SMS zu diesem Event gehen an {phone}.',
  remove: 'Nummer entfernen',
  removed: 'Die Nummer ist entfernt',
  failedToRemove: 'Die Nummer ließ sich nicht entfernen',
  add: 'SMS bekommen',
  failedToAdd: 'Die Nummer ließ sich nicht speichern',
});
