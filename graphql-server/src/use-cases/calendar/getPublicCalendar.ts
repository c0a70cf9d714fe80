import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { z } from 'zod';
import { calendarText } from '../../gateways/calendar/calendarText.ts';
import { EventTypeEntity } from '../../persistence/entities/EventTypeEntity.ts';
import { CalendarRepository } from '../../persistence/repositories/CalendarRepository.ts';
import type { Context } from '../Context.ts';
import { calendarEntries } from './calendarEntry.ts';

const KEPT_DAYS = 30;
const ENTRIES_MAX = 1_000;

const typeMessage = 'type must be the number of an event type';
const calendarArguments = z.object({
  type: z
    .string(typeMessage)
    .regex(/^[1-9]\d{0,8}$/, typeMessage)
    .transform(Number)
    .nullish(),
});

/**
 * The public events as a calendar to subscribe to: what is to come, and the last thirty days.
 * @throws DomainError `BAD_USER_INPUT`, and `NOT_FOUND` for a type that there is not
 */
export async function getPublicCalendar(
  { actor, em, clock }: Context,
  input: unknown,
  origin: string,
): Promise<string> {
  const { type } = parse(calendarArguments, input);
  const eventType = type ? await em.findOne(EventTypeEntity, { id: type }) : null;
  if (type && !eventType) throw new DomainError('NOT_FOUND', 'There is no such event type');
  const since = clock.now().minus({ days: KEPT_DAYS });
  const calendars = new CalendarRepository(em);
  const found = await calendars.listPublic(type ?? null, { since, limit: ENTRIES_MAX });
  const cancelled = await calendars.listCancelledPublic(type ?? null, ENTRIES_MAX);
  const name = eventType ? `Quorum: ${eventType.name}` : 'Quorum';
  return calendarText(calendarEntries(found, cancelled, origin), { language: actor.language, name });
}
