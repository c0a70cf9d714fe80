import type { series as english } from '../../en/events/series.ts';
import { translation } from '../../translation.ts';

export const series = translation<typeof english>()({
  thisEvent: 'Dieses Event',
  thisEventHint: 'Die Serie bleibt, wie sie ist.',
  thisAndFollowing: 'Dieses und die folgenden Events',
  thisAndFollowingHint: 'Das ändert auch Termine, die schon geplant sind.',
  applyTo: 'Änderungen anwenden auf',
  end: 'Serie beenden',
  endQuestion: 'Diese Serie beenden?',
  endHint: 'Es kommen keine Termine mehr dazu. Was schon geplant ist, findet statt, und nichts wird gelöscht.',
  ended: 'Die Serie ist beendet',
  endFailed: 'Die Serie konnte nicht beendet werden',
  links: 'Serie',
  previous: 'Davor',
  next: 'Danach',
  deletesFirst: 'Das ist der erste Termin der Serie, mit ihm endet sie. Schon geplante Termine bleiben.',
  deletesOne: 'Nur dieser Termin fällt aus; die Serie geht weiter.',
});
