import { voteDraft } from '@quorum/domain/poll/vote';
import { sayReason } from '../../../lib/refusals/sayReason.ts';
import { problemsOf } from '../../../lib/refusals/schemaResolver.ts';
import type { IdentityErrors } from './IdentityFields.tsx';
import type { Identity } from './useSaveVotes.ts';

const identityDraft = voteDraft.pick({ name: true, email: true, comment: true });

/** What is wrong with a voter's name or address, and that they have not voted: one sentence a field. */
export const identityProblems = (identity: Identity, hasVoted: boolean): IdentityErrors => ({
  ...(!hasVoted && { votes: sayReason({ key: 'votes.none' }) }),
  ...Object.fromEntries(problemsOf(identityDraft, identity)),
});
