// The rooms of messages that are no parts of the web's catalogue, and how groups are written in names.

/** `asked.subject` is `asked__subject` in a file: tools such as Weblate make objects of names with dots, and ARB wants identifiers. */
export const GROUPS = '__';

/** One catalogue by the keys of refusals, which rules and the server say too. */
export const REFUSALS = 'refusals/';
/** Closed sets, of which each file is one. */
export const VOCABULARY = 'vocabulary/';
/** One catalogue of what the server says by itself, in groups. */
export const SERVER = 'server/';

/** Of the service worker, which has no catalogue of a page. */
export const WORKER = 'worker/';

/** The rooms whose files are one catalogue, in which a name is there once. */
export const SHARED_ROOMS = [REFUSALS, SERVER];

export const isOfWeb = (name: string): boolean =>
  ![REFUSALS, VOCABULARY, SERVER, WORKER].some((room) => name.startsWith(room));
