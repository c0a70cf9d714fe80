/** How many accents a letter bears, and how many signs of the scripts that pile them up (Burmese needs five). */
const ACCENTS_MAX = 3;
const MARKS_MAX = 6;

/** The blocks of Combining Diacritical Marks, and the old Cyrillic ones. */
const ACCENT =
  '(?:[\\u0300-\\u036F]|[\\u0483-\\u0489]|[\\u1AB0-\\u1AFF]|[\\u1DC0-\\u1DFF]|[\\u20D0-\\u20FF]|[\\uFE20-\\uFE2F])';
const JOINER = '[\\u200C\\u200D]';
const TOO_MANY_ACCENTS = new RegExp(`(${ACCENT}{${ACCENTS_MAX}})${ACCENT}+`, 'gu');
const TOO_MANY_MARKS = new RegExp(`((?:\\p{M}${JOINER}?){${MARKS_MAX}})(?:\\p{M}${JOINER}?)+`, 'gu');

/** One emoji, in its colour and in the shape that was chosen for it. */
const EMOJI = '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F\\p{Emoji_Modifier}]?';

/** The scripts whose letters take another shape beside a joiner. */
const JOINING_SCRIPTS = 'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt';
const JOINING_LETTER = `[${JOINING_SCRIPTS.replace(/\w+ ?/g, '\\p{scx=$&}').replaceAll(' }', '}')}]`;

/** Where characters that are not seen are part of what is written. */
const WRITTEN_INVISIBLY = [
  // families, professions and flags such as the rainbow one are several emoji with joiners between
  `${EMOJI}(?:\\u200D${EMOJI})+`,
  // the flags of England, Scotland and Wales are a black flag with the letters of the country
  '\\u{1F3F4}[\\u{E0030}-\\u{E007A}]{3,6}\\u{E007F}',
  // which of its shapes an emoji, a Chinese character or a Mongolian letter takes
  '[\\p{Emoji}\\p{Ideographic}\\p{sc=Mong}][\\uFE00-\\uFE0F\\u180B-\\u180D\\u180F\\u{E0100}-\\u{E01EF}]',
  `${JOINING_LETTER}${JOINER}`,
].join('|');

const INVISIBLE = new RegExp(`(${WRITTEN_INVISIBLY})|([\\u200E\\u200F\\u061C])|[\\p{DI}\\uFFF9-\\uFFFB\\u2800]`, 'gu');

/** A script that is written from the right: there the marks of direction put brackets and figures where they belong. */
const FROM_THE_RIGHT = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;

/** Control characters but tab and line feed, and halves of surrogate pairs. */
const CONTROL = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/**
 * Text as it is stored: nothing in it turns the direction of what follows it (U+202E), hides (zero-width characters and
 * blanks that count as letters), controls a terminal, or piles accents over its neighbours. What people write in any
 * script survives, emoji and flags too.
 */
export const cleanText = (text: string): string => {
  const isFromTheRight = FROM_THE_RIGHT.test(text);
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(CONTROL, '')
    .replace(INVISIBLE, (_, written?: string, mark?: string) => written ?? (isFromTheRight && mark ? mark : ''))
    .normalize('NFC')
    .replace(TOO_MANY_ACCENTS, '$1')
    .replace(TOO_MANY_MARKS, '$1')
    .trim();
};

/** Whether something is taken out; white space around the text and how its letters are composed are nobody's concern. */
export const losesCharacters = (text: string): boolean =>
  cleanText(text) !== text.normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** As `cleanText`, on one line: titles, names, places. */
export const cleanLine = (text: string): string => cleanText(text).replace(/[\t\n]+/g, ' ');

/** A name that somebody else vouches for, such as a sign-in's: it cannot be refused, so what is too long is cut. */
export const cleanName = (name: string, max: number): string => cleanLine(cleanLine(name).slice(0, max));
