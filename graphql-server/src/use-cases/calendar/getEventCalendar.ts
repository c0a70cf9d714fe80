import { DomainError } from '@quorum/domain/errors';
import { expectedParticipants } from '@quorum/domain/event/progress';
import { calendarText } from '../../calendar/calendarText.ts';
import type { Context } from '../Context.ts';
import { calendarEntry, cancelledEntry } from './calendarEntry.ts';

/**
 * The calendar file of one event, private or not: knowing the hash is the permission. For thirty days it says of a
 * deleted event that it is cancelled.
 * @throws DomainError `NOT_FOUND`
 */
export async function getEventCalendar({ actor, events }: Context, urlHash: string, origin: string): Promise<string> {
  const { language } = actor;
  const event = await events.find(urlHash);
  if (event) {
    const expected = expectedParticipants(event.participants.getItems());
    return calendarText([calendarEntry(event, expected, origin)], { language });
  }
  const cancelled = await events.findCancelled(urlHash);
  if (cancelled) return calendarText([cancelledEntry(cancelled, origin)], { language });
  throw new DomainError('NOT_FOUND', 'There is no such event');
}
