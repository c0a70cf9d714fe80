import { statusOf, waitlistPositions } from '@quorum/domain/decision/status';
import { canManageEvent } from '@quorum/domain/policies';
import type { EventEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { SeriesRepository } from '../../persistence/repositories/SeriesRepository.ts';
import type { Context } from '../Context.ts';
import { permit, requireSignedIn } from '../permit.ts';

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

/** @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND` */
async function requireManaged({ actor, events }: Context, urlHash: string): Promise<EventEntity> {
  requireSignedIn(actor);
  const event = await events.requireVisible(urlHash);
  permit(canManageEvent(actor, event), 'event.notYoursToList');
  return event;
}

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
  const event = await requireManaged(context, urlHash);
  const shown = (await responses.listOf(event)).filter(({ isHidden }) => !isHidden);
  const positions = waitlistPositions(shown);
  const attended = await responses.attendance.listOfEvents([event]);
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

/** What somebody said about a date, and whether they came; null where nobody has said that. */
export interface OnDate {
  status: ListedGuest['status'];
  attended: boolean | null;
}

/** Somebody who responded to dates of a series, with what was marked of each. */
export interface SeriesGuest {
  name: string;
  email: string | null;
  /** By the numbers of the events they responded to. */
  dates: Map<number, OnDate>;
}

/** By what somebody is known from date to date: the account, else the address, else the name. */
const keyOf = ({ uid, email, name }: ParticipantEntity): string =>
  uid ?? (email === null ? `name ${name.toLowerCase()}` : `address ${email.toLowerCase()}`);

/**
 * Who came when: the dates of the series of an event that the organiser manages, oldest first, and everybody who responded to
 * one of them and was not hidden.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`
 */
export async function getSeriesAttendance(
  context: Context,
  urlHash: string,
): Promise<{ dates: EventEntity[]; guests: SeriesGuest[] }> {
  const { actor, em, responses } = context;
  const event = await requireManaged(context, urlHash);
  const dates = (await new SeriesRepository(em).listDates(event)).filter((date) => canManageEvent(actor, date));
  const attended = await responses.attendance.listOfEvents(dates);
  const guests = new Map<string, SeriesGuest>();
  for (const response of await responses.listShownOf(dates)) {
    const { name, email, event: date } = response;
    const guest = guests.get(keyOf(response)) ?? { name, email, dates: new Map<number, OnDate>() };
    const marked = attended.get(response.id) ?? guest.dates.get(date.id)?.attended ?? null;
    guest.dates.set(date.id, { status: statusOf(response), attended: marked });
    guests.set(keyOf(response), guest);
  }
  return { dates, guests: [...guests.values()].toSorted((one, other) => one.name.localeCompare(other.name)) };
}
