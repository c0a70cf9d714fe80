import { z } from 'zod';
import { isPrintable } from './text.ts';

const PICTURE_MAX = 2_000;
const message = 'picture must be the URL of a picture';

/** Where the picture of a person may come from: nothing that a browser would run. */
export const pictureUrl = z
  .url({ protocol: /^https?$/, error: message })
  .max(PICTURE_MAX, message)
  .refine(isPrintable, message);
