import { describe, expect, it } from '@jest/globals';
import { createDrawnPictures } from '../../src/gateways/pictures/drawnPictures.ts';
import { PicturesUnavailable, type Draw } from '../../src/gateways/pictures/Draw.ts';

const picture = { width: 1, height: 1, scene: { type: 'container', style: {}, children: [] } } as const;

/** Draws when it is told to, and knows how many pictures are under way. */
const pausedDrawing = () => {
  const held: { resolve: (png: Buffer) => void; reject: (error: Error) => void }[] = [];
  const draw: Draw = () => new Promise((resolve, reject) => void held.push({ resolve, reject }));
  const next = async () => {
    held.shift()?.resolve(Buffer.from('a picture'));
    await new Promise(setImmediate);
  };
  return { draw, held, next };
};

const begin = (draw: Draw, maxBytes?: number) => {
  const faults: unknown[] = [];
  const pictures = createDrawnPictures({ draw, onFault: (error) => faults.push(error), ...(maxBytes && { maxBytes }) });
  return { faults, read: (digest: string) => pictures.read(digest, picture) };
};

describe('a picture', () => {
  it('is drawn once for all who want it, also at once', async () => {
    const { draw, held, next } = pausedDrawing();
    const { read } = begin(draw);
    const readers = [read('one'), read('one')];
    expect(held).toHaveLength(1);
    await next();
    expect((await Promise.all(readers)).map(String)).toEqual(['a picture', 'a picture']);
    expect(String(await read('one'))).toBe('a picture');
    expect(held).toHaveLength(0);
  });

  it('is one of two that are drawn at once, whatever number is wanted', async () => {
    const { draw, held, next } = pausedDrawing();
    const { read } = begin(draw);
    const readers = Array.from({ length: 10 }, (_, index) => read(String(index)));
    for (let drawn = 0; drawn < 10; drawn++) {
      expect(held.length).toBe(Math.min(2, 10 - drawn));
      await next();
    }
    expect(await Promise.all(readers)).not.toContain(null);
  });

  it('is not waited for by more than fifty', async () => {
    const { draw, next } = pausedDrawing();
    const { read } = begin(draw);
    const readers = Array.from({ length: 52 }, (_, index) => read(String(index)));
    expect(await read('too many')).toBeNull();
    // one that is under way has room for all
    readers.push(read('51'));
    for (let drawn = 0; drawn < 52; drawn++) await next();
    expect(await Promise.all(readers)).not.toContain(null);
    const later = read('too many');
    await next();
    expect(await later).not.toBeNull();
  });

  it('is forgotten where others take its room', async () => {
    let drawn = 0;
    const { read } = begin(() => Promise.resolve(Buffer.alloc(10, ++drawn)), 25);
    for (const digest of ['a', 'b', 'c', 'c', 'a']) await read(digest);
    expect(drawn).toBe(4);
  });

  it('that fails is told about, and tried again', async () => {
    const outcomes = [Promise.reject(new Error('a fault')), Promise.resolve(Buffer.from('a picture'))];
    const { read, faults } = begin(() => outcomes.shift() ?? Promise.reject(new Error('no more')));
    expect(await read('one')).toBeNull();
    expect(String(await read('one'))).toBe('a picture');
    expect(faults).toHaveLength(1);
  });

  it('is not tried again where nothing can be drawn at all, and this is told about once', async () => {
    let tried = 0;
    const { read, faults } = begin(() => {
      tried++;
      return Promise.reject(new PicturesUnavailable('no binary'));
    });
    expect(await Promise.all([read('one'), read('two'), read('three')])).toEqual([null, null, null]);
    expect(await read('one')).toBeNull();
    expect([tried, faults.length]).toEqual([3, 1]);
  });
});
