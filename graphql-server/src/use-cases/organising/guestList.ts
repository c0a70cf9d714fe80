import { statusOf, waitlistPositions } from '@quorum/domain/decision/status';
import type { EventEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../Context.ts';
import { requireManaged } from './requireManaged.ts';

/** A response on a list to take along. */
export interface ListedGuest {
  response: ParticipantEntity;
  status: ReturnType<typeof statusOf>;
  /** From 1; null for somebody who does not wait. */
  waitlistPosition: number | null;
  phone: string | null;
  attended: boolean | null;
}

/** In this order they are listed. */
const ORDER = ['GOING', 'CONDITIONAL', 'WAITLISTED', 'MAYBE', 'STANDBY', 'DECLINED'] as const;

const rankOf = ({ status }: ListedGuest) => ORDER.indexOf(status);

/**
 * Who responded, for an organiser who takes the list along: those who come first. Hidden responses do not count, and are
 * not on it: others see it at the door.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`
 */
export async function getGuestList(
  context: Context,
  urlHash: string,
): Promise<{ event: EventEntity; guests: ListedGuest[] }> {
  const { responses } = context;
  const event = await requireManaged(context, urlHash, 'event.notYoursToList');
  const shown = (await responses.listOf(event)).filter(({ isHidden }) => !isHidden);
  const positions = waitlistPositions(shown);
  const attended = await responses.attendance.listOfEvent(event);
  const guests = await Promise.all(
    shown.map(async (response) => ({
      response,
      status: statusOf(response),
      waitlistPosition: positions.get(response) ?? null,
      phone: (await responses.phones.find(response.id))?.phone ?? null,
      attended: attended.get(response.id) ?? null,
    })),
  );
  return { event, guests: guests.toSorted((one, other) => rankOf(one) - rankOf(other)) };
}
