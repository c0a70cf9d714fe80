import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { messagesIn } from '../languages/messagesIn.ts';
import type { Fact } from './facts.ts';
import { percent } from './words.ts';

/** The forecast of an event; null where nothing is known. */
export interface MailWeather {
  icon: string | null;
  /** In degrees Fahrenheit. */
  temperature: number | null;
  description: string | null;
  /** Probability in percent. */
  precipitation: number | null;
}

const degrees = (value: number, unit: 'celsius' | 'fahrenheit', language: ReaderLanguage): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 0 }).format(Math.round(value) + 0);

/** The forecast as a line of facts; none where nothing is known. */
export const weatherFact = (weather: MailWeather | null, language: ReaderLanguage): Fact[] => {
  if (weather?.temperature == null || weather.description === null) return [];
  const { icon, temperature, description, precipitation } = weather;
  const { forecast: words } = messagesIn(language);
  const celsius = degrees(((temperature - 32) * 5) / 9, 'celsius', language);
  const falls = icon === 'snow' || icon === 'sleet' ? icon : 'rain';
  const chance = precipitation ? [words[falls](percent(precipitation / 100, language))] : [];
  const text = [
    words.temperature(celsius, degrees(temperature, 'fahrenheit', language)),
    words.sky(description),
    ...chance,
  ].join(', ');
  return [[words.label, text]];
};
