// between the start script and the app

/** The id of the note that presses come to nothing, where the app's code cannot be loaded. */
export const NEVER_READY_ID = 'never-ready';

/** The event that tells the app that something pressed before it was there found nothing to act on. */
export const PRESSES_LOST = 'presses-lost';
