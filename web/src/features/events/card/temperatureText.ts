import { memoize } from '../../../lib/memoize.ts';

/** Where people think in Fahrenheit: the United States with their territories, and a few others (Unicode CLDR). */
const FAHRENHEIT_REGIONS = new Set('US AS GU MP PR UM VI BS BZ FM KY LR MH PW'.split(' '));

const regionOf = (locale: string) => {
  try {
    return new Intl.Locale(locale).maximize().region;
  } catch {
    return undefined;
  }
};

/** Kept, as each card has a temperature. */
const scaleOf = memoize((locale: string) => {
  const region = regionOf(locale);
  const isFahrenheit = region === undefined || FAHRENHEIT_REGIONS.has(region);
  const unit = isFahrenheit ? 'fahrenheit' : 'celsius';
  return { isFahrenheit, format: new Intl.NumberFormat(region ? locale : 'en-US', { style: 'unit', unit }) };
});

/** A temperature as the reader's locale writes it, such as `72°F` or `22 °C`; °F if the locale has no preference. */
export const temperatureText = (fahrenheit: number, locale: string): string => {
  const { isFahrenheit, format } = scaleOf(locale);
  const value = Math.round(isFahrenheit ? fahrenheit : ((fahrenheit - 32) * 5) / 9);
  // no minus before a zero
  return format.format(value + 0);
};
