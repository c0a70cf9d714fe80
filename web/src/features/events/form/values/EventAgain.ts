import type { SavedEvent } from './eventFormValues.ts';

/** What the history of the browser takes along to a new event like `again`. */
export interface EventAgain {
  again: SavedEvent;
}
