import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PACKAGE_ROOT } from '../../config/packageRoot.ts';

const { resolve } = createRequire(path.join(PACKAGE_ROOT, 'package.json'));

/** In the order in which a letter is looked for, each with its subsets. Those that have numbers are taken as they come. */
const FAMILIES: readonly (readonly [family: string, subsets: RegExp])[] = [
  ['figtree', /^latin/],
  ['noto-sans', /^(latin-ext|vietnamese|greek|cyrillic|devanagari)/],
  ['noto-sans-hebrew', /^hebrew$/],
  ['noto-sans-arabic', /^arabic$/],
  ['noto-sans-jp', /^\d+$/],
  ['noto-emoji', /^\d+$/],
];

type Range = [first: number, last: number];

/** A file with some letters of a family. */
export interface FontFile {
  family: string;
  file: string;
  ranges: Range[];
}

/** `U+0100-02BA,U+20AC`, as style sheets write it. */
const rangesIn = (text: string): Range[] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });

const filesOf = ([family, wanted]: (typeof FAMILIES)[number]): FontFile[] => {
  const folder = path.dirname(resolve(`@fontsource-variable/${family}/package.json`));
  const subsets = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(subsets)
    .map(([name, ranges]) => ({ subset: name.replace(/^\[|\]$/g, ''), ranges }))
    .filter(({ subset }) => wanted.test(subset))
    .map(({ subset, ranges }) => ({
      family,
      file: path.join(folder, `files/${family}-${subset}-wght-normal.woff2`),
      ranges: rangesIn(ranges),
    }));
};

const has = ({ ranges }: FontFile, letter: number) => ranges.some(([first, last]) => first <= letter && letter <= last);

/** What a text cannot do without; signs and emoji it can. */
const IS_LETTER = /[\p{L}\p{N}]/u;
const LAST_OF_ASCII = 0x7f;

interface DrawableText {
  text: string;
  /** What it is drawn with. */
  files: FontFile[];
}

/** The fonts of pictures. */
export const openFonts = () => {
  const all = FAMILIES.flatMap(filesOf);

  /** A file says for which range it is cut, and may lack letters of that: the next one stands in. */
  const filesWith = (letter: number) =>
    all.filter((file) => has(file, letter)).slice(0, letter > LAST_OF_ASCII ? 2 : 1);

  return {
    families: FAMILIES.map(([family]) => family),
    /** The text without the signs that no font has; null where a letter is in none, or nothing is left. */
    drawable(text: string): DrawableText | null {
      const files = new Set<FontFile>();
      let drawn = '';
      for (const letter of text) {
        const found = filesWith(letter.codePointAt(0) ?? 0);
        if (found.length === 0 && IS_LETTER.test(letter)) return null;
        if (found.length > 0) drawn += letter;
        for (const file of found) files.add(file);
      }
      return drawn.trim() ? { text: drawn.trim(), files: [...files] } : null;
    },
  };
};
