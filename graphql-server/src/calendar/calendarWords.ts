import type { InLanguages } from '@quorum/domain/language';

export interface CalendarWords {
  moreInformation: string;
  /** What a person's own calendar is called. */
  ownEvents: string;
  /** In place of the title of an event whose organiser's account is deleted. */
  untitled: string;
}

/** What a calendar says by itself; all else is what people wrote. */
export const CALENDAR_WORDS: InLanguages<CalendarWords> = {
  en: { moreInformation: 'More information', ownEvents: 'My Quorum events', untitled: 'Cancelled event' },
  de: { moreInformation: 'Weitere Informationen', ownEvents: 'Meine Events bei Quorum', untitled: 'Abgesagtes Event' },
};
