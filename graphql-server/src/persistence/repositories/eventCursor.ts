import type { FilterQuery } from '@mikro-orm/core';
import { DomainError } from '@quorum/domain/errors';
import { DateTime } from 'luxon';
import type { EventEntity } from '../entities/EventEntity.ts';

const YEAR_MAX = 9_999;

/** A place in a list of events by date: just after this one. */
export interface EventCursor {
  date: DateTime;
  id: number;
}

/** Opaque to clients: base64url of `{milliseconds}.{id}`. */
export const encodeCursor = ({ date, id }: EventCursor): string =>
  Buffer.from(`${date.toMillis()}.${id}`).toString('base64url');

/** @throws DomainError `BAD_USER_INPUT` for anything that `encodeCursor` did not make of an event */
export const decodeCursor = (cursor: string): EventCursor => {
  const [, millis, id] = /^(\d{1,15})\.(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const decoded = { date: DateTime.fromMillis(Number(millis), { zone: 'utc' }), id: Number(id) };
  // base64url has many spellings of one text, and not every number is a date that an event can have
  if (id === undefined || decoded.date.year > YEAR_MAX || encodeCursor(decoded) !== cursor) {
    throw new DomainError('BAD_USER_INPUT', 'The cursor is not one of this list', { fields: ['after'] });
  }
  return decoded;
};

export const afterCursor = ({ date, id }: EventCursor, beyond: '$gt' | '$lt'): FilterQuery<EventEntity> => ({
  $or: [{ date: { [beyond]: date } }, { date, id: { [beyond]: id } }],
});
