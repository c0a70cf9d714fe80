import Negotiator from 'negotiator';

/** A header may hold anything: so many languages of it are looked at. */
const LANGUAGES_MAX = 10;

/** The languages of an `Accept-Language` header, the most wanted first. */
export const wantedLanguages = (header = ''): string[] => {
  const beginning = header.split(',', LANGUAGES_MAX).join(',');
  return new Negotiator({ headers: { 'accept-language': beginning } }).languages();
};
