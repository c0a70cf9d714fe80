import { languageAmong, SOURCE_LANGUAGE, type Language } from '@quorum/domain/language';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';

/** How days stand in mails and text messages, as luxon reads it. */
interface Formats {
  day: string;
  shortDay: string;
  /** In as few letters as a text message has. */
  textedDay: string;
}

/** A language without a line has the order of English, with its own names of days and months. */
const FORMATS: Readonly<Partial<Record<Language, Formats>> & Record<typeof SOURCE_LANGUAGE, Formats>> = {
  en: { day: 'EEEE, d LLLL yyyy', shortDay: 'EEE d LLL', textedDay: 'EEE d LLL' },
  de: { day: 'EEEE, d. LLLL yyyy', shortDay: 'EEE, d. LLLL', textedDay: 'EEE d.L.' },
};

export const formatsIn = (language: ReaderLanguage): Formats =>
  FORMATS[languageAmong([language])] ?? FORMATS[SOURCE_LANGUAGE];
