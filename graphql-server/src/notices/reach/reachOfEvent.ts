import { isPast } from '@quorum/domain/event/timing';
import { readsAsOrganiser, type OwnedEvent } from '@quorum/domain/policies';
import type { Context } from '../../use-cases/Context.ts';
import { requireManaged } from '../../use-cases/organising/requireManaged.ts';
import { participantsBesideCreator } from '../audiences.ts';
import type { Addressee } from '../Notice.ts';
import { waysOfResponses } from '../otherWays.ts';
import { choicesOf, countReached } from '../ways.ts';

/** How many people an organiser's news of an event would reach now. */
export interface EventReach {
  decision: number;
  changes: number;
}

const NOBODY: EventReach = { decision: 0, changes: 0 };

async function read(context: Context, { id }: { id: number }): Promise<EventReach> {
  const event = await context.events.findShown(id);
  if (!event) return NOBODY;
  const { devices, phones } = await waysOfResponses(context, event);
  const letters: Addressee[] = participantsBesideCreator({ event, devices, phones }).map((reader) => ({
    reader,
    devices: devices.get(reader.id),
    phone: phones.get(reader.id),
  }));
  const announced = { subject: { event }, letters };
  const choices = await choicesOf(context, announced);
  return {
    // of an event that is over nobody is told that it is called off or deleted
    decision: isPast(event, context.clock.now())
      ? 0
      : await countReached(context, { name: 'decided', kind: 'status', ...announced }, choices),
    changes: await countReached(context, { name: 'changed', kind: 'changed', ...announced }, choices),
  };
}

/** How many people are told about an event, for its organisers; null for others. */
export const reachOfEvent = async (context: Context, event: OwnedEvent & { id: number }): Promise<EventReach | null> =>
  readsAsOrganiser(context.actor, event) ? read(context, event) : null;

/**
 * The same of the event with that hash.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN` for all but its organisers, `NOT_FOUND`
 */
export async function getReachOfEvent(context: Context, urlHash: string): Promise<EventReach> {
  return read(context, await requireManaged(context, urlHash, 'reach.notYours'));
}
