import type { tipping as english } from '../../en/responses/tipping.ts';
import { translation } from '../../translation.ts';

/** The response with which enough people are in. */
export const tipping = translation<typeof english>()({
  theOne: 'Auf dich kommt es an: Mit dir sind genug dabei.',
  youDidIt: 'Dank dir klappt es',
  enough: 'Mit dir sind genug dabei.',
});
