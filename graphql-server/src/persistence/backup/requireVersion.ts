import { StartupError } from '../../config/StartupError.ts';

const isOfQueue = (migration: string): boolean => migration.startsWith('queue-');

/** The migrations of Quorum itself: the queue's own tables have those of its library. */
export const ownOf = (version: readonly string[]): string[] => version.filter((name) => !isOfQueue(name));

/** @throws StartupError when a backup has had migrations that are not among `known` */
export const requireKnown = (file: string, version: readonly string[], known: readonly string[]): void => {
  if (version.some((name) => !known.includes(name)))
    throw new StartupError(`${file} is of a newer version of Quorum: restore it with that one`);
};

/** The queue may be ahead: its rows fit into its later tables. @throws StartupError when the database is otherwise */
export const requireNotAhead = (file: string, version: readonly string[], present: readonly string[]): void => {
  if (ownOf(present).some((name) => !version.includes(name)))
    throw new StartupError(`${file} is of an older version of Quorum: restore it into a database without tables`);
};
