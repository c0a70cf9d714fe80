import { describe, expect, it } from '@jest/globals';
import { type ColorName, palette, type Shade } from '../../../src/ui/theme/palette.ts';

/** WCAG 2.2, relative luminance of `#rrggbb`. */
const luminance = (color: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const PAGES: ColorName[] = ['background', 'surface', 'sunken'];
const on = (texts: ColorName[], backgrounds: ColorName[]) =>
  texts.flatMap((text) => backgrounds.map((background) => [text, background] as const));

const TEXTS = [
  ...on(['text', 'textMuted', 'primary', 'danger'], PAGES),
  ...on(['onPrimary'], ['primary', 'primaryHover']),
  ...on(['onDanger'], ['danger', 'dangerHover']),
  ...on(['onPrimarySoft'], ['primarySoft']),
  ...on(['onDangerSoft'], ['dangerSoft']),
  ...on(['onWarningSoft'], ['warningSoft']),
];
const SHAPES = on(['borderStrong', 'focus', 'primary', 'danger'], ['background', 'surface']);

describe.each<keyof Shade>(['light', 'dark'])('in the %s scheme', (scheme) => {
  it.each(TEXTS)('%s can be read on %s', (text, background) => {
    expect(contrast(palette[text][scheme], palette[background][scheme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('%s can be made out on %s', (shape, background) => {
    expect(contrast(palette[shape][scheme], palette[background][scheme])).toBeGreaterThanOrEqual(3);
  });
});
