import { TurnRepository } from '../../persistence/repositories/TurnRepository.ts';
import type { Context } from '../Context.ts';
import { findSeries } from './requireSeries.ts';

/** The hashes of all that a new regular waits for: the series, and the events that are held with it. */
export async function turnsOfSeries(context: Context, seriesHash: string): Promise<readonly string[]> {
  const found = await findSeries(context, seriesHash);
  return found ? [...(await new TurnRepository(context.em).ofSeries(found.lead)), seriesHash] : [seriesHash];
}
