import { p } from '@mikro-orm/core';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { instant } from '../sharedProperties.ts';

/** What is stored of a telephone number, whether it was left with a response or in an account. */
export const phoneProperties = () => ({
  /** Two letters. */
  country: p.text(),
  /** In which texts to it are written. */
  language: p.text().$type<ReaderLanguage>(),
  /** When it was proven to be the person's own; nothing but a code goes to it before. */
  confirmedAt: instant().nullable(),
  /** To what the person agreed, when, and from which network. */
  consentWords: p.text(),
  consentAt: instant(),
  consentNetwork: p.text(),
  /** From which the code follows, with the key of the server; null where none is valid. */
  codeSeed: p.text().nullable(),
  codeExpiresAt: instant().nullable(),
  /** How often a wrong code was typed since it was sent. */
  tries: p.integer().default(0),
  codeSentAt: instant().nullable(),
});

/** That a column `number` holds a number in E.164. */
export const IS_E164 = `number ~ '^\\+[1-9][0-9]{6,14}$'`;
