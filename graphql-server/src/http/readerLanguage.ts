import { isLanguage, languageAmong, type Language } from '@quorum/domain/language';
import type { FastifyRequest } from 'fastify';
import { wantedLanguages } from './wantedLanguages.ts';

/** In which the web app keeps the language that somebody chose. */
const LANGUAGE_COOKIE = 'quorum-language';

/** What somebody chose in this browser, whatever it says. */
export const chosenLanguage = ({ cookies }: FastifyRequest): string | null => cookies[LANGUAGE_COOKIE] ?? null;

/** What was chosen in this browser, else the first of its languages that we have, else English. */
export const readerLanguage = (request: FastifyRequest): Language => {
  const chosen = chosenLanguage(request);
  return isLanguage(chosen) ? chosen : languageAmong(wantedLanguages(request.headers['accept-language']));
};
