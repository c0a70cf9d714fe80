import { DomainError } from '@quorum/domain/errors';
import { ownsEvent } from '@quorum/domain/policies';
import { record } from '../../activity/record.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { CoOrganiserRepository } from '../../persistence/repositories/organising/CoOrganiserRepository.ts';
import { ExternalIdRepository } from '../../persistence/repositories/ExternalIdRepository.ts';
import { HandOverRepository } from '../../persistence/repositories/HandOverRepository.ts';
import { changeJudged, theSeries } from '../changeJudged.ts';
import { againIfTaken } from '../externalIdTaken.ts';
import type { Context } from '../Context.ts';
import { dropKeptAnswers } from '../dropKeptAnswers.ts';
import type { Transaction } from '../inTransaction.ts';
import { requireSignedIn } from '../permit.ts';
import type { Organiser } from '../events/createEvent.ts';
import { releaseOccurrencesOfOthers } from '../events/series.ts';
import { stopForCreatorOfEvents, stopForCreatorOfPolls } from '../outbox/stopForOrganisers.ts';
import { newOrganiser } from './newOrganiser.ts';
import { requireOffer, tokenIn } from './offers.ts';

/**
 * Makes the signed-in person the organiser of an event and of the poll that it came from, with the token that its organiser
 * has handed out: of a series, with the root and all that follows. What is over stays with its organiser, and stands alone.
 * @throws DomainError `UNAUTHENTICATED`, `NOT_FOUND`, `FORBIDDEN` without a valid token, `CONFLICT` for the organiser
 */
export async function takeOverEvent(context: Context, urlHash: string, input: unknown): Promise<ShownEvent> {
  const { actor, events } = context;
  requireSignedIn(actor);
  const token = tokenIn(input);
  const judge = async (event: EventEntity, asked: Context) => {
    await requireOffer(asked, 'event', event, token);
    if (ownsEvent(actor, event)) throw new DomainError('CONFLICT', 'handOver.eventIsYours');
  };
  const take = () =>
    changeJudged(context, { subject: theSeries(urlHash), judge }, (transaction, event) =>
      giveTo(transaction, event, newOrganiser(actor)),
    );
  await againIfTaken(context, take);
  return events.require(urlHash);
}

/** Makes somebody else the creator of an event, and of what goes with it. The transaction holds all of the series. */
export async function giveTo(transaction: Transaction, event: EventEntity, heir: Organiser): Promise<void> {
  const { em, events, polls, clock } = transaction;
  const { creatorId } = event;
  const root = await events.rootOf(event);
  const following = await events.listFollowingLocked(root, clock.now());
  // a series may have been given away before, without what was over then
  const given = [...new Set([event, root, ...following])].filter((one) => one.creatorId === creatorId);
  // the organiser of the event is the one whom voters left their addresses for
  const came = await polls.listLockedOf(given);
  // what they are called is known to the one who gives them, but the one who gets them may know others by that
  await new ExternalIdRepository(em).dropTaken(given, heir.creatorId);
  const former = [...new Set([...given, ...came].map((one) => one.creatorId))];
  for (const one of [...given, ...came]) em.assign(one, { ...heir, updatedAt: clock.now() });
  // the new one may have organised it with the one before
  for (const one of given)
    em.assign(one, { coOrganisers: one.coOrganisers.filter(({ uid }) => uid !== heir.creatorId) });
  for (const event of given) record(transaction, { type: 'event.handedOver', event });
  for (const poll of came) record(transaction, { type: 'poll.handedOver', poll });
  await em.flush();
  await releaseOccurrencesOfOthers(transaction, root);
  // the one that was used, and those by which the organiser before could give the same away again
  const offers = new HandOverRepository(em);
  await offers.removeAll('event', given);
  await new CoOrganiserRepository(em).removeAll(given);
  await offers.removeAll('poll', came);
  await stopForCreatorOfEvents(transaction, given);
  await stopForCreatorOfPolls(transaction, came);
  await dropKeptAnswers(transaction, former);
}
