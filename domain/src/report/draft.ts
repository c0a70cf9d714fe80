import { z } from 'zod';
import { requiredText } from '../text.ts';

export const REASON_MAX = 500;

/** What a person says who reports an event. */
export const reportDraft = z.object(
  { reason: requiredText('Reason', REASON_MAX) },
  'The report must be an object with its fields',
);
