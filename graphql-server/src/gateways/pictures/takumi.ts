import { readFile } from 'node:fs/promises';
import type { Part } from '@quorum/domain/page/Picture';
import type { Node } from '@takumi-rs/core';
import { openFonts, type FontFile } from './fonts.ts';
import { PicturesUnavailable, type Draw } from './Draw.ts';

/** What drawing may remember of SVG documents and styles. Finished pictures are cached elsewhere. */
const CACHE_BYTES = 4 * 1024 * 1024;

const load = async (): Promise<Draw> => {
  const { Renderer } = await import('@takumi-rs/core');
  const renderer = new Renderer({ cacheMaxBytes: CACHE_BYTES });
  const fonts = openFonts();
  const registered = new Map<FontFile, Promise<unknown>>();

  const register = async ({ family, file, ranges }: FontFile) =>
    renderer.registerFont({ name: family, data: await readFile(file), unicodeRange: ranges });

  /** A file is read when the first picture needs a letter of it. */
  const provide = (file: FontFile) => {
    const providing = registered.get(file) ?? register(file);
    registered.set(file, providing);
    return providing;
  };

  /** The part as the library takes it, in letters that there are fonts for. Collects these fonts. */
  const drawable = (part: Part, used: Set<FontFile>): Node => {
    if (part.type === 'image') return part;
    if (part.type === 'container') {
      return { ...part, children: part.children.map((child) => drawable(child, used)) };
    }
    const { type, style, text, otherwise = '' } = part;
    const words = fonts.drawable(text) ?? fonts.drawable(otherwise);
    for (const file of words?.files ?? []) used.add(file);
    return { type, style, text: words?.text ?? '' };
  };

  return async ({ width, height, scene }) => {
    const used = new Set<FontFile>();
    const node = drawable(scene, used);
    await Promise.all(Array.from(used, provide));
    return renderer.render(node, { width, height, format: 'png', fontFamilies: [...fonts.families] });
  };
};

/** Draws with Takumi off the event loop. It and its fonts are loaded for the first picture: most servers' days have none. */
export const createTakumi = (): Draw => {
  let loading: Promise<Draw> | undefined;
  const loadOnce = () =>
    (loading ??= load().catch((cause: unknown) => {
      throw new PicturesUnavailable('Pictures cannot be drawn on this platform', { cause });
    }));
  return async (picture) => (await loadOnce())(picture);
};
