/** The event by which the app tells the start script (`web/src/start`) that it cannot take the page over. */
export const APP_FAILED = 'app-failed';

/** The id of the note that the start script shows where the app's code cannot be loaded. */
export const INCOMPLETE_NOTE_ID = 'incomplete';
