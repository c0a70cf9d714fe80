import type { PollFragment } from '../../../generated/graphql.generated.ts';
import { createFormDraft } from '../../../lib/formDraft.ts';
import { type PollFormValues, pollFormValuesOf } from './pollFormValues.ts';

/** A poll that somebody has begun to write. */
export const pollDraft = createFormDraft<PollFormValues>('poll-draft');

/** Begins one like `poll`, with its times of day: without votes, and its dates are left to choose. */
export const beginAgain = (poll: PollFragment): void =>
  pollDraft.keep({ ...pollFormValuesOf(poll), options: [], closesAt: '' });
