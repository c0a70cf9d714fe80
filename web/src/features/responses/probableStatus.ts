import { statusOf, type ResponseStatus } from '@quorum/domain/decision/status';
import type { Plan } from '@quorum/domain/response/plan';

/** What becomes of a response, until the server says it: a yes gets a place. */
export const probableStatus = (plan: Plan): { status: ResponseStatus; waitlistPosition: null } => ({
  status: statusOf({ ...plan, definiteAt: null, holdsPlace: false }),
  waitlistPosition: null,
});
