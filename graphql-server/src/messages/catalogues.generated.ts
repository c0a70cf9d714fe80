/* Written by `npm run codegen` from messages. */
import type { Language } from '@quorum/domain/language';
import { en } from './en.generated.ts';
import { de } from './de.generated.ts';

/** What another language says where en says this: all of it, and no more. */
export type ServerMessages = typeof en;

export const CATALOGUES: Readonly<Record<Language, ServerMessages>> = { en, de };
