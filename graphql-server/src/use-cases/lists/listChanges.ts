import { DomainError } from '@quorum/domain/errors';
import { isoOf } from '@quorum/domain/isoOf';
import { parse } from '@quorum/domain/parse';
import { SYNC_DAYS_MAX } from '@quorum/domain/platform/apiLimits';
import { reason } from '@quorum/domain/refusals/Reason';
import { DateTime } from 'luxon';
import type { z } from 'zod';
import { UNSEEN } from '../../activity/record.ts';
import type { ListedEvent } from '../../persistence/repositories/ListedEvent.ts';
import {
  CHANGES_READ,
  ChangedEvents,
  type Change,
  type ChangePlace,
} from '../../persistence/repositories/lists/ChangedEvents.ts';
import type { Context } from '../Context.ts';
import { changeList } from './filters.ts';
import { decodeChange, encodeChange } from './changeCursor.ts';

/**
 * What happens gets its time when it is recorded, and is seen once it is committed: later, and not in that order. A statement of ours
 * has five seconds and a wait fifteen, so no transaction lasts as long as this, and the clocks of servers differ by less. What is read twice for
 * it costs little; what is missed is missed for good.
 */
const OVERLAP = { minutes: 2 };

/** An event that is on the list no more. */
export interface GoneEvent {
  id: number;
  /** Null for one whose address is for those alone who have it. */
  urlHash: string | null;
  at: string;
}

export interface ChangePage {
  /** By when they last changed. */
  items: (ListedEvent | GoneEvent)[];
  next: string | null;
  /** From when on the next synchronisation must ask. */
  until: string;
}

export const isGone = (item: ListedEvent | GoneEvent): item is GoneEvent => 'at' in item;

/** The changes of up to a page of events, and whether there are more. */
const pageIn = (changes: readonly Change[], first: number) => {
  const ids = new Set<number>();
  for (const [at, { eventId }] of changes.entries()) {
    ids.add(eventId);
    if (ids.size > first) return { taken: changes.slice(0, at), hasMore: true };
  }
  return { taken: changes, hasMore: changes.length === CHANGES_READ };
};

interface Sets {
  moved: ReadonlySet<number>;
  takenAway: ReadonlySet<number>;
}

const idsWhere = (changes: readonly Change[], isWanted: (change: Change) => boolean) =>
  new Set(changes.filter(isWanted).map(({ eventId }) => eventId));

/** What of the events that are not on the list must be said: only that those are gone which may have been on it. */
async function findGone(
  changed: ChangedEvents,
  ids: readonly number[],
  { moved, takenAway }: Sets,
): Promise<Map<number, string | null>> {
  const left = await changed.left(ids);
  const deleted = await changed.deleted(ids);
  const isLeft = new Set(left.map(({ id }) => id));
  const known = new Set(deleted.map(({ eventId }) => eventId));
  return new Map<number, string | null>([
    ...left
      .filter(({ id, urlHash }) => (urlHash === null ? takenAway : moved).has(id))
      .map(({ id, urlHash }): [number, string | null] => [id, urlHash]),
    // one that was private in the end may have been public before
    ...deleted
      .filter(({ eventId, isPrivate }) => !isPrivate || takenAway.has(eventId))
      .map(({ eventId, urlHash, isPrivate }): [number, string | null] => [eventId, isPrivate ? null : urlHash]),
    // a hidden one leaves nothing behind
    ...ids
      .filter((id) => !isLeft.has(id) && !known.has(id) && takenAway.has(id))
      .map((id): [number, null] => [id, null]),
  ]);
}

/**
 * The public events that have changed since a moment, with their responses, each as it is now, in the order of their last changes on the page; and
 * those that are gone. An event that has changed again meanwhile is on a later page again. Time alone changes nothing.
 * @throws DomainError `BAD_USER_INPUT`
 */
export async function listChanges(context: Context, input: z.input<typeof changeList>): Promise<ChangePage> {
  const { em, clock } = context;
  const { first, after, updatedSince, orderBy: _order, ...filters } = parse(changeList, input);
  if (filters.search !== null) context.limiter.takeSearch();
  const now = clock.now();
  const since = DateTime.fromISO(updatedSince ?? '', { zone: 'utc' });
  if (since < now.minus({ days: SYNC_DAYS_MAX }))
    throw new DomainError('BAD_USER_INPUT', reason('request.syncTooOld', { days: SYNC_DAYS_MAX }), {
      fields: ['updatedSince'],
    });
  const list = JSON.stringify({ ...filters, updatedSince });
  const from = isoOf(since.minus(OVERLAP));
  const start = { place: { at: from, id: 0 } satisfies ChangePlace, until: isoOf(now) };
  const { place, until } = after ? decodeChange(list, after) : start;
  const changed = new ChangedEvents(em);
  const { taken, hasMore } = pageIn(await changed.changes(from, place, [...UNSEEN]), first);
  const last = taken.at(-1);
  const lastOf = new Map(taken.map((change) => [change.eventId, change]));
  const listed = await changed.listed([...lastOf.keys()], { ...filters, now });
  const byId = new Map(listed.map((event) => [event.id, event]));
  const sets = {
    moved: idsWhere(taken, ({ isMoved }) => isMoved),
    takenAway: idsWhere(taken, (one) => one.isTakenAway),
  };
  const others = [...lastOf.keys()].filter((id) => !byId.has(id));
  const gone = others.length === 0 ? new Map<number, string | null>() : await findGone(changed, others, sets);
  const items = [...lastOf.values()]
    .sort((one, other) => (one.at < other.at || (one.at === other.at && one.id < other.id) ? -1 : 1))
    .flatMap(({ eventId, at }): ListedEvent | GoneEvent | [] => {
      const urlHash = gone.get(eventId);
      return byId.get(eventId) ?? (urlHash === undefined ? [] : { id: eventId, urlHash, at });
    });
  return { items, next: hasMore && last ? encodeChange(list, { place: last, until }) : null, until };
}
