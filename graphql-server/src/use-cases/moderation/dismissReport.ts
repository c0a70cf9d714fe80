import { DomainError } from '@quorum/domain/errors';
import { canModerate } from '@quorum/domain/policies';
import { ReportRepository } from '../../persistence/repositories/ReportRepository.ts';
import type { Context } from '../Context.ts';
import { permit, requireSignedIn } from '../permit.ts';

/**
 * Deletes a report that an operator has looked at. The same person may report the event again, which may have changed.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`
 */
export async function dismissReport({ actor, em }: Context, reportId: string): Promise<void> {
  requireSignedIn(actor);
  permit(canModerate(actor), 'Only an operator may dismiss a report');
  if (!(await new ReportRepository(em).remove(reportId))) throw new DomainError('NOT_FOUND', 'There is no such report');
}
