import type { DateTime } from 'luxon';

/** Of a row in an outbox: that no process has it, or the one that had it has kept it too long. */
export const isFree = (now: DateTime) => ({ $or: [{ claimedUntil: null }, { claimedUntil: { $lt: now } }] });
