import type { linkedResponse as english } from '../../en/responses/linkedResponse.ts';
import { translation } from '../../translation.ts';

export const linkedResponse = translation<typeof english>()({
  saidYes: 'Hallo {name}, du hast ja gesagt.',
  saidMaybe: 'Hallo {name}, du hast vielleicht gesagt ({likelihood}).',
  saidNo: 'Hallo {name}, du hast nein gesagt.',
  invalid: 'Dieser private Link gilt nicht mehr',
  invalidHint: 'Die Antwort wurde entfernt, oder eine neuere Mail hat einen anderen Link.',
});
