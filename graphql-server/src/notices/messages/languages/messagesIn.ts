import { inLanguage, type InLanguages } from '@quorum/domain/language';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { english, type MailMessages } from './english.ts';
import { german } from './german.ts';

const CATALOGUES: InLanguages<MailMessages> = { en: english, de: german };

/** What mails say in this language; in English where a newer server has stored one that is unknown here. */
export const messagesIn = (language: ReaderLanguage): MailMessages => inLanguage(CATALOGUES, language);
