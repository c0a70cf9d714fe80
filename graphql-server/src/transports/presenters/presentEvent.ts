import type { RecurrenceFrequency } from '@quorum/domain/event/constants';
import type { EventTypeEntity } from '../../persistence/entities/EventTypeEntity.ts';
import type { EventWeatherEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { isoOf } from './isoOf.ts';
import { presentParticipant, type ParticipantView } from './presentParticipant.ts';

export interface EventTypeView {
  id: number;
  name: string;
  color: string;
}

/** The forecast for an event's own hour. */
export interface WeatherView {
  icon: string;
  /** In degrees Fahrenheit. */
  temperature: number;
  description: string;
  /** In percent. */
  precipitation: number | null;
  resolvedLocation: string | null;
}

/** An event as both transports show it (spec section 3). */
export interface EventView {
  id: number;
  urlHash: string;
  title: string;
  location: string;
  date: string;
  endTime: string | null;
  timezone: string;
  participantThreshold: number;
  notes: string;
  webLink: string;
  isPrivate: boolean;
  eventTypeId: number;
  eventType: EventTypeView;
  isRecurring: boolean;
  recurrenceFrequency: RecurrenceFrequency | null;
  parentEventId: number | null;
  creatorId: string;
  creatorName: string;
  participants: ParticipantView[];
  weather: WeatherView | null;
}

export const presentEventType = ({ id, name, color }: EventTypeEntity): EventTypeView => ({ id, name, color });

/** Null also for an event whose weather was looked up in vain. */
const presentWeather = (weather: EventWeatherEntity | null): WeatherView | null => {
  if (!weather) return null;
  const { icon, temperature, description, precipitation, resolvedLocation } = weather;
  if (icon === null || temperature === null || description === null) return null;
  return { icon, temperature, description, precipitation, resolvedLocation };
};

/** Nobody's address: what a list that is the same for everyone shows. */
export const noEmails = (): boolean => false;

/**
 * An allow-list: what is not named here is not shown.
 * @param showsEmail whether the one who asks may read the address of a participant of this event
 */
export const presentEvent = (
  event: ShownEvent,
  showsEmail: (participant: ParticipantEntity, event: ShownEvent) => boolean,
): EventView => ({
  id: event.id,
  urlHash: event.urlHash,
  title: event.title,
  location: event.location,
  date: isoOf(event.date),
  endTime: event.endTime && isoOf(event.endTime),
  timezone: event.timezone,
  participantThreshold: event.participantThreshold,
  notes: event.notes,
  webLink: event.webLink,
  isPrivate: event.isPrivate,
  eventTypeId: event.eventType.id,
  eventType: presentEventType(event.eventType),
  isRecurring: event.isRecurring,
  recurrenceFrequency: event.recurrenceFrequency,
  parentEventId: event.parentEventId ?? null,
  creatorId: event.creatorId,
  creatorName: event.creatorName,
  participants: event.participants
    .getItems()
    .map((participant) => presentParticipant(participant, showsEmail(participant, event))),
  weather: presentWeather(event.weather ?? null),
});
