import { FIRST_REVISION } from '@quorum/domain/event/constants';
import { DateTime } from 'luxon';
import { HistoryRepository } from '../../persistence/repositories/organising/HistoryRepository.ts';
import type { Context } from '../Context.ts';

interface Asked {
  id: number;
  revision: number;
}

/**
 * When an event started before it was last moved, as long as that is known; null where it was not. Most events are never changed,
 * so that nothing is asked for them.
 */
export const previousDateOf = async (
  { em }: Pick<Context, 'em'>,
  { id, revision }: Asked,
): Promise<DateTime | null> => {
  if (revision === FIRST_REVISION) return null;
  const date = await new HistoryRepository(em).previousDate(id);
  return date === null ? null : DateTime.fromISO(date);
};
