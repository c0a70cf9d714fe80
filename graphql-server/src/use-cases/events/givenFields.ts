import { FLAGS } from '@quorum/domain/event/content';

const FLAG_NAMES: ReadonlySet<string> = new Set(FLAGS);

/** Null is neither true nor false, so it changes no flag: a private event stays private. */
const isGiven = ([name, value]: [string, unknown]) => value !== undefined && !(value === null && FLAG_NAMES.has(name));

/** The fields that a change is about. One that is null goes back to the default of a new event or poll, but for flags. */
export const given = (fields: Record<string, unknown>) => Object.fromEntries(Object.entries(fields).filter(isGiven));
