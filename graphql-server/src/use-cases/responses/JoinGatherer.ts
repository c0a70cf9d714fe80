import type { PlainJoin } from '../../persistence/repositories/ResponseRepository.ts';

/** Adds plain responses, those that come at the same time by one statement and one commit. */
export interface JoinGatherer {
  /** Answers the number of the response; null when it was not added, which may have a reason or none. */
  add(join: PlainJoin): Promise<number | null>;
}
