import type { InLanguages } from '../language.ts';

/** What somebody agrees to who leaves a number, as the form says it. These very words are kept with the number. */
export const CONSENT_WORDS: InLanguages<string> = {
  en: 'Text me at this number about this event, after one text with a code. STOP ends it; your carrier may charge you.',
  de: 'Schickt mir SMS zu diesem Event an diese Nummer, zuerst eine mit einem Code. STOP beendet das; Anbieter können Kosten berechnen.',
};
