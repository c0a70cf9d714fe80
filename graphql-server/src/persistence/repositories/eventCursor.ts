import { DomainError } from '@quorum/domain/errors';
import { IDENTIFIER_MAX } from '@quorum/domain/identifier';

const YEAR_MAX = 9_999;

/** A place in a list of events by date: just after this one. */
export interface EventCursor {
  /** ISO 8601 in UTC, with milliseconds. */
  date: string;
  id: number;
}

/** Opaque to clients: base64url of `{milliseconds}.{id}`. */
export const encodeCursor = ({ date, id }: EventCursor): string =>
  Buffer.from(`${Date.parse(date)}.${id}`).toString('base64url');

/** @throws DomainError `BAD_USER_INPUT` for anything that `encodeCursor` did not make of an event */
export const decodeCursor = (cursor: string): EventCursor => {
  const [, millis, id] = /^(\d{1,15})\.(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const date = new Date(Number(millis));
  // base64url has many spellings of one text, and not every number is a date that an event can have
  if (id !== undefined && Number(id) <= IDENTIFIER_MAX && date.getUTCFullYear() <= YEAR_MAX) {
    const decoded = { date: date.toISOString(), id: Number(id) };
    if (encodeCursor(decoded) === cursor) return decoded;
  }
  throw new DomainError('BAD_USER_INPUT', 'The cursor is not one of this list', { fields: ['after'] });
};
