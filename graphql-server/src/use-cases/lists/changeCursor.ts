import { createHash } from 'node:crypto';
import { DomainError } from '@quorum/domain/errors';
import { z } from 'zod';
import { FOREIGN_CURSOR } from '../../persistence/repositories/eventCursor.ts';
import type { ChangePlace } from '../../persistence/repositories/lists/ChangedEvents.ts';

/** Where the next page begins, and when the first was read: from then on the next synchronisation must ask. */
interface Position {
  place: ChangePlace;
  until: string;
}

const moment = z.iso.datetime();
const contents = z.tuple([z.string(), moment, z.int().min(0), moment]);

const nameOf = (list: string) => createHash('sha256').update(list).digest('base64url').slice(0, 6);

/** Opaque to clients, and of one list alone. */
export const encodeChange = (list: string, { place, until }: Position): string =>
  Buffer.from(JSON.stringify([nameOf(list), place.at, place.id, until])).toString('base64url');

const contentsOf = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
};

/** @throws DomainError `BAD_USER_INPUT` for what is no cursor of that list */
export const decodeChange = (list: string, cursor: string): Position => {
  const { data } = contents.safeParse(contentsOf(cursor));
  if (data?.[0] !== nameOf(list)) throw new DomainError('BAD_USER_INPUT', FOREIGN_CURSOR, { fields: ['after'] });
  const [, at, id, until] = data;
  return { place: { at, id }, until };
};
