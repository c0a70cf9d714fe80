import { voteDraft } from '@quorum/domain/poll/vote';
import { problemsOf } from '../../../lib/schemaResolver.ts';
import type { IdentityErrors } from './IdentityFields.tsx';
import type { Identity } from './useSaveVotes.ts';

const identityDraft = voteDraft.pick({ name: true, email: true, comment: true });

/** What is wrong with who somebody says they are, one sentence a field. */
export const identityProblems = (identity: Identity): IdentityErrors =>
  Object.fromEntries(problemsOf(identityDraft, identity));
