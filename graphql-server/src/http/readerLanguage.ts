import { localeAmong } from '@quorum/domain/language';
import { readerLanguageOf, type ReaderLanguage } from '@quorum/domain/readerLanguage';
import type { FastifyRequest } from 'fastify';
import { wantedLanguages } from './wantedLanguages.ts';

/** In which the web app keeps the language that somebody chose. */
const LANGUAGE_COOKIE = 'quorum-language';

/**
 * In which a reader gets a page: the language that was chosen in this browser, else the first of its languages that we have,
 * else English; as the browser's own region writes it. The browser comes to the same, or renders the page again.
 */
export const localeOf = ({ cookies, headers }: FastifyRequest, chosen = cookies[LANGUAGE_COOKIE] ?? null): string =>
  localeAmong(wantedLanguages(headers['accept-language']), chosen);

/** How a reader is written to, with the clock of the pages that they get. */
export const readerLanguage = (request: FastifyRequest, chosen?: string | null): ReaderLanguage =>
  readerLanguageOf(localeOf(request, chosen ?? undefined));
