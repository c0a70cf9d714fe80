import { describe, expect, it } from '@jest/globals';
import { titleSize } from '../../../src/server/picture/titleSize.ts';

const ROOM = { width: 636, height: 254 };
const sizeOf = (title: string) => titleSize(title, ROOM).fontSize;

describe('a title', () => {
  it('is the larger the shorter it is', () => {
    const titles = ['Chess', 'Chess in the park, and then cake', 'Chess in the park, with cake for all who win a game'];
    const sizes = [...titles, titles.join(', ')].map(sizeOf);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    expect(new Set(sizes).size).toBeGreaterThan(2);
  });

  it('is as small as its longest word demands', () => {
    expect(sizeOf('Donaudampfschifffahrt')).toBeLessThan(sizeOf('Donau dampf schifffahrt'));
    expect(sizeOf('Donau-dampf-schifffahrt')).toBe(sizeOf('Donau dampf schifffahrt'));
  });

  it('takes wide letters for wide', () => {
    expect(sizeOf('東京バスケットボール大会みんな集合')).toBeLessThan(sizeOf('Basketball, everybody'));
  });

  it.each(['Chess', 'x'.repeat(120), 'كرة '.repeat(30), '将'.repeat(120)])(
    'never takes more than its room: %s',
    (title) => {
      const { fontSize, lineHeight, lineClamp } = titleSize(title, ROOM);
      expect(lineClamp).toBeGreaterThanOrEqual(2);
      expect(fontSize * lineHeight * lineClamp).toBeLessThanOrEqual(ROOM.height);
    },
  );
});
