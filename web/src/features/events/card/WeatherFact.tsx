import type { WeatherIcon } from '@quorum/domain/event/weather';
import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudHail,
  CloudLightning,
  CloudMoon,
  CloudRain,
  CloudSnow,
  CloudSun,
  Moon,
  Sun,
} from 'lucide-react';
import type { ReactElement } from 'react';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { Fact, Muted } from './eventFactLayout.tsx';
import { eventsText } from '../../../messages/events/eventsText.generated.ts';
import { weatherText } from './weatherText.ts';

const ICONS: Record<WeatherIcon, ReactElement> = {
  'clear-day': <Sun aria-hidden="true" />,
  'clear-night': <Moon aria-hidden="true" />,
  'partly-cloudy-day': <CloudSun aria-hidden="true" />,
  'partly-cloudy-night': <CloudMoon aria-hidden="true" />,
  cloudy: <Cloud aria-hidden="true" />,
  fog: <CloudFog aria-hidden="true" />,
  drizzle: <CloudDrizzle aria-hidden="true" />,
  rain: <CloudRain aria-hidden="true" />,
  sleet: <CloudHail aria-hidden="true" />,
  snow: <CloudSnow aria-hidden="true" />,
  thunderstorm: <CloudLightning aria-hidden="true" />,
};

const isIcon = (name: string): name is WeatherIcon => Object.hasOwn(ICONS, name);

interface Props {
  weather: NonNullable<EventCardFragment['weather']>;
}

/** The forecast for an event's own hour. Its provider's licence wants to be named beside it (CC BY 4.0). */
export const WeatherFact = ({ weather }: Props) => (
  <Fact icon={ICONS[isIcon(weather.icon) ? weather.icon : 'partly-cloudy-day']}>
    {weatherText(weather)}
    <Muted>
      {weather.resolvedLocation ? eventsText.forecastForBy({ place: weather.resolvedLocation }) : eventsText.forecastBy}{' '}
      <a href="https://open-meteo.com/" target="_blank" rel="noopener noreferrer">
        Open-Meteo
      </a>
    </Muted>
  </Fact>
);
