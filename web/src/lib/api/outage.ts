import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** The id of the note that the server writes on a page that is as it was. */
export const OUTAGE_NOTE_ID = 'outage';

const SECOND_MS = 1_000;

/** Since when what is shown is as it was, in milliseconds since the epoch; null while it is fresh. */
export const $outage = atom<number | null>(null);

export const useOutage = (): number | null => useSyncExternalStore($outage.listen, $outage.get, () => null);

/** Notes for each response whether it is a stored one, which the server marks while it cannot reach its data. */
export const noteAge = ({ headers }: Response): void => {
  document.getElementById(OUTAGE_NOTE_ID)?.remove();
  const isStale = headers.has('cache-status');
  if (!isStale) $outage.set(null);
  else if ($outage.get() === null) $outage.set(Date.now() - Number(headers.get('age')) * SECOND_MS);
};
