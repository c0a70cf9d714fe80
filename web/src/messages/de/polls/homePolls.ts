import type { homePolls as english } from '../../en/polls/homePolls.ts';
import { translation } from '../../translation.ts';

export const homePolls = translation<typeof english>()({
  findingDate: 'Termin gesucht',
  datesAt: '{dates} Termine · {place}',
  best: 'Bisher am besten: {day} · {outlook}',
  noVotes: 'Noch keine Stimmen. Fang an!',
  howToDate: 'Wie der Termin gefunden wird',
  pickDate: 'Termin festlegen',
  letVote: 'Abstimmen lassen',
  isOpen: 'Umfrage, läuft',
  isClosed: 'Umfrage, beendet',
  isScheduled: 'Umfrage, Termin gefunden',
});
