import type { EventStatus } from '@quorum/domain/decision/rules';
import { countsTo12 } from '@quorum/domain/countsTo12';
import { currentLocale } from '../../../lib/language.ts';
import { useAtTime } from '../../../lib/useNow.ts';
import { memoize } from '../../../lib/memoize.ts';
import { formatIn } from '../../../lib/wallClocks.ts';
import { eventsText } from '../../../messages/events/eventsText.generated.ts';
import { daysBetween } from './calendarDay.ts';
import { timeLeft } from './timeLeft.ts';

/** Until then a weekday names one day alone. */
const NAMED_BY_WEEKDAY = 6;
const DATE = { month: 'short', day: 'numeric' } as const;
const HOUR = { weekday: 'short', hour: 'numeric' } as const;
const MINUTE = { ...HOUR, minute: '2-digit' } as const;

const SHAPES = { hour: HOUR, minute: MINUTE, dateHour: { ...DATE, ...HOUR }, dateMinute: { ...DATE, ...MINUTE } };

/** Formats are dear, and a page has many cards. */
const formatsBy = memoize((key: string) => {
  const [locale = '', timezone = ''] = key.split(' ');
  return {
    shape: memoize((shape: keyof typeof SHAPES) => formatIn(timezone, SHAPES[shape], locale)),
    minutes: formatIn(timezone, { minute: 'numeric' }, 'en'),
    by12: countsTo12(locale),
  };
});

/** By the clocks of `timezone`, as one says it: `Thu 6 PM`, and with its date where the weekday is not enough. */
export const shortTime = (instant: Date, now: number, timezone: string): string => {
  const { shape, minutes, by12 } = formatsBy(`${currentLocale()} ${timezone}`);
  const isHourEnough = by12 && Number(minutes.format(instant)) === 0;
  const isFar = daysBetween(now, instant.getTime(), timezone) > NAMED_BY_WEEKDAY;
  if (isFar) return shape(isHourEnough ? 'dateHour' : 'dateMinute').format(instant);
  return shape(isHourEnough ? 'hour' : 'minute').format(instant);
};

interface Decidable {
  status: EventStatus;
  decideAt: string | null;
  timezone: string;
}

/** `Thu 6 PM`, in the zone of the event; undefined where the clock has nothing to decide any more. */
export const decisionHour = ({ status, decideAt, timezone }: Decidable, now: number): string | undefined =>
  decideAt && status === 'GATHERING' && Date.parse(decideAt) > now
    ? shortTime(new Date(decideAt), now, timezone)
    : undefined;

/** The same, as time goes by. */
export const useDecisionHour = (event: Decidable): string | undefined => useAtTime((now) => decisionHour(event, now));

/** `Decides Thu 6 PM, in 2 days`. */
export const useDecisionTime = (event: Decidable): string | undefined =>
  useAtTime((now) => {
    const when = decisionHour(event, now);
    const { decideAt, timezone } = event;
    const left = decideAt && timeLeft({ date: decideAt, endTime: null, timezone }, now);
    return when && left ? eventsText.decides({ when, left }) : undefined;
  });
