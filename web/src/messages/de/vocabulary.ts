import { GERMAN_WEATHER } from '@quorum/domain/event/germanWeather';
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
export const weather = GERMAN_WEATHER;
