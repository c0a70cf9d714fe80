import { GERMAN_WEATHER } from '@quorum/domain/event/germanWeather';
import { GERMAN_TYPE_NAMES } from '@quorum/domain/event-type/germanNames';
import type { ReportReason } from '@quorum/domain/report/reasons';

/** The types of events that every installation starts with. */
export const eventTypeNames = GERMAN_TYPE_NAMES;

/** What people find wrong with an event. */
export const reportReasons: Record<ReportReason, string> = {
  'Spam or a scam': 'Werbung oder Betrug',
  'Insults or hatred': 'Beleidigungen oder Hass',
  'Dangerous or illegal': 'Gefährlich oder verboten',
  'Something else': 'Etwas anderes',
};

/** How a forecast describes the sky. */
export const weather = GERMAN_WEATHER;
