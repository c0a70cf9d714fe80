import { DomainError } from '@quorum/domain/errors';
import { pick } from '@quorum/domain/pick';
import { calendarEventOf, calendarText } from '../../calendar/calendarText.ts';
import type { Context } from '../Context.ts';
import { calendarDecisionOf } from './calendarDecision.ts';
import { calendarEntry, cancelledEntry } from './calendarEntry.ts';

interface EventCalendar {
  text: string;
  /** Whether everybody may find the event. */
  isListed: boolean;
}

/**
 * The calendar file of one event, private or not: knowing the hash is the permission. For thirty days it says about a
 * deleted event that it is cancelled.
 * @throws DomainError `NOT_FOUND`
 */
export async function getEventCalendar(
  { actor, events }: Context,
  urlHash: string,
  origin: string,
): Promise<EventCalendar> {
  const { language } = actor;
  const event = await events.find(urlHash);
  if (event) {
    const responses = event.participants
      .filter(({ isHidden }) => !isHidden)
      .map((response) => ({
        ...pick(response, ['likelihood', 'guests', 'minParticipants', 'isStandby', 'definiteAt', 'holdsPlace']),
        isOwn: false,
      }));
    const shown = {
      ...calendarEventOf(event),
      ...calendarDecisionOf(event),
      ...pick(event, ['participantThreshold', 'capacity']),
    };
    const text = calendarText([calendarEntry(shown, responses, origin)], { language });
    return { text, isListed: !event.isPrivate && !event.isHidden };
  }
  const cancelled = await events.findCancelled(urlHash);
  if (cancelled) return { text: calendarText([cancelledEntry(cancelled, origin)], { language }), isListed: false };
  throw new DomainError('NOT_FOUND', 'event.unknown');
}
