import type { Language } from '@quorum/domain/language';

export interface CalendarWords {
  moreInformation: string;
  /** What a person's own calendar is called. */
  ownEvents: string;
}

/** What a calendar says by itself; all else is what people wrote. */
export const CALENDAR_WORDS: Record<Language, CalendarWords> = {
  en: { moreInformation: 'More information', ownEvents: 'My Quorum events' },
  de: { moreInformation: 'Weitere Informationen', ownEvents: 'Meine Events bei Quorum' },
};
