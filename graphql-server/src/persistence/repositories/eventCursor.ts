import { createHash } from 'node:crypto';
import { DomainError } from '@quorum/domain/errors';
import { IDENTIFIER_MAX } from '@quorum/domain/identifier';

const YEAR_MAX = 9_999;
/** Characters of base64url: enough that no two lists of the product are named alike. */
const NAME_LENGTH = 6;

export const FOREIGN_CURSOR = 'request.foreignCursor';

/** A place in a list of events by date: just after this one. */
export interface EventCursor {
  /** ISO 8601 in UTC, with milliseconds. */
  date: string;
  id: number;
}

/** Makes and reads the cursors of one list. */
export interface Cursors {
  /** Opaque to clients: base64url of `{list}.{milliseconds}.{id}`. */
  encode(place: EventCursor): string;
  /** @throws DomainError `BAD_USER_INPUT` for anything that `encode` did not make of a place in this very list */
  decode(cursor: string): EventCursor;
}

/**
 * The cursors of the list of that name.
 * @param chosen all that decides which members it has, and in which order: a place in one list is none in another
 */
export const cursorsOf = (name: string, chosen: Readonly<Record<string, string | number | null>>): Cursors => {
  const said = JSON.stringify([name, Object.entries(chosen).sort(([one], [other]) => (one < other ? -1 : 1))]);
  const list = createHash('sha256').update(said).digest('base64url').slice(0, NAME_LENGTH);
  const encode = ({ date, id }: EventCursor) => Buffer.from(`${list}.${Date.parse(date)}.${id}`).toString('base64url');
  const decode = (cursor: string) => {
    const [, millis, id] = /^[\w-]{6}\.(\d{1,15})\.(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
    const date = new Date(Number(millis));
    // base64url has many spellings of one text, and not every number is a date that an event can have
    if (id !== undefined && Number(id) <= IDENTIFIER_MAX && date.getUTCFullYear() <= YEAR_MAX) {
      const decoded = { date: date.toISOString(), id: Number(id) };
      if (encode(decoded) === cursor) return decoded;
    }
    throw new DomainError('BAD_USER_INPUT', FOREIGN_CURSOR, { fields: ['after'] });
  };
  return { encode, decode };
};
