import { DateTime } from 'luxon';
import { HistoryRepository } from '../../persistence/repositories/organising/HistoryRepository.ts';
import type { Context } from '../Context.ts';

/** When an event started before it was last moved, as long as that is known; null where it was not. */
export const previousDateOf = async ({ em }: Pick<Context, 'em'>, { id }: { id: number }): Promise<DateTime | null> => {
  const date = await new HistoryRepository(em).previousDate(id);
  return date === null ? null : DateTime.fromISO(date);
};
