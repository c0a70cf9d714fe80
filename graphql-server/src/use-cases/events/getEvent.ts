import { DomainError } from '@quorum/domain/errors';
import { URL_HASH } from '@quorum/domain/event/constants';
import { canSeeEvent } from '@quorum/domain/policies';
import type { ListedEvent } from '../../persistence/repositories/ListedEvent.ts';
import type { Context } from '../Context.ts';

/** The event of that hash, private or not: knowing the hash is the permission. Null when there is none. */
export async function getEvent({ actor, lists }: Context, urlHash: string): Promise<ListedEvent | null> {
  if (!URL_HASH.test(urlHash)) return null;
  // somebody who is neither signed in nor known by a cookie owns no response
  const withOwners = actor.uid !== null || actor.visitorToken !== null;
  const event = await lists.one(urlHash, { withOwners, withHidden: true });
  return event && canSeeEvent(actor, event) ? event : null;
}

/** @throws DomainError `NOT_FOUND`, with a sentence of its own for an event that was deleted */
export async function requireEvent(context: Context, urlHash: string): Promise<ListedEvent> {
  const event = await getEvent(context, urlHash);
  if (event) return event;
  if (await context.events.findCancelled(urlHash))
    throw new DomainError('NOT_FOUND', 'This event was cancelled by its organiser');
  throw new DomainError('NOT_FOUND', 'There is no such event');
}
