import type { DateTime } from 'luxon';

/** A person whose response is newer than this is not asked whether it still holds. */
export const SAID_LONG_AGO = { days: 2 };

const MORNING_HOUR = 8;
/** Before it, the morning leaves too little time to find somebody else: those who come are asked the evening before. */
const EARLY_HOUR = 11;
const EVENING_HOUR = 20;

/**
 * When people who said yes days ago are asked whether they are still in: on the morning of the event, in its own time
 * zone.
 */
export const stillInAt = ({ date, timezone }: { date: DateTime; timezone: string }): DateTime => {
  const start = date.setZone(timezone);
  return start.hour < EARLY_HOUR
    ? start.startOf('day').minus({ days: 1 }).set({ hour: EVENING_HOUR })
    : start.startOf('day').set({ hour: MORNING_HOUR });
};

/**
 * So probable is a yes that was asked for and not confirmed: of those who do not say again that they come, some do not. It
 * counts in the chance alone. The sum of likelihoods stays what people have said, and a yes that was confirmed is one.
 */
export const UNCONFIRMED_YES = 0.9;
