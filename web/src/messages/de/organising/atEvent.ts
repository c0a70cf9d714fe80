import type { atEvent as english } from '../../en/organising/atEvent.ts';
import { translation } from '../../translation.ts';

/** What organisers said, what became of the event, and one's own code for the door. */
export const atEvent = translation<typeof english>()({
  manage: 'Organisieren',
  news: 'Neues vom Event',
  myCode: 'Mein Code für den Einlass',
  showAtDoor: 'Zeig ihn, wenn du kommst: Am Einlass wird er gescannt.',
  codeOf: 'Code für den Einlass: {code}',
  itHappened: 'Es hat stattgefunden: {count} waren da',
  wasOn: 'Es stand fest: {count} hatten zugesagt',
  wasCalledOff: 'Abgesagt: {had} von {needed}',
  wasOpen: 'Vorbei, ohne Entscheidung: {had} von {needed} hatten zugesagt',
});
