import type { SavedEvent } from './eventFormValues.ts';

/** What the history of the browser takes along to a new event like `again`. */
export interface EventAgain {
  again: SavedEvent & {
    /** Where people talk to each other is no part of the form. */
    chatLink?: string | null;
  };
}
