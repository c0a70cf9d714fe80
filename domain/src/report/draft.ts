import { z } from 'zod';
import { requiredText } from '../text.ts';
import { REASON_MAX } from './constants.ts';

/** A report of an event. */
export const reportDraft = z.object(
  { reason: requiredText('Reason', REASON_MAX) },
  'The report must be an object with its fields',
);
