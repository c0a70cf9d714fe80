import type { EventTextName } from './content.ts';

/** What the texts of an event are called in German, in forms and in mails. */
export const GERMAN_LABELS: Record<EventTextName, string> = {
  title: 'Titel',
  location: 'Ort',
  notes: 'Notizen',
  webLink: 'Weblink',
  chatLink: 'Unser Chat',
};
