import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '@quorum/domain/event/constants';
import { because } from '@quorum/domain/refusals/Reason';
import { DateTime } from 'luxon';
import { z } from 'zod';
import { FOREIGN_CURSOR } from '../../persistence/repositories/eventCursor.ts';
import { SEARCH_MAX } from '../../persistence/repositories/lists/searched.ts';

/** What an identity provider calls a person is no longer. */
const UID_MAX = 128;

const pageSize = because('request.pageSize', { max: PAGE_SIZE_MAX });
const typeMessage = because('request.eventTypeUnreadable');
const uidMessage = because('request.creatorUnreadable');
const searchMessage = because('request.searchTooLong', { max: SEARCH_MAX });

/** A day is the moment at which it begins in UTC. */
const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d))?$/i;

/** A moment as ISO 8601 in UTC. */
const momentOf = (name: string) => {
  const message = because('request.momentUnreadable', { name });
  return z
    .string(message)
    .trim()
    .regex(MOMENT, { error: message, abort: true })
    .transform((text) => DateTime.fromISO(text, { zone: 'utc' }).toISO())
    .refine((iso) => iso !== null, message)
    .transform(String)
    .nullish()
    .transform((iso) => iso ?? null);
};

/** By what every list of events and polls may be narrowed. */
const narrowing = z.object({
  eventTypeId: z
    .int32(typeMessage)
    .nullish()
    .transform((id) => id ?? null),
  creatorId: z
    .string(uidMessage)
    .min(1, uidMessage)
    .max(UID_MAX, uidMessage)
    .nullish()
    .transform((uid) => uid ?? null),
  from: momentOf('from'),
  to: momentOf('to'),
  search: z
    .string(searchMessage)
    .trim()
    .max(SEARCH_MAX, searchMessage)
    .nullish()
    .transform((text) => text || null),
});

/** Which page of a list. */
export const paging = z.object({
  first: z
    .int(pageSize)
    .min(0, pageSize)
    .max(PAGE_SIZE_MAX, pageSize)
    .nullish()
    .transform((first) => first ?? PAGE_SIZE_DEFAULT),
  after: z.string(because(FOREIGN_CURSOR)).max(100, because(FOREIGN_CURSOR)).nullish(),
});

const ofEvents = z.object({
  when: z.enum(['UPCOMING', 'PAST', 'ALL']),
  orderBy: z.enum(['DATE_ASC', 'DATE_DESC', 'NEWEST']).nullish(),
});

/** ISO 8601 in UTC, of one length: they sort as texts. */
const isForward = ({ from, to }: { from: string | null; to: string | null }) =>
  from === null || to === null || from < to;
const forward = { error: because('request.endsBeforeStart'), path: ['to'] };

export const eventFilters = narrowing.extend(ofEvents.pick({ when: true }).shape).refine(isForward, forward);
export const eventList = narrowing.extend(ofEvents.shape).extend(paging.shape).refine(isForward, forward);
/** Of changes the order is theirs, and their cursors are longer. */
export const changeList = narrowing
  .extend({
    ...ofEvents.pick({ when: true }).shape,
    ...paging.pick({ first: true }).shape,
    updatedSince: momentOf('updatedSince'),
    orderBy: z.null(because('request.syncOrder')).optional(),
    after: z.string(because(FOREIGN_CURSOR)).max(200, because(FOREIGN_CURSOR)).nullish(),
  })
  .refine(isForward, forward);
export const pollList = narrowing.extend(paging.shape).refine(isForward, forward);

type Chosen = Readonly<Record<string, string | number | null>>;

/** What is chosen of all that might be, so that a list is named by that alone. */
export const chosenOf = (filters: Chosen): Chosen =>
  Object.fromEntries(Object.entries(filters).filter(([name, value]) => value !== null || name === 'eventTypeId'));

const NUMBERS = ['eventTypeId', 'first'];

/**
 * The parameters of an address as the schemas have them: numbers are numbers. What is none stays text, and is refused as
 * such.
 */
export const listInput = (query: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).map(([name, given]) => [
      name,
      NUMBERS.includes(name) && typeof given === 'string' && /^-?\d{1,10}$/.test(given) ? Number(given) : given,
    ]),
  );
