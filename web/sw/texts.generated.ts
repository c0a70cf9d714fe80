/* Written by `npm run codegen` from messages. */

export const TEXTS = {
  en: {
    /** In place of news that could not be read. */
    somethingChanged: "Something changed for an event",
  },
  de: {
    somethingChanged: "Bei einem Event hat sich etwas geändert",
  },
};
