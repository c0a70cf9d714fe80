import type { Stage } from '@quorum/domain/event/ending';
import { enoughOf, type Decidable } from '@quorum/domain/event/enough';
import { isFull, standingOf, type Counted, type Standing } from '@quorum/domain/event/progress';
import { headingOf } from '../../features/events/enoughText.ts';
import { eventsText } from '../../messages/events/eventsText.generated.ts';
import { type Decided, decidedText } from '../decidedText.ts';

export interface EventStatus {
  /** Whether it happens, or what that takes. */
  text: string;
  /** What room there is; empty where there is no limit, or nothing to come to any more. */
  room: string;
}

/** What room there is at an event that has enough people, or takes place with those whom it has. */
const roomAt = (standing: Standing): string => {
  const { placesLeft, waitlistCount } = standing;
  if (isFull(standing)) return waitlistCount > 0 ? eventsText.fullWaiting(waitlistCount) : eventsText.full;
  return placesLeft === null ? '' : eventsText.placesLeft(placesLeft);
};

/** What time makes of an event. */
interface Moment {
  stage: Stage;
  /** When the clock decides; undefined where it has nothing to decide any more. */
  by: string | undefined;
}

/** What an event's preview picture says about it, beside its seats. */
export const eventStatus = (
  event: Decidable & Decided,
  participants: readonly Counted[],
  { stage, by }: Moment,
): EventStatus => {
  const standing = standingOf(participants, event);
  const decided = decidedText(event);
  if (decided !== null && event.status === 'CALLED_OFF') return { text: decided, room: '' };
  if (stage !== 'open') return { text: eventsText.concluded, room: '' };
  if (decided !== null) return { text: decided, room: roomAt(standing) };
  const enough = enoughOf(participants, event);
  return { text: headingOf(enough, by), room: enough.isEnough ? roomAt(standing) : '' };
};
