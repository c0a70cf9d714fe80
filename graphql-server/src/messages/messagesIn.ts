import { languageAmong } from '@quorum/domain/language';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { CATALOGUES, type ServerMessages } from './catalogues.generated.ts';

/** What the server says by itself in this language; in English where a newer server has stored one that is unknown here. */
export const messagesIn = (language: ReaderLanguage): ServerMessages => CATALOGUES[languageAmong([language])];
