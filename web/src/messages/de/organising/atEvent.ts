import type { atEvent as english } from '../../en/organising/atEvent.ts';
import { translation } from '../../translation.ts';

/** What organisers said, what became of the event, and one's own code for the door. */
export const atEvent = translation<typeof english>()({
  manage: 'Organisieren',
  news: 'Neues vom Event',
  myCode: 'Mein Code für den Einlass',
  showAtDoor: 'Zeig ihn beim Event: Am Einlass wird er gescannt.',
  codeOf: 'Code für den Einlass: {code}',
  itHappened: 'Es hat stattgefunden: {count} waren da',
  wasOn: 'Es war zugesagt: {count} waren dabei',
  wasCalledOff: 'Abgesagt: {had} von {needed}',
  wasOpen: 'Vorbei und nie entschieden: {had} von {needed} waren dabei',
});
