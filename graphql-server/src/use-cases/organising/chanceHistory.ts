import { chanceHistory } from '@quorum/domain/organising/chanceHistory';
import { readsAsOrganiser, type OwnedEvent } from '@quorum/domain/policies';
import { HistoryRepository } from '../../persistence/repositories/organising/HistoryRepository.ts';
import type { Context } from '../Context.ts';
import { requireManaged } from './requireManaged.ts';

/** What an event could expect from a moment on, as its organisers read it. */
export interface ChancePointView {
  /** ISO 8601 in UTC. */
  at: string;
  chance: number;
  expected: number;
}

type OfEvent = OwnedEvent & { id: number };

const read = async ({ em }: Context, { id }: OfEvent): Promise<ChancePointView[]> =>
  chanceHistory(await new HistoryRepository(em).figures(id)).map(({ at, ...figures }) => ({
    at: new Date(at).toISOString(),
    ...figures,
  }));

/** How the chance of an event went, the oldest first, for its organisers; null for others. */
export const chanceHistoryOf = async (context: Context, event: OfEvent): Promise<ChancePointView[] | null> =>
  readsAsOrganiser(context.actor, event) ? read(context, event) : null;

/**
 * The same of the event with that hash.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN` for all but its organisers, `NOT_FOUND`
 */
export async function getChanceHistory(context: Context, urlHash: string): Promise<ChancePointView[]> {
  return read(context, await requireManaged(context, urlHash, 'event.historyNotYours'));
}
