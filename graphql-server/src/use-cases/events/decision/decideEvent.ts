import { decisionDraft, requireDecidable } from '@quorum/domain/decision/decision';
import { STATUS_AFTER } from '@quorum/domain/decision/rules';
import { parse } from '@quorum/domain/parse';
import { canManageEvent, type OwnedEvent } from '@quorum/domain/policies';
import type { ShownEvent } from '../../../persistence/repositories/EventRepository.ts';
import { changeJudged, theEvent } from '../../changeJudged.ts';
import type { Context } from '../../Context.ts';
import { permit, requireSignedIn } from '../../permit.ts';
import { changeStatus } from './changeStatus.ts';

/**
 * Confirms an event, calls it off, or opens it again. A decision that was made already is no news; its reason may change.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT`, `RATE_LIMITED`; `CONFLICT` for what
 * is over
 */
export async function decideEvent(context: Context, urlHash: string, input: unknown): Promise<ShownEvent> {
  const { actor, clock, events } = context;
  requireSignedIn(actor);
  const { decision, reason } = parse(decisionDraft, input);
  const judge = (event: OwnedEvent) => {
    permit(canManageEvent(actor, event), 'event.notYoursToDecide');
  };
  const claims = [{ limit: 'editEvent', key: urlHash }] as const;
  await changeJudged(context, { subject: theEvent(urlHash), judge, claims }, async (transaction, event) => {
    requireDecidable(event, clock.now());
    await changeStatus(transaction, event, {
      status: STATUS_AFTER[decision],
      reason: reason || null,
      decidedBy: 'ORGANISER',
    });
  });
  return events.require(urlHash);
}
