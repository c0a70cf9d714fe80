import { formatPercent } from '../../../lib/formatNumber.ts';
import { currentLocale, wordIn } from '../../../lib/language.ts';
import { eventsText } from '../../../messages/events/eventsText.generated.ts';
import { temperatureText } from './temperatureText.ts';

interface Weather {
  icon: string;
  temperature: number;
  description: string;
  precipitation?: number | null;
}

const chanceOf = (icon: string) => {
  if (icon === 'snow') return eventsText.chanceOfSnow;
  return icon === 'sleet' ? eventsText.chanceOfSleet : eventsText.chanceOfRain;
};

const chanceText = ({ icon, precipitation }: Weather, locale: string) => {
  if (!precipitation) return '';
  return chanceOf(icon)({ percent: formatPercent(precipitation / 100, locale) });
};

/** The forecast in one line, such as `72°F, Partly cloudy, 20% chance of rain`; the chance only when there is one. */
export const weatherText = (weather: Weather, locale: string = currentLocale()): string =>
  [temperatureText(weather.temperature, locale), wordIn('weather', weather.description), chanceText(weather, locale)]
    .filter(Boolean)
    .join(', ');
