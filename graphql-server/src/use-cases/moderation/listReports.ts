import { canModerate } from '@quorum/domain/policies';
import { ReportRepository, type ShownReport } from '../../persistence/repositories/ReportRepository.ts';
import type { Context } from '../Context.ts';
import { permit, requireSignedIn } from '../permit.ts';

const REPORTS_MAX = 200;

/**
 * What was reported, the newest first.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`
 */
export async function listReports({ actor, em }: Context): Promise<ShownReport[]> {
  requireSignedIn(actor);
  permit(canModerate(actor), 'Only an operator may read reports');
  return new ReportRepository(em).list(REPORTS_MAX);
}
