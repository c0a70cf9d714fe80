import { DomainError } from '@quorum/domain/errors';
import type { Language } from '@quorum/domain/language';
import { parse } from '@quorum/domain/parse';
import { because } from '@quorum/domain/refusals/Reason';
import { z } from 'zod';
import { longCalendarText } from '../../calendar/calendarText.ts';
import { EventTypeEntity } from '../../persistence/entities/EventTypeEntity.ts';
import { CalendarRepository } from '../../persistence/repositories/calendar/CalendarRepository.ts';
import type { Context } from '../Context.ts';
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

/**
 * The event type in a query string, null for all of them.
 * @throws DomainError `BAD_USER_INPUT`
 */
export const calendarTypeIn = (query: unknown): number | null => parse(calendarArguments, query).type ?? null;

interface Asked {
  /** Of this type alone, if it is not null. */
  type: number | null;
  language: Language;
  /** Where people reach the product. */
  origin: string;
}

/**
 * The public events as a calendar to subscribe to: those that are still ahead, and the last thirty days.
 * @throws DomainError `NOT_FOUND` for a type that there is not
 */
export async function getPublicCalendar({ em, clock }: Context, { type, language, origin }: Asked): Promise<string> {
  const eventType = type === null ? null : await em.findOne(EventTypeEntity, { id: type });
  if (type !== null && !eventType) throw new DomainError('NOT_FOUND', 'eventType.unknown');
  const since = clock.now().minus({ days: KEPT_DAYS });
  const calendars = new CalendarRepository(em);
  const found = await calendars.listPublic(type, { since, limit: ENTRIES_MAX });
  const cancelled = await calendars.listCancelledPublic(type, ENTRIES_MAX);
  const name = eventType ? `Quorum: ${eventType.name}` : 'Quorum';
  return longCalendarText(calendarEntries(found, cancelled, origin), { language, name });
}
