import type { DateTime } from 'luxon';
import type { Env } from '../../config/env.ts';

/** How many texts leave in a day, and how the operator hears that no more do. */
export interface SmsQuota {
  dailyMax: number;
  /** Whether this server has seen to it that the operator hears of that day. */
  isNoted(now: DateTime): boolean;
  /** Tells the operator. */
  noteReached(now: DateTime): void;
}

export interface Log {
  warn(fields: object, message: string): void;
}

const dayOf = (now: DateTime) => now.toUTC().toISODate();

export const smsQuotaFrom = ({ sms: { dailyMax } }: Env, log: Log): SmsQuota => {
  let noted: string | null = null;
  return {
    dailyMax,
    isNoted(now) {
      const day = dayOf(now);
      if (noted === day) return true;
      noted = day;
      return false;
    },
    noteReached(now) {
      const day = dayOf(now);
      log.warn({ day, dailyMax }, 'SMS_DAILY_MAX is reached: until midnight (UTC) people get mail instead of texts');
    },
  };
};
