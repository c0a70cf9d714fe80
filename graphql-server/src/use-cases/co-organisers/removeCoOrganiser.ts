import { isCoOrganiser } from '@quorum/domain/organising/coOrganisers';
import { canRemoveCoOrganiser, ownsEvent } from '@quorum/domain/policies';
import { record } from '../../activity/record.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { CoOrganiserRepository } from '../../persistence/repositories/organising/CoOrganiserRepository.ts';
import { changeJudged, theSeries } from '../changeJudged.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { dropKeptAnswers } from '../dropKeptAnswers.ts';
import { permit, requireSignedIn } from '../permit.ts';
import { stopForCoOrganiser } from '../outbox/stopForOrganisers.ts';

/**
 * Ends that somebody organises an event with its creator, for the creator and for themselves; of a series, of all
 * of its dates that this creator has. Where the creator ends it, open invitations end as well. That there is no such person is no fault of the creator.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `RATE_LIMITED`
 */
export async function removeCoOrganiser(context: Context, urlHash: string, uid: string): Promise<void> {
  const { actor } = context;
  requireSignedIn(actor);
  const judge = (event: EventEntity) => {
    permit(canRemoveCoOrganiser(actor, event, uid), 'coOrganisers.notYoursToRemove');
  };
  const claims = [{ limit: 'editEvent', key: urlHash }] as const;
  await changeJudged(context, { subject: theSeries(urlHash), judge, claims }, async (transaction, event) => {
    const coOrganisers = new CoOrganiserRepository(transaction.em);
    // those that are over as well: they read there what people left
    const events = await coOrganisers.listOfSeries(event);
    if (ownsEvent(actor, event)) await coOrganisers.removeAll(events);
    await endFor(transaction, events, uid);
  });
}

/** Takes a person off the co-organisers of these events, which are locked, with what they would still be told. */
export async function endFor(transaction: Transaction, events: readonly EventEntity[], uid: string): Promise<void> {
  const { em, clock } = transaction;
  const theirs = events.filter((event) => isCoOrganiser(event, uid));
  for (const event of theirs) {
    const coOrganisers = event.coOrganisers.filter((one) => one.uid !== uid);
    em.assign(event, { coOrganisers, updatedAt: clock.now() });
    record(transaction, { type: 'event.coOrganiserLeft', event });
  }
  await em.flush();
  await stopForCoOrganiser(transaction, theirs, uid);
  if (theirs.length > 0) await dropKeptAnswers(transaction, [uid]);
}
