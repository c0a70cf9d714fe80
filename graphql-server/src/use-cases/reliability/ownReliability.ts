import type { CameAfter } from '@quorum/domain/decision/reliability';
import { record } from '../../activity/record.ts';
import { ReliabilityRepository } from '../../persistence/repositories/organising/ReliabilityRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN } from '../inTransaction.ts';
import { requireSignedIn } from '../permit.ts';

/** What somebody reads of their own record: nobody else reads any. */
export interface ReliabilityView {
  attended: number;
  missed: number;
  /** By the likelihood of their responses, highest first. */
  byLikelihood: CameAfter[];
}

/** The signed-in person's own record. @throws DomainError `UNAUTHENTICATED` */
export async function getReliability({ actor, em, clock }: Context): Promise<ReliabilityView> {
  requireSignedIn(actor);
  const records = (await new ReliabilityRepository(em).recordsOf([actor.uid], clock.now())).get(actor.uid) ?? [];
  const sum = (name: 'attended' | 'missed') => records.reduce((total, one) => total + one[name], 0);
  const byLikelihood = records.map(({ likelihood, attended, missed }) => ({ likelihood, attended, missed }));
  return { attended: sum('attended'), missed: sum('missed'), byLikelihood };
}

/**
 * Erases the signed-in person's record, so that they are relied on as somebody of whom nothing is known. Who came stays noted with
 * each event, for its organisers.
 * @throws DomainError `UNAUTHENTICATED`
 */
export async function eraseReliability(context: Context): Promise<void> {
  const { actor } = context;
  requireSignedIn(actor);
  await inTransaction(context, NO_TURN, async (transaction) => {
    const { uid } = actor;
    if (await new ReliabilityRepository(transaction.em).erase(uid))
      record(transaction, { type: 'account.reliabilityErased' });
  });
}
