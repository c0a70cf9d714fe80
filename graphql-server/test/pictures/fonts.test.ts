import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { openFonts } from '../../src/gateways/pictures/fonts.ts';

const { drawable } = openFonts();

describe('the fonts of pictures', () => {
  it.each([
    ['Fussball um 18:30', ['figtree']],
    ['Łazienki', ['figtree', 'noto-sans']],
    ['Шахматы και σκάκι', ['figtree', 'noto-sans']],
    ['שחמט', ['noto-sans-hebrew']],
    ['كرة القدم', ['figtree', 'noto-sans-arabic']],
    ['東京でバスケ', ['noto-sans-jp']],
    ['Party 🎉', ['figtree', 'noto-emoji']],
    ['ə ɐ', ['figtree', 'noto-sans']],
  ])('have %s', (text, families) => {
    const words = drawable(text);
    expect(words?.text).toBe(text);
    expect([...new Set(words?.files.map(({ family }) => family))].sort()).toEqual(families);
    for (const { file } of words?.files ?? []) expect(existsSync(file)).toBe(true);
  });

  it('are read in small parts', () => {
    expect(drawable('東京')?.files.length).toBeLessThanOrEqual(4);
  });

  it('leave out signs that they lack', () => {
    expect(drawable('Chess \u{1FB00}\u{1D15E} club')?.text).toBe('Chess  club');
  });

  it.each(['ภาษาไทย', 'A ภ', '', '\u{1FB00}'])('do not draw %s, of which a letter or all is missing', (text) => {
    expect(drawable(text)).toBeNull();
  });
});
