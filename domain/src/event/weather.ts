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

/** A forecast covers today and the fifteen days that follow, counted in UTC. */
const FORECAST_DAYS = 16;

/** The instant from which on no forecast reaches, seen from `now`. */
export const forecastEnd = (now: DateTime): DateTime => now.toUTC().startOf('day').plus({ days: FORECAST_DAYS });

/** How a forecast describes the sky, as it is stored. */
export type WeatherDescription =
  | 'Clear sky'
  | 'Mainly clear'
  | 'Partly cloudy'
  | 'Overcast'
  | 'Fog'
  | 'Freezing fog'
  | 'Light drizzle'
  | 'Drizzle'
  | 'Dense drizzle'
  | 'Light freezing drizzle'
  | 'Freezing drizzle'
  | 'Light rain'
  | 'Rain'
  | 'Heavy rain'
  | 'Light freezing rain'
  | 'Freezing rain'
  | 'Light snow'
  | 'Snow'
  | 'Heavy snow'
  | 'Snow grains'
  | 'Light rain showers'
  | 'Rain showers'
  | 'Violent rain showers'
  | 'Snow showers'
  | 'Heavy snow showers'
  | 'Thunderstorm'
  | 'Thunderstorm with hail'
  | 'Thunderstorm with heavy hail';
