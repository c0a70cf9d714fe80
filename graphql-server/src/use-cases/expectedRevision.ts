import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { because } from '@quorum/domain/refusals/Reason';
import { z } from 'zod';

/** The revisions of which a change may have been made; null for any. */
export type Revisions = readonly number[] | null;

const revision = z
  .int(because('request.revisionUnreadable'))
  .nullish()
  .transform((value): Revisions => (value == null ? null : [value]));

/** Parts what a change says into what it changes, and the revision that it was made of. */
export const partRevision = ({ revision: said, ...changes }: Record<string, unknown>) => ({
  changes,
  madeOf: parse(z.object({ revision }), { revision: said }).revision,
});

/**
 * Refuses a change that was made of another revision than the present one. To be called for what the transaction holds.
 * @throws DomainError `PRECONDITION_FAILED`
 */
export const requireUnchanged = (
  what: 'event' | 'poll',
  { contentRevision }: { contentRevision: number },
  ...expected: (Revisions | undefined)[]
): void => {
  if (expected.every((revisions) => revisions?.includes(contentRevision) ?? true)) return;
  throw new DomainError('PRECONDITION_FAILED', `${what}.changedMeanwhile`);
};
