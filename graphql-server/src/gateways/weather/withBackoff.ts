import { Duration, type DateTime } from 'luxon';
import type { Clock } from '../clock.ts';
import { WeatherUnavailable, type WeatherProvider } from './WeatherProvider.ts';

const FIRST_WAIT = Duration.fromObject({ minutes: 5 });
const LONGEST_WAIT = Duration.fromObject({ hours: 6 });
const SILENCE = Duration.fromObject({ days: 1 });

interface Options {
  clock: Clock;
  /** Hears of a fault, at most once a day: a machine without internet is no news. */
  onFault: (fault: WeatherUnavailable) => void;
}

/**
 * Leaves a provider that failed alone for a while, twice as long each time, or for as long as it demands. Meanwhile every
 * call fails at once.
 */
export const withBackoff = (provider: WeatherProvider, { clock, onFault }: Options): WeatherProvider => {
  let failures = 0;
  let restsUntil: DateTime | null = null;
  let lastSaid: DateTime | null = null;

  const rest = (fault: WeatherUnavailable) => {
    const now = clock.now();
    const doubled = FIRST_WAIT.toMillis() * 2 ** failures++;
    const demanded = (fault.retryAfter ?? 0) * 1_000;
    restsUntil = now.plus(Math.min(Math.max(doubled, demanded), LONGEST_WAIT.toMillis()));
    if (lastSaid && now < lastSaid.plus(SILENCE)) return;
    lastSaid = now;
    onFault(fault);
  };

  const guarded =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (restsUntil && clock.now() < restsUntil) throw new WeatherUnavailable('The weather is left alone for a while');
      try {
        const result = await call(...args);
        failures = 0;
        return result;
      } catch (error) {
        if (error instanceof WeatherUnavailable) rest(error);
        throw error;
      }
    };

  return { geocode: guarded(provider.geocode), forecast: guarded(provider.forecast) };
};
