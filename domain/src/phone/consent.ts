import type { InLanguages } from '../language.ts';

// What somebody agrees to who leaves a number, as the form says it. These very words are kept with the number.

/** With a response, for texts about its event. */
export const CONSENT_WORDS: InLanguages<string> = {
  en: 'Text me at this number about this event, after one text with a code. STOP ends it; your carrier may charge you.',
  de: 'Schickt mir SMS zu diesem Event an diese Nummer, zuerst eine mit einem Code. STOP beendet das; Anbieter können Kosten berechnen.',
};

/** In an account, for texts about all that the person responds to or organises. */
export const ACCOUNT_CONSENT_WORDS: InLanguages<string> = {
  en: 'Text me at this number about events that I respond to or organise, after one text with a code. STOP ends it; your carrier may charge you.',
  de: 'Schickt mir an diese Nummer SMS zu Events, auf die ich geantwortet habe oder die ich organisiere, zuerst eine mit einem Code. STOP beendet das; Anbieter können Kosten berechnen.',
};
