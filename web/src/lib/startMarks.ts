/** The id of the note that the start script (`web/src/start`) shows where the app's code cannot be loaded. */
export const INCOMPLETE_NOTE_ID = 'incomplete';
