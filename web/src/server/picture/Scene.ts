import type { Part } from '@quorum/domain/page/Picture';

/** Of a preview picture, in pixels: what chats and social sites show large. */
export const PICTURE = { width: 1_200, height: 630 };

type Style = Readonly<Record<string, string | number>>;

export const box = (style: Style, ...children: readonly (Part | null)[]): Part => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children: children.filter((child) => child !== null),
});

export const words = (text: string, style: Style, otherwise?: string): Part => ({
  type: 'text',
  text,
  style,
  ...(otherwise !== undefined && { otherwise }),
});

/** @param viewBox of `shapes`, which are elements of SVG */
export const drawing = (shapes: string, viewBox: string, style: Style & { width: number; height: number }): Part => {
  const { width, height } = style;
  const src = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${shapes}</svg>`;
  return { type: 'image', src, width, height, style };
};
