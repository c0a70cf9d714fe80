import { DomainError } from '@quorum/domain/errors';
import { externalId as schema } from '@quorum/domain/event/externalId';
import { parse } from '@quorum/domain/parse';
import { readsAsOrganiser, type OwnedEvent } from '@quorum/domain/policies';
import { z } from 'zod';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { ExternalIdRepository } from '../../persistence/repositories/ExternalIdRepository.ts';
import { deleteEvent } from '../deletion/deleteEvent.ts';
import type { Revisions } from '../expectedRevision.ts';
import type { Context } from '../Context.ts';
import { requireSignedIn } from '../permit.ts';

const named = z.object({ externalId: schema });

/** The hash of the signed-in person's own event of that external id; null where they have none. */
export async function hashOfExternal({ actor, em }: Context, externalId: string): Promise<string | null> {
  requireSignedIn(actor);
  parse(named, { externalId });
  return new ExternalIdRepository(em).hashOf(actor.uid, externalId);
}

/** The same event. @throws DomainError `UNAUTHENTICATED`, `BAD_USER_INPUT` for what is no external id */
export async function findExternal(context: Context, externalId: string): Promise<ShownEvent | null> {
  const urlHash = await hashOfExternal(context, externalId);
  return urlHash === null ? null : context.events.find(urlHash);
}

const notFound = () => new DomainError('NOT_FOUND', 'event.unknown');

/** The same. @throws DomainError `NOT_FOUND` as well */
export async function requireExternal(context: Context, externalId: string): Promise<ShownEvent> {
  const event = await findExternal(context, externalId);
  if (!event) throw notFound();
  return event;
}

/** Deletes the signed-in person's own event of that external id, which is free then. @throws as `deleteEvent` does */
export async function deleteExternal(context: Context, externalId: string, expected?: Revisions): Promise<void> {
  const urlHash = await hashOfExternal(context, externalId);
  if (urlHash === null) throw notFound();
  await deleteEvent(context, urlHash, expected);
}

/** What its creator calls an event elsewhere, for its organisers; null for all others, too. */
export async function externalIdFor(
  { actor, em }: Context,
  event: OwnedEvent & { id: number },
): Promise<string | null> {
  return readsAsOrganiser(actor, event) ? new ExternalIdRepository(em).idOf(event.id) : null;
}
