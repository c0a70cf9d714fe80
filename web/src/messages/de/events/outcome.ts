import type { outcome as english } from '../../en/events/outcome.ts';
import { translation } from '../../translation.ts';

/** What became of an event that is over. */
export const outcome = translation<typeof english>()({
  itHappened: 'Es hat stattgefunden: {count} waren da',
  wasOn: 'Es stand fest: {count} hatten zugesagt',
  wasCalledOff: 'Abgesagt: {had} von {needed}',
  wasOpen: 'Vorbei, ohne Entscheidung: {had} von {needed} hatten zugesagt',
});
