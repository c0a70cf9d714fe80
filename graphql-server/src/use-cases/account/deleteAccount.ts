import { record } from '../../activity/record.ts';
import { PersonDeletion } from '../../persistence/repositories/person/PersonDeletion.ts';
import { TurnRepository } from '../../persistence/repositories/TurnRepository.ts';
import type { Context } from '../Context.ts';
import { againIfTaken } from '../externalIdTaken.ts';
import { inTransaction, type Transaction } from '../inTransaction.ts';
import { cancelEvent } from '../deletion/deleteEvent.ts';
import { cancelPoll } from '../deletion/deletePoll.ts';
import { dropKeptAnswers } from '../dropKeptAnswers.ts';
import { requireSignedIn } from '../permit.ts';
import { giveToEldest, leaveCoOrganised } from './leaveEvents.ts';

/**
 * Takes the signed-in person out of the product, in one transaction: their events go to the eldest of their co-organisers; where there
 * is none, they are deleted, as their polls are, those to come with a word to everybody who responded or voted, and calendars and links say about them only that they are cancelled; their
 * responses to others' events stay without saying whose they are; nothing is sent to them any more. That an address
 * wants no mail is remembered, as a digest: it is its owner's wish.
 * @throws DomainError `UNAUTHENTICATED`, `RATE_LIMITED`
 */
export async function deleteAccount(context: Context): Promise<void> {
  const { actor, em } = context;
  requireSignedIn(actor);
  const { uid } = actor;
  const turns = await new TurnRepository(em).ofPerson(uid);
  await againIfTaken(context, () => inTransaction(context, turns, (transaction) => deletePerson(transaction, uid)));
}

async function deletePerson(transaction: Transaction, uid: string): Promise<void> {
  const { em, events, limiter } = transaction;
  const person = new PersonDeletion(em, uid);
  await limiter.consume([{ limit: 'deleteAccount', key: uid }]);
  await person.lockEvents();
  await person.lockPolls();
  await person.lockSeries();
  // first, so that nobody is told about the end of their own events
  await person.deleteMails();
  await person.anonymiseResponses();
  await leaveCoOrganised(transaction, uid);
  for (const { urlHash } of await person.listEventsLocked()) {
    const event = await events.requireLocked(urlHash);
    // one of a series may have gone with another just before
    if (event.creatorId === uid) await giveToEldest(transaction, event);
    await em.flush();
  }
  for (const poll of await person.listPollsLocked()) {
    const endsWithEvent = poll.creatorId === uid && poll.event?.creatorId === uid;
    await cancelPoll(transaction, poll, { endsWithEvent });
    await em.flush();
  }
  // held again: one may have come since, or been deleted
  const organised = await person.listEventsLocked();
  for (const { urlHash } of organised) {
    // read again, since the root of its series may have gone just before
    await cancelEvent(transaction, await events.requireLocked(urlHash));
    await em.flush();
  }
  await dropKeptAnswers(transaction, [uid]);
  await person.delete();
  record(transaction, { type: 'account.deleted', events: organised.length });
}
