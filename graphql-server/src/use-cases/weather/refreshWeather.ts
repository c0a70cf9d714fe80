import { forecastEnd } from '@quorum/domain/event/weather';
import { noteVisible } from '../../activity/record.ts';
import { WeatherUnavailable } from '../../gateways/weather/WeatherProvider.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { WeatherRepository } from '../../persistence/repositories/WeatherRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN } from '../inTransaction.ts';
import { placeOf } from './placeOf.ts';

/** After how many hours a forecast is looked up again; sooner for an event that starts soon. */
const FRESH_HOURS = 3;
const FRESH_SOON_HOURS = 1;
const SOON_HOURS = 24;
/** One that could not be looked up for this long is not shown any more. */
const SHOWN_HOURS = 24;
/** Places move rarely, and those in use are looked up again. */
const PLACES_KEPT_DAYS = 90;
/** Events in one run; the next one goes on from there. */
const RUN_MAX = 200;

const NOTHING = { icon: null, temperature: null, description: null, precipitation: null, resolvedLocation: null };

/** @throws WeatherUnavailable */
async function lookUp(context: Context, event: EventEntity): Promise<void> {
  const place = await placeOf(context, event);
  const forecast = place && (await context.weather.forecast(place, event.date));
  const known = forecast ? { ...forecast, resolvedLocation: place.name } : NOTHING;
  const apart = { ...context, em: context.em.fork({ useContext: true }) };
  await inTransaction(apart, [event.urlHash], async (transaction) => {
    const { em, clock } = transaction;
    await new WeatherRepository(em).keepWeather(event, { ...known, fetchedAt: clock.now() });
    noteVisible(transaction);
  });
}

/**
 * Looks up the weather of every event that has a forecast, where what is known is too old, and deletes what is of no
 * use. A provider that does not respond ends the run; a later one goes on.
 */
export async function refreshWeather(context: Context): Promise<void> {
  const { em, clock } = context;
  const now = clock.now();
  const repository = new WeatherRepository(em);
  await inTransaction(context, NO_TURN, async (transaction) => {
    const weather = new WeatherRepository(transaction.em);
    if ((await weather.deleteStale(now, now.minus({ hours: SHOWN_HOURS }))) > 0) noteVisible(transaction);
  });
  await repository.deletePlaces(now.minus({ days: PLACES_KEPT_DAYS }));
  const due = await repository.listDue({
    from: now,
    until: forecastEnd(now),
    staleBefore: now.minus({ hours: FRESH_HOURS }),
    soon: now.plus({ hours: SOON_HOURS }),
    staleSoonBefore: now.minus({ hours: FRESH_SOON_HOURS }),
    limit: RUN_MAX,
  });
  try {
    for (const event of due) await lookUp(context, event);
  } catch (error) {
    if (!(error instanceof WeatherUnavailable)) throw error;
  }
}
