import { DomainError } from '@quorum/domain/errors';
import { URL_HASH } from '@quorum/domain/event/constants';
import { canSeeEvent } from '@quorum/domain/policies';
import type { ListedEvent } from '../../persistence/repositories/ListedEvent.ts';
import type { Context } from '../Context.ts';
import { wishOf } from '../wishOf.ts';

/** The event of that hash, private or not: knowing the hash is the permission. Null when there is none. */
export async function getEvent(context: Context, urlHash: string): Promise<ListedEvent | null> {
  if (!URL_HASH.test(urlHash)) return null;
  const event = await context.lists.one(urlHash, { ...wishOf(context), withTimes: true });
  return event && canSeeEvent(context.actor, event) ? event : null;
}

/** @throws DomainError `NOT_FOUND`, with a sentence of its own for an event that was deleted */
export async function requireEvent(context: Context, urlHash: string): Promise<ListedEvent> {
  const event = await getEvent(context, urlHash);
  if (event) return event;
  if (await context.events.findCancelled(urlHash)) throw new DomainError('NOT_FOUND', 'event.cancelled');
  throw new DomainError('NOT_FOUND', 'event.unknown');
}
