import { describe, expect, it } from '@jest/globals';
import { cleanLine, cleanName, cleanText, losesCharacters } from '@quorum/domain/cleanText';

const accented = (letter: string, accents: number) => letter + '\u0335'.repeat(accents);

describe('text that people write', () => {
  it.each([
    ['an override of direction', 'Chess\u202Efdp.exe', 'Chessfdp.exe'],
    ['embeddings and isolates', '\u202AChess\u202C \u2066night\u2069', 'Chess night'],
    ['marks of direction where nothing is written from the right', 'Chess\u200F!\u200E', 'Chess!'],
    ['zero-width characters', 'Ch\u200Be\u2060s\uFEFFs\u00AD', 'Chess'],
    ['joiners between Latin letters', 'Ch\u200De\u200Css', 'Chess'],
    ['letters that are blank', '\u3164Chess\u2800\uFFA0', 'Chess'],
    ['hidden tags', 'Chess\u{E0041}\u{E0042}', 'Chess'],
    ['shapes of letters that have one', 'Ch\uFE01ess', 'Chess'],
    ['control characters', 'Ch\u0000e\u001Bs\u0085s\u009B', 'Ches\ns'],
    ['halves of pairs', 'Chess\uD83D', 'Chess'],
  ])('loses %s', (_, written, clean) => {
    expect(cleanText(written)).toBe(clean);
  });

  it.each([
    ['Arabic with its vowels', 'مُبَارَاة كُرَةِ الْقَدَم (١٠)'],
    ['Arabic with a mark of direction', 'نادي C++\u200F'],
    ['Persian with its joiner', 'می\u200Cخواهم'],
    ['Hebrew with its points', 'בְּרֵאשִׁ֖ית בָּרָ֣א'],
    ['Hindi with its joiners', 'क्\u200Dष र्\u200Dय'],
    ['Malayalam that ends in one', 'അവന്\u200D'],
    ['Sinhala', 'ශ්\u200Dරී ලංකා'],
    ['Thai', 'กรุงเทพฯ น้ำใจผู้ยิ่งใหญ่'],
    ['Burmese', 'လျှို့ဝှက်'],
    ['Tibetan', 'བོད་སྒྲུབས'],
    ['Vietnamese', 'Nguyễn Thị Ánh, bóng đá'],
    ['Japanese with a shape that was chosen', '葛\u{E0100}飾区'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a profession with its skin', '👩🏽‍🚒'],
    ['a couple', '👩‍❤️‍💋‍👨'],
    ['flags', '🇩🇪 🏳️‍🌈 🏴‍☠️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['figures on keys', '1️⃣ #️⃣'],
    ['three accents', 'ṩ̈̄'.normalize('NFC')],
  ])('keeps %s', (_, written) => {
    expect(cleanText(written)).toBe(written);
  });

  it('composes what is written in parts', () => {
    expect(cleanText('Nguyễn'.normalize('NFD'))).toBe('Nguyễn');
  });

  it.each([
    ['accents', `Z${'\u0321\u0315\u0352'.repeat(30)}`, 4],
    ['accents with hidden characters between', `Z${'\u0335\u034F\u200B'.repeat(30)}`, 4],
    ['marks of a script', `ก${'็'.repeat(30)}`, 7],
    ['marks with joiners between', `ب${'\u064B\u200C'.repeat(30)}`, 13],
  ])('piles up no tower of %s', (_, written, length) => {
    expect(cleanText(`${written}!`)).toHaveLength(length + 1);
  });

  it('counts accents for itself on every letter', () => {
    expect(cleanText(accented('a', 3) + accented('b', 9))).toBe(accented('a', 3) + accented('b', 3));
  });

  it('keeps its lines where it has several, and is one line where it is a title, a name or a place', () => {
    expect(cleanText(' one\r\ntwo\u2028\tthree \n')).toBe('one\ntwo\n\tthree');
    expect(cleanLine(' one\r\ntwo\u2028\tthree \n')).toBe('one two three');
  });

  it('is said to lose characters where it does, and not for the space around it or the way it is composed', () => {
    expect(['Chess\u202E', 'Ch\u200Bess', 'Z'.concat('\u0335'.repeat(4))].map(losesCharacters)).toEqual([
      true,
      true,
      true,
    ]);
    expect([' Chess ', 'Nguyễn'.normalize('NFD'), 'one\r\ntwo', '👨‍👩‍👧', ''].filter(losesCharacters)).toEqual([]);
  });

  it('is clean once it was cleaned', () => {
    const signs = [
      'a',
      'é',
      'Z\u0335\u0301',
      'ب\u064B',
      '\u200C',
      '\u200D',
      '\u200F',
      '\u202E',
      '👩',
      '🏽',
      '\uFE0F',
      '🏴',
      '\u{E0067}',
      '\u{E007F}',
      '\u200B',
      '\uD83D',
      '\n',
      ' ',
      'क',
    ];
    let seed = 7;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647) % signs.length;
    for (let round = 0; round < 5_000; round += 1) {
      const once = cleanText(Array.from({ length: 12 }, () => signs[next()]).join(''));
      expect(cleanText(once)).toBe(once);
    }
  });

  it('takes no time over a long text that means harm', () => {
    const started = performance.now();
    for (const part of ['\u0301', '👩\u200D', '\u064B\u200C', '🏴\u{E0067}', '\u200D', '\n '])
      cleanText(part.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('a name that a sign-in vouches for', () => {
  it('is cleaned, on one line', () => {
    expect(cleanName(' Ada\u202E\u0000\nLovelace\u200B ', 80)).toBe('Ada Lovelace');
  });

  it('is cut where it is too long, and not in the middle of an emoji', () => {
    expect(cleanName('x'.repeat(100), 80)).toBe('x'.repeat(80));
    expect(cleanName(`${'x'.repeat(79)}🎲`, 80)).toBe('x'.repeat(79));
  });
});
