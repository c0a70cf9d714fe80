import { canManageEvent, type OwnedEvent } from '@quorum/domain/policies';
import { record } from '../../activity/record.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { changeJudged, theSeries } from '../changeJudged.ts';
import type { Context } from '../Context.ts';
import { permit, requireSignedIn } from '../permit.ts';
import { NOT_RECURRING, requireOwnSeries } from './series.ts';

/**
 * Ends the series that an event belongs to: what is planned takes place, nothing follows.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `RATE_LIMITED`
 */
export async function endSeries(context: Context, urlHash: string): Promise<ShownEvent> {
  const { actor, events } = context;
  requireSignedIn(actor);
  const judge = (event: OwnedEvent) => {
    permit(canManageEvent(actor, event), 'series.notYours');
  };
  const claims = [{ limit: 'editEvent', key: urlHash }] as const;
  await changeJudged(context, { subject: theSeries(urlHash), judge, claims }, async (transaction, event) => {
    const root = await requireOwnSeries(transaction, event);
    for (const one of [root, ...(await events.listOccurrences(root))]) transaction.em.assign(one, NOT_RECURRING);
    record(transaction, { type: 'series.ended', event: root });
  });
  return events.require(urlHash);
}
