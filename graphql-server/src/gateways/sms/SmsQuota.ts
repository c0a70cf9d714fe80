import type { Env } from '../../config/env.ts';

/** How many texts leave in a day, and how the operator hears that no more do. */
export interface SmsQuota {
  dailyMax: number;
  /** On a day, as `2026-05-01`: the log tells it once. */
  noteReached(day: string): void;
}

export interface Log {
  warn(fields: object, message: string): void;
}

export const smsQuotaFrom = ({ sms: { dailyMax } }: Env, log: Log): SmsQuota => {
  let told: string | null = null;
  return {
    dailyMax,
    noteReached(day) {
      if (told === day) return;
      told = day;
      log.warn({ day, dailyMax }, 'SMS_DAILY_MAX is reached: until midnight (UTC) people get mail instead of texts');
    },
  };
};
