import { SOURCE_LANGUAGE, type Language } from '@quorum/domain/language';

/** How dates and times stand in mails and text messages, as luxon reads it. */
interface Formats {
  day: string;
  shortDay: string;
  time: string;
  /** In as few letters as a text message has. */
  texted: string;
}

/** A language without a line has the order of English, with its own names of days and months. */
const FORMATS: Readonly<Partial<Record<Language, Formats>> & Record<typeof SOURCE_LANGUAGE, Formats>> = {
  en: { day: 'EEEE, d LLLL yyyy', shortDay: 'EEE d LLL', time: 'HH:mm', texted: 'EEE d LLL, HH:mm' },
  de: { day: 'EEEE, d. LLLL yyyy', shortDay: 'EEE, d. LLLL', time: 'HH:mm', texted: 'EEE d.L., HH:mm' },
};

export const formatsIn = (language: Language): Formats => FORMATS[language] ?? FORMATS[SOURCE_LANGUAGE];
