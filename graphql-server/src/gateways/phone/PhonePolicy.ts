import type { Env } from '../../config/env.ts';

/** Whose numbers are taken, and how the operator hears that some are not any more. */
export interface PhonePolicy {
  /** Two-letter codes. */
  countries: ReadonlySet<string>;
  /** Numbers of a network or a country are not taken any more, on a day as `2026-05-01`: the log tells it once. */
  noteClosed(closed: { day: string; reason: string; country: string }): void;
}

interface Log {
  warn(fields: object, message: string): void;
}

export const phonePolicyFrom = ({ sms: { countries } }: Env, log: Log): PhonePolicy => {
  let today = '';
  const logged = new Set<string>();
  return {
    countries,
    noteClosed({ day, reason, country }) {
      if (day !== today) logged.clear();
      today = day;
      // of a network too, no more than one a country: those who pump have many networks
      const name = `${reason} ${country}`;
      if (logged.has(name)) return;
      logged.add(name);
      log.warn({ reason, country }, 'Codes are sent and not confirmed: some telephone numbers are not taken for now');
    },
  };
};
