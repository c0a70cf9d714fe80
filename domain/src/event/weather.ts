import type { DateTime } from 'luxon';

/** The pictures that a forecast may have. */
export const WEATHER_ICONS = [
  'clear-day',
  'clear-night',
  'partly-cloudy-day',
  'partly-cloudy-night',
  'cloudy',
  'fog',
  'drizzle',
  'rain',
  'sleet',
  'snow',
  'thunderstorm',
] as const;
export type WeatherIcon = (typeof WEATHER_ICONS)[number];

/** A forecast says something of today and the fifteen days that follow, counted in UTC. */
const FORECAST_DAYS = 16;

/** The instant from which on no forecast reaches, seen from `now`. */
export const forecastEnd = (now: DateTime): DateTime => now.toUTC().startOf('day').plus({ days: FORECAST_DAYS });
