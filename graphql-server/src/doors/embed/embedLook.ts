import { isLanguage } from '@quorum/domain/language';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import type { FastifyRequest } from 'fastify';
import { readerLanguage } from '../../http/readerLanguage.ts';

const THEMES = ['auto', 'light', 'dark'] as const;

/** How a frame looks, as the page around it wants it. */
export interface EmbedLook {
  theme: (typeof THEMES)[number];
  /** Six hexadecimal digits; null for the product's own colour. */
  accent: string | null;
  language: ReaderLanguage;
}

const ACCENT = /^#?([\da-f]{6})$/i;

const themeOf = (text: string | undefined): EmbedLook['theme'] => THEMES.find((theme) => theme === text) ?? 'auto';

/** One value of a parameter, also where it comes twice. */
export const valueIn = (query: unknown, name: string): string | undefined => {
  const value = (query as Record<string, unknown>)[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : undefined;
};

/** What a frame does not know it ignores: a page that somebody wrote years ago should not break. */
export const lookOf = (request: FastifyRequest): EmbedLook => {
  const { query } = request;
  const language = valueIn(query, 'lang') ?? null;
  return {
    theme: themeOf(valueIn(query, 'theme')),
    accent: ACCENT.exec(valueIn(query, 'accent') ?? '')?.[1]?.toLowerCase() ?? null,
    language: readerLanguage(request, isLanguage(language) ? language : null),
  };
};

const MAX = 255;
/** Of red, green and blue, as people see them bright (WCAG 2.2, relative luminance). */
const WEIGHTS = [0.2126, 0.7152, 0.0722] as const;
/** Above it black letters are read more easily than white ones. */
const BRIGHT = 0.179;

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** The colour of letters on an accent, black or white: the one with the greater contrast. */
export const lettersOn = (accent: string): string => {
  const parts = [0, 2, 4].map((at) => linear(Number.parseInt(accent.slice(at, at + 2), 16) / MAX));
  const luminance = WEIGHTS.reduce((sum, weight, at) => sum + weight * (parts[at] ?? 0), 0);
  return luminance > BRIGHT ? '000000' : 'ffffff';
};
