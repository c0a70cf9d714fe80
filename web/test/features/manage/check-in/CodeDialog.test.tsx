import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { CodeDialog } from '../../../../src/features/manage/check-in/CodeDialog.tsx';
import { renderPage } from '../../../support/renderPage.tsx';

const SCALE = 4;

/** What a camera reads of the picture. */
const readPicture = (picture: Element): string => {
  const cells = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  const size = cells * SCALE;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  const path = picture.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < SCALE; row++) {
      const start = ((Number(y) * SCALE + row) * size + Number(x) * SCALE) * 4;
      for (let pixel = 0; pixel < SCALE; pixel++) data.fill(0, start + pixel * 4, start + pixel * 4 + 3);
    }
  return decodeQR({ width: size, height: size, data });
};

it.each(['A1B2C3D4E5F6', '000000000000', 'FFFFFFFFFFFF'])(
  'shows %s as a picture that a camera reads, and in letters',
  async (code) => {
    renderPage(<CodeDialog code={code} open onOpenChange={() => undefined} />);
    const letters = code.replaceAll(/(.{4})(?=.)/g, '$1 ');
    const picture = await screen.findByRole('img', { name: `Check-in code ${letters}` });
    expect(readPicture(picture)).toBe(code);
    expect(screen.getByText(letters)).toBeInTheDocument();
  },
);
