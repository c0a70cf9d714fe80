import { z } from 'zod';
import { because } from '../refusals/Reason.ts';

/** So many events a call publishes or changes. */
export const BATCH_MAX = 100;

const rows = because('batch.rows', { max: BATCH_MAX });

/** Many events at once; each of them is judged by itself. */
export const batchDraft = z.object(
  {
    dryRun: z
      .boolean(because('batch.dryRun'))
      .nullish()
      .transform((value) => value ?? false),
    events: z.array(z.unknown(), rows).min(1, rows).max(BATCH_MAX, rows),
  },
  rows,
);
