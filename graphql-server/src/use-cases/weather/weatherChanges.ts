import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { WeatherRepository } from '../../persistence/repositories/WeatherRepository.ts';
import type { Transaction } from '../inTransaction.ts';

/** Has the weather looked up soon, once for however many events. */
export const requestWeather = ({ jobs }: Transaction): Promise<void> =>
  jobs.add('refreshWeather', {}, { key: 'refreshWeather' });

type Where = Pick<EventEntity, 'date' | 'location' | 'timezone'>;

/** Deletes the weather of an event that now takes place elsewhere or at another time, and schedules a new look-up. */
export async function keepWeatherTrue(transaction: Transaction, event: EventEntity, before: Where): Promise<void> {
  const isSame =
    +event.date === +before.date && event.location === before.location && event.timezone === before.timezone;
  if (isSame) return;
  await new WeatherRepository(transaction.em).deleteOf(event);
  await requestWeather(transaction);
}
