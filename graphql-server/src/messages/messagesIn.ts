import { isLanguage, SOURCE_LANGUAGE, type Language } from '@quorum/domain/language';
import { CATALOGUES, type ServerMessages } from './catalogues.generated.ts';

/** What the server says by itself in this language; in English where a newer server has stored one that is unknown here. */
export const messagesIn = (language: Language): ServerMessages =>
  CATALOGUES[isLanguage(language) ? language : SOURCE_LANGUAGE];
