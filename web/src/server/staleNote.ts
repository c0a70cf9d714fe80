import { languageAmong } from '@quorum/domain/language';
import { DateTime } from 'luxon';
import { previewText } from '../messages/pages/previewText.generated.ts';
import { activateLanguage, loadLanguage } from '../lib/language.ts';
import { OUTAGE_NOTE_ID } from '../lib/api/outage.ts';

const STYLE = 'margin:0;padding:.5rem 1rem;text-align:center;background:#fdf0d0;color:#4a3600';

/** Beside what the app takes over, so that both are as they would be without it. */
export const staleNote = async (locale: string, since: number): Promise<string> => {
  const language = languageAmong([locale]);
  await loadLanguage(language);
  // no await from here on: the language is global
  activateLanguage(language, locale);
  const time = DateTime.fromMillis(since, { zone: 'utc', locale }).toLocaleString({
    ...DateTime.TIME_SIMPLE,
    timeZoneName: 'short',
  });
  return `<p id="${OUTAGE_NOTE_ID}" role="status" style="${STYLE}">${previewText.staleSince({ time })}</p>`;
};
