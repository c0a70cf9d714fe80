import type { WeatherDescription } from '@quorum/domain/event/weather';
import type { ReportReason } from '@quorum/domain/report/reasons';

/** The types of events that every installation starts with; what else there is stays as it was named. */
export const eventTypeNames = {
  Basketball: 'Basketball',
  Soccer: 'Fußball',
  Volleyball: 'Volleyball',
  Tennis: 'Tennis',
  Badminton: 'Badminton',
  'Ultimate Frisbee': 'Ultimate Frisbee',
  Running: 'Laufen',
  Cycling: 'Radfahren',
  Hiking: 'Wandern',
  'Board Games': 'Brettspiele',
  Meetup: 'Treffen',
  Other: 'Sonstiges',
};

/** What people find wrong with an event. */
export const reportReasons: Record<ReportReason, string> = {
  'Spam or a scam': 'Werbung oder Betrug',
  'Insults or hatred': 'Beleidigungen oder Hass',
  'Dangerous or illegal': 'Gefährlich oder verboten',
  'Something else': 'Etwas anderes',
};

/** How a forecast describes the sky. */
export const weather: Record<WeatherDescription, string> = {
  'Clear sky': 'Klar',
  'Mainly clear': 'Überwiegend klar',
  'Partly cloudy': 'Teils bewölkt',
  Overcast: 'Bedeckt',
  Fog: 'Nebel',
  'Freezing fog': 'Gefrierender Nebel',
  'Light drizzle': 'Leichter Nieselregen',
  Drizzle: 'Nieselregen',
  'Dense drizzle': 'Dichter Nieselregen',
  'Light freezing drizzle': 'Leichter gefrierender Nieselregen',
  'Freezing drizzle': 'Gefrierender Nieselregen',
  'Light rain': 'Leichter Regen',
  Rain: 'Regen',
  'Heavy rain': 'Starker Regen',
  'Light freezing rain': 'Leichter gefrierender Regen',
  'Freezing rain': 'Gefrierender Regen',
  'Light snow': 'Leichter Schneefall',
  Snow: 'Schneefall',
  'Heavy snow': 'Starker Schneefall',
  'Snow grains': 'Schneegriesel',
  'Light rain showers': 'Leichte Regenschauer',
  'Rain showers': 'Regenschauer',
  'Violent rain showers': 'Heftige Regenschauer',
  'Snow showers': 'Schneeschauer',
  'Heavy snow showers': 'Starke Schneeschauer',
  Thunderstorm: 'Gewitter',
  'Thunderstorm with hail': 'Gewitter mit Hagel',
  'Thunderstorm with heavy hail': 'Gewitter mit starkem Hagel',
};
