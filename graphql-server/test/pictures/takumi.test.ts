import { describe, expect, it } from '@jest/globals';
import type { Part } from '@quorum/domain/page/Picture';
import { createTakumi } from '../../src/gateways/pictures/takumi.ts';

const draw = createTakumi();
const SIZE = { width: 600, height: 120 };

const pictureOf = (...children: Part[]) => {
  const style = { display: 'flex', width: SIZE.width, height: SIZE.height, backgroundColor: '#fff', color: '#000' };
  return draw({ ...SIZE, scene: { type: 'container', style, children } });
};
const written = (text: string, otherwise?: string) =>
  pictureOf({ type: 'text', text, style: { fontSize: 40 }, ...(otherwise !== undefined && { otherwise }) });

describe('a drawn picture', () => {
  it('is a PNG of its size', async () => {
    const png = await written('Chess');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SIZE.width, SIZE.height]);
  });

  it.each(['Chess', 'Шахматы', 'שחמט', 'شطرنج', '将棋', '♟️'])('shows %s', async (text) => {
    expect(await written(text)).not.toEqual(await written(''));
  });

  it('finds a letter in the next font where the first lacks it', async () => {
    expect(await written('ɐ')).not.toEqual(await written('ɒ'));
  });

  it('is the same for the same words', async () => {
    expect(await written('将棋 ♟️')).toEqual(await written('将棋 ♟️'));
  });

  it('shows other words in place of letters that no font has', async () => {
    const chess = await written('Chess');
    expect(await written('หมากรุก', 'Chess')).toEqual(chess);
    expect(await written('หมากรุก')).toEqual(await written(''));
  });

  it('has what SVG draws', async () => {
    const src = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90" height="90"><circle cx="4" cy="4" r="4"/></svg>`;
    const dot = await pictureOf({ type: 'image', src, width: 90, height: 90, style: { width: 90, height: 90 } });
    expect(dot).not.toEqual(await pictureOf());
  });
});
