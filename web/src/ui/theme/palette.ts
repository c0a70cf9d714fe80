/** A colour of the product in both schemes. Pairs that carry text meet WCAG 2.2 AA on every surface they are used on. */
export interface Shade {
  light: string;
  dark: string;
}

export const palette = {
  background: { light: '#f6f7f4', dark: '#101513' },
  surface: { light: '#ffffff', dark: '#191f1c' },
  /** What lies over a surface: in the dark it is lighter, since no shadow shows there. */
  raised: { light: '#ffffff', dark: '#232b27' },
  sunken: { light: '#ecefea', dark: '#242b28' },
  text: { light: '#16201c', dark: '#e8eeea' },
  textMuted: { light: '#53605a', dark: '#a4b0aa' },
  /** Decorative edges. */
  border: { light: '#dce1db', dark: '#2d3532' },
  /** Edges that a person needs to see to find a control: 3:1 at least. */
  borderStrong: { light: '#7d8983', dark: '#75817b' },
  primary: { light: '#0a6650', dark: '#5ed6b3' },
  primaryHover: { light: '#085241', dark: '#7fe3c6' },
  onPrimary: { light: '#ffffff', dark: '#04231a' },
  primarySoft: { light: '#e0f1ea', dark: '#173a30' },
  onPrimarySoft: { light: '#084a3a', dark: '#a5ecd6' },
  danger: { light: '#b3261e', dark: '#ff9d94' },
  dangerHover: { light: '#8f1d17', dark: '#ffb8b1' },
  onDanger: { light: '#ffffff', dark: '#3b0906' },
  dangerSoft: { light: '#fdecea', dark: '#3f1d1a' },
  onDangerSoft: { light: '#7d1a14', dark: '#ffc9c4' },
  warningSoft: { light: '#fdf0d5', dark: '#3a2e12' },
  onWarningSoft: { light: '#6b4700', dark: '#f5d58f' },
  /** The dot that makes the quorum. */
  accent: { light: '#e8894a', dark: '#f5a267' },
  focus: { light: '#0b7a60', dark: '#8cebd0' },
  overlay: { light: 'rgb(13 22 18 / 45%)', dark: 'rgb(0 0 0 / 65%)' },
} satisfies Record<string, Shade>;

export type ColorName = keyof typeof palette;

export const colorNames = Object.keys(palette) as ColorName[];
