import type { DateTime } from 'luxon';
import type { Notification } from '../Notice.ts';

/** So long somebody whose device is off is waited for, unless the event begins before; but never less than an hour. */
const NEWS_FOR = { days: 3 };
const NEWS_AT_LEAST = { hours: 1 };

/** Until when a notification that is sent now is still news; no later than `until`, if that is given. */
export const expiryOf = (
  { subject: { event } }: Pick<Notification, 'subject'>,
  now: DateTime,
  until?: DateTime,
): DateTime => {
  if (until) return until;
  const latest = now.plus(NEWS_FOR);
  const earliest = now.plus(NEWS_AT_LEAST);
  if (!event || event.date > latest) return latest;
  return event.date > earliest ? event.date : earliest;
};
