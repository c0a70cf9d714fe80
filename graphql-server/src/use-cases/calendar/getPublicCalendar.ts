import { DomainError } from '@quorum/domain/errors';
import type { Language } from '@quorum/domain/language';
import { parse } from '@quorum/domain/parse';
import { because } from '@quorum/domain/refusals/Reason';
import { z } from 'zod';
import { longCalendarText } from '../../calendar/calendarText.ts';
import { EventTypeEntity } from '../../persistence/entities/EventTypeEntity.ts';
import { CalendarRepository } from '../../persistence/repositories/calendar/CalendarRepository.ts';
import type { EventFilters } from '../../persistence/repositories/lists/eventPages.ts';
import type { Context } from '../Context.ts';
import { eventFilters, listInput } from '../lists/filters.ts';
import { calendarEntries } from './calendarEntry.ts';

const KEPT_DAYS = 30;
const ENTRIES_MAX = 1_000;

const typeMessage = because('request.typeUnreadable');
const calendarArguments = z.object({
  type: z
    .string(typeMessage)
    .regex(/^[1-9]\d{0,8}$/, typeMessage)
    .transform(Number)
    .nullish(),
});

/** The type of which a query string asks for the events alone. @throws DomainError `BAD_USER_INPUT` */
export const calendarTypeIn = (query: unknown): number | null => parse(calendarArguments, query).type ?? null;

/**
 * What a query string asks of the public calendar: the filters of lists, where `type` is another name of `eventTypeId`.
 * @throws DomainError `BAD_USER_INPUT`
 */
export const calendarFiltersIn = (query: unknown): EventFilters => {
  const given = query as Record<string, unknown>;
  const filters = parse(eventFilters, { when: 'ALL', ...listInput(given) });
  return { ...filters, eventTypeId: calendarTypeIn(given) ?? filters.eventTypeId };
};

interface Asked {
  filters: EventFilters;
  language: Language;
  /** Where people reach the product. */
  origin: string;
}

/**
 * The public events as a calendar to subscribe to: those that are still ahead, and the last thirty days.
 * @throws DomainError `NOT_FOUND` for a type that there is not
 */
export async function getPublicCalendar({ em, clock }: Context, { filters, language, origin }: Asked): Promise<string> {
  const { eventTypeId } = filters;
  const eventType = eventTypeId === null ? null : await em.findOne(EventTypeEntity, { id: eventTypeId });
  if (eventTypeId !== null && !eventType) throw new DomainError('NOT_FOUND', 'eventType.unknown');
  const now = clock.now();
  const calendars = new CalendarRepository(em);
  const extent = { since: now.minus({ days: KEPT_DAYS }), limit: ENTRIES_MAX };
  const found = await calendars.listPublic({ ...filters, now }, extent);
  const cancelled = await calendars.listCancelledPublic(filters, ENTRIES_MAX);
  const name = eventType ? `Quorum: ${eventType.name}` : 'Quorum';
  return longCalendarText(calendarEntries(found, cancelled, origin), { language, name });
}
