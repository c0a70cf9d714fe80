import { z } from 'zod';
import { requiredText } from '../text.ts';
import { REASON_MAX } from './constants.ts';
import { because } from '../refusals/Reason.ts';

/** A report of an event. */
export const reportDraft = z.object({ reason: requiredText('reason', REASON_MAX) }, because('report.unreadable'));
