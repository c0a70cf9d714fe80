import { canModerate } from '@quorum/domain/policies';
import {
  type ReportOfEvent,
  type ReportOfPoll,
  ReportRepository,
} from '../../persistence/repositories/ReportRepository.ts';
import type { Context } from '../Context.ts';
import { permit, requireSignedIn } from '../permit.ts';

const REPORTS_MAX = 200;

/**
 * The reports of events, the newest first.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`
 */
export async function listReports(context: Context): Promise<ReportOfEvent[]> {
  return reportsFor(context).listOfEvents(REPORTS_MAX);
}

/**
 * The reports of polls, the newest first.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`
 */
export async function listPollReports(context: Context): Promise<ReportOfPoll[]> {
  return reportsFor(context).listOfPolls(REPORTS_MAX);
}

const reportsFor = ({ actor, em }: Context): ReportRepository => {
  requireSignedIn(actor);
  permit(canModerate(actor), 'operator.readsReports');
  return new ReportRepository(em);
};
