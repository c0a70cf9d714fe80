import { z } from 'zod';
import { isPrintable } from './text.ts';
import { because } from './refusals/Reason.ts';

const PICTURE_MAX = 2_000;
const message = because('picture.invalid');

/** Where the picture of a person may come from: nothing that a browser would run. */
export const pictureUrl = z
  .url({ protocol: /^https?$/, error: message })
  .max(PICTURE_MAX, message)
  .refine(isPrintable, message);
