import type { eventPage as english } from '../../en/events/eventPage.ts';
import { translation } from '../../translation.ts';

export const eventPage = translation<typeof english>()({
  joinedOnPage: 'Danke, du bist eingetragen!',
  moreAndItHappens: { one: 'Noch {count} und es findet statt', other: 'Noch {count} und es findet statt' },
  ringGoing: { one: 'ist dabei', other: 'sind dabei' },
  ringExpected: 'zu erwarten',
  ringOfPlaces: 'von {places} Plätzen',
  ringPlaces: '{places} Plätze',
  copyAddress: 'Adresse kopieren',
  addressCopied: 'Adresse kopiert',
});
