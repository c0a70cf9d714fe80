import { z } from 'zod';
import type { ReliabilityView } from '../../../use-cases/reliability/ownReliability.ts';
import { view } from './view.ts';

const count = z.int().min(0);

/** Somebody's own record, as they alone read it. */
export const reliabilityView = view('Reliability', {
  attended: count.describe('How often they came'),
  missed: count.describe('How often they did not come'),
  byLikelihood: z
    .array(view('ReliabilityOfLikelihood', { likelihood: z.number().min(0).max(1), attended: count, missed: count }))
    .describe('The same for each likelihood of their responses, highest first'),
}) satisfies z.ZodType<ReliabilityView>;
