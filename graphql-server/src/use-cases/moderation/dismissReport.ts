import { DomainError } from '@quorum/domain/errors';
import { canModerate } from '@quorum/domain/policies';
import { record } from '../../activity/record.ts';
import { ReportRepository } from '../../persistence/repositories/ReportRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN } from '../inTransaction.ts';
import { permit, requireSignedIn } from '../permit.ts';

/**
 * Deletes a report that an operator has looked at. The same person may report the event again, which may have changed.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`
 */
export async function dismissReport(context: Context, reportId: string): Promise<void> {
  const { actor } = context;
  requireSignedIn(actor);
  permit(canModerate(actor), 'operator.dismissesReports');
  await inTransaction(context, NO_TURN, async (transaction) => {
    const removed = await new ReportRepository(transaction.em).remove(reportId);
    if (removed === null) throw new DomainError('NOT_FOUND', 'report.unknown');
    record(transaction, { type: 'report.dismissed', report: { id: removed } });
  });
}
