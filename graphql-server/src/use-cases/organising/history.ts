import { HISTORY_TYPES, type HistoryType } from '@quorum/domain/organising/history';
import { EVENT_STATUSES, type EventStatus } from '@quorum/domain/decision/rules';
import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { readsAsOrganiser, type OwnedEvent } from '@quorum/domain/policies';
import type { Outcome } from '../../activity/Activity.ts';
import {
  HistoryRepository,
  type StoredHappening,
} from '../../persistence/repositories/organising/HistoryRepository.ts';
import { FOREIGN_CURSOR } from '../../persistence/repositories/eventCursor.ts';
import type { Context } from '../Context.ts';
import { paging } from '../lists/filters.ts';
import { requireManaged } from './requireManaged.ts';

/** One thing that happened to an event, as its organisers read it. */
export interface HappeningView {
  type: HistoryType;
  /** ISO 8601 in UTC. */
  at: string;
  /** Of the response that it was about. */
  participantId: number | null;
  /** People to expect after it; null where it changed nothing about that, or was not recorded. */
  expected: number | null;
  chance: number | null;
  /** As it was decided then; null for what is no decision. */
  status: EventStatus | null;
  /** Whether enough people were in after it, where that changed. */
  isEnough: boolean | null;
  /** What `after` takes to go on from here. */
  cursor: string;
}

/** A reply to a question is a changed response: who was asked is not told. */
const REPLIED = 'response.replied';
const READ_TYPES = [...HISTORY_TYPES, REPLIED];

const PREFIX = 'activity.';
const encode = (id: number): string => Buffer.from(PREFIX + String(id)).toString('base64url');

/** @throws DomainError `BAD_USER_INPUT` for anything that `encode` did not make */
const decode = (cursor: string): number => {
  const [, id] = /^activity\.(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (id !== undefined && encode(Number(id)) === cursor) return Number(id);
  throw new DomainError('BAD_USER_INPUT', FOREIGN_CURSOR, { fields: ['after'] });
};

const statusIn = (value: unknown): EventStatus | null => EVENT_STATUSES.find((status) => status === value) ?? null;

/** By the sum of likelihoods, or, where that stayed as it was, by the rule that decides. */
const enoughIn = ({ before, isEnough, isRuleMet }: Record<string, unknown>): boolean | null => {
  if (typeof isEnough !== 'boolean' || typeof isRuleMet !== 'boolean') return null;
  const was = (before ?? {}) as Partial<Outcome>;
  return was.isEnough === isEnough ? isRuleMet : isEnough;
};

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const viewOf = ({ id, type, at, details }: StoredHappening): HappeningView => ({
  type: type === REPLIED ? 'response.changed' : (type as HistoryType),
  at: new Date(at).toISOString(),
  participantId: numberIn(details.response),
  expected: numberIn(details.expected),
  chance: numberIn(details.chance),
  status: type === 'event.decided' ? statusIn(details.status) : null,
  isEnough: type === 'event.outcomeChanged' ? enoughIn(details) : null,
  cursor: encode(id),
});

/** Which part of a history. */
export interface HistoryPage {
  first?: number | null | undefined;
  after?: string | null | undefined;
}

type OfEvent = OwnedEvent & { id: number };

/** A page, and what comes after it. */
export interface History {
  happenings: HappeningView[];
  hasMore: boolean;
}

async function read({ em }: Context, { id: event }: OfEvent, page: HistoryPage): Promise<History> {
  const { first, after } = parse(paging, page);
  const before = after == null ? null : decode(after);
  const found = await new HistoryRepository(em).page({ event, types: READ_TYPES, before, limit: first + 1 });
  return { happenings: found.slice(0, first).map(viewOf), hasMore: found.length > first };
}

/** What happened to an event, latest first, for its organisers; null for others. @throws DomainError `BAD_USER_INPUT` */
export const historyOf = async (context: Context, event: OfEvent, page: HistoryPage): Promise<HappeningView[] | null> =>
  readsAsOrganiser(context.actor, event) ? (await read(context, event, page)).happenings : null;

/**
 * The same of the event with that hash.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN` for all but its organisers, `NOT_FOUND`, `BAD_USER_INPUT`
 */
export async function getHistory(context: Context, urlHash: string, page: HistoryPage): Promise<History> {
  return read(context, await requireManaged(context, urlHash, 'event.historyNotYours'), page);
}
