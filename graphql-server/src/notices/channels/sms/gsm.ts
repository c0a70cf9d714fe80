// The alphabet of text messages: with anything beside it, all letters take two bytes, and a part holds 70 instead of 160.

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const COUNT_TWO = '^{}\\[~]|€';

const WIDTHS = new Map([
  ...Array.from(BASIC, (letter) => [letter, 1] as const),
  ...Array.from(COUNT_TWO, (letter) => [letter, 2] as const),
]);

const ALIKE: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00A0': ' ',
  '\u202F': ' ',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
  ẞ: 'ss',
};

const inGsm = (letter: string): string => {
  if (WIDTHS.has(letter)) return letter;
  const alike = ALIKE[letter];
  if (alike !== undefined) return alike;
  // without its accents, which no two words are told apart by here
  return Array.from(letter.normalize('NFKD'))
    .filter((part) => WIDTHS.has(part))
    .join('');
};

/** Whether all letters of a text are Latin, whatever signs and pictures stand between them. */
export const isLatin = (text: string): boolean => !/[^\p{Script=Latin}\P{L}]/u.test(text);

/** A text of Latin letters in the alphabet of text messages: without accents that it lacks, and without pictures. */
export const toGsm = (text: string): string =>
  Array.from(text.normalize('NFC'), inGsm).join('').replace(/ {2,}/g, ' ').trim();

/** How much room a text in that alphabet takes. */
export const gsmLength = (text: string): number =>
  Array.from(text).reduce((length, letter) => length + (WIDTHS.get(letter) ?? 1), 0);
