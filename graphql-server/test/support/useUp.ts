import { LIMITS, type LimitName } from '../../src/gateways/limiter.ts';
import { postgresLimiter } from '../../src/persistence/postgresLimiter.ts';
import type { TestServer } from './testServer.ts';

/** Leaves of a limit so many, as if the others had been taken just now; of one that holds so many `times`. */
export const useUp = (
  { orm, clock }: TestServer,
  limit: LimitName,
  key: string,
  { left = 0, times = 1 } = {},
): Promise<void> =>
  postgresLimiter(orm.em.fork(), clock, times).consume([{ limit, key, amount: LIMITS[limit].points * times - left }]);
