import { temperatureText } from './temperatureText.ts';

interface Weather {
  icon: string;
  temperature: number;
  description: string;
  precipitation?: number | null;
}

const fallingOf = (icon: string) => (icon === 'snow' ? 'snow' : icon === 'sleet' ? 'sleet' : 'rain');

const chanceText = ({ icon, precipitation }: Weather, locale: string) => {
  if (!precipitation) return '';
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(precipitation / 100);
  return `${percent} chance of ${fallingOf(icon)}`;
};

/** The forecast in one line, such as `72°F, Partly cloudy, 20% chance of rain`; the chance only when there is one. */
export const weatherText = (weather: Weather, locale: string = navigator.language): string =>
  [temperatureText(weather.temperature, locale), weather.description, chanceText(weather, locale)]
    .filter(Boolean)
    .join(', ');
