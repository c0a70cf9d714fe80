import type { WeatherIcon } from '@quorum/domain/event/weather';
import type { DateTime } from 'luxon';

/** Where an event takes place, as its organiser says it. */
export interface SpokenPlace {
  location: string;
  /** Whether the provider may learn of its town alone. */
  isPrivate: boolean;
  /** The zone and instant of the event: of two places with one name, the one whose clocks fit is meant. */
  timezone: string;
  date: DateTime;
}

export interface FoundPlace {
  latitude: number;
  longitude: number;
  /** What the place is called in full, such as `Sydney, New South Wales, Australia`. */
  name: string;
}

/** The weather of one hour. */
export interface Forecast {
  icon: WeatherIcon;
  /** In degrees Fahrenheit. */
  temperature: number;
  description: string;
  /** Probability in percent, null where the provider does not say. */
  precipitation: number | null;
}

/** A service that knows where places are and what weather they will have. Both calls may throw `WeatherUnavailable`. */
export interface WeatherProvider {
  /** Null for a place that is not found, and for one that is nowhere, such as a video call. */
  geocode(place: SpokenPlace): Promise<FoundPlace | null>;
  /** The weather in the hour of `instant`, null where nothing is known of it. */
  forecast(place: Pick<FoundPlace, 'latitude' | 'longitude'>, instant: DateTime): Promise<Forecast | null>;
}

interface Details {
  cause?: unknown;
  /** Seconds after which the provider wants the next request. */
  retryAfter?: number | undefined;
}

/** The provider does not respond, or with something that makes no sense. It is worth another request later. */
export class WeatherUnavailable extends Error {
  override readonly name = 'WeatherUnavailable';
  readonly retryAfter: number | undefined;

  constructor(message: string, { cause, retryAfter }: Details = {}) {
    super(message, { cause });
    this.retryAfter = retryAfter;
  }
}
