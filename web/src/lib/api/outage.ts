import { atom } from 'nanostores';

/** The id of the note that the server writes on a page that is as it was. */
export const OUTAGE_NOTE_ID = 'outage';

const SECOND_MS = 1_000;

/** Since when what is shown is as it was, in milliseconds since the epoch; null while it is fresh. */
export const $outage = atom<number | null>(null);

/** Hears of each response whether it is as it was: the server says so while it cannot reach its data. */
export const noteAge = ({ headers }: Response): void => {
  const since = headers.has('cache-status') ? Date.now() - Number(headers.get('age')) * SECOND_MS : null;
  document.getElementById(OUTAGE_NOTE_ID)?.remove();
  // the same to the second, or the note would be written again and again
  if (since === null || $outage.get() === null) $outage.set(since);
};
