import type { addresses as english } from '../../en/people/addresses.ts';
import { translation } from '../../translation.ts';

export const addresses = translation<typeof english>()({
  addresses: 'Adressen',
  forYouAlone: 'Nur du siehst sie. Wenn du mehreren schreibst, setze sie ins Bcc.',
  none: 'Niemand hat eine Adresse hinterlassen.',
  loading: 'Adressen werden geladen …',
  numbers: 'Telefonnummern',
  copyAll: 'Alle kopieren',
  copied: 'Adressen kopiert',
  copiedHint: 'Füge sie ins Bcc-Feld deiner Mail ein.',
  decisionIsMailed: {
    one: 'Eine Person, die ihre Adresse hinterlassen hat, bekommt eine E-Mail.',
    other: '{count} Personen, die ihre Adresse hinterlassen haben, bekommen eine E-Mail.',
  },
  changeIsMailed: {
    one: 'Wenn du Zeit oder Ort änderst, bekommt eine Person eine E-Mail.',
    other: 'Wenn du Zeit oder Ort änderst, bekommen {count} Personen eine E-Mail.',
  },
  tellNotes: {
    one: 'Eine Person über die neuen Notizen informieren',
    other: '{count} Personen über die neuen Notizen informieren',
  },
  deletionIsMailed: {
    one: 'Eine Person, die ihre Adresse hinterlassen hat, bekommt eine E-Mail, dass es ausfällt.',
    other: '{count} Personen, die ihre Adresse hinterlassen haben, bekommen eine E-Mail, dass es ausfällt.',
  },
});
