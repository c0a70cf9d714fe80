import Negotiator from 'negotiator';

/** A header may contain anything: at most this many of its languages are considered. */
const LANGUAGES_MAX = 10;

/** The languages of an `Accept-Language` header, the most wanted first. */
export const wantedLanguages = (header = ''): string[] => {
  const beginning = header.split(',', LANGUAGES_MAX).join(',');
  return new Negotiator({ headers: { 'accept-language': beginning } }).languages();
};
