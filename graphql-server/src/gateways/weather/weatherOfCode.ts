import type { WeatherDescription, WeatherIcon } from '@quorum/domain/event/weather';

interface Look {
  icon: WeatherIcon;
  description: WeatherDescription;
}

const look = (icon: WeatherIcon, description: WeatherDescription): Look => ({ icon, description });

/** WMO weather interpretation codes (WMO code table 4677, those that Open-Meteo documents); the sky of a day and of a night. */
const LOOKS: Record<number, Look | { day: Look; night: Look }> = {
  0: { day: look('clear-day', 'Clear sky'), night: look('clear-night', 'Clear sky') },
  1: { day: look('clear-day', 'Mainly clear'), night: look('clear-night', 'Mainly clear') },
  2: { day: look('partly-cloudy-day', 'Partly cloudy'), night: look('partly-cloudy-night', 'Partly cloudy') },
  3: look('cloudy', 'Overcast'),
  45: look('fog', 'Fog'),
  48: look('fog', 'Freezing fog'),
  51: look('drizzle', 'Light drizzle'),
  53: look('drizzle', 'Drizzle'),
  55: look('drizzle', 'Dense drizzle'),
  56: look('sleet', 'Light freezing drizzle'),
  57: look('sleet', 'Freezing drizzle'),
  61: look('rain', 'Light rain'),
  63: look('rain', 'Rain'),
  65: look('rain', 'Heavy rain'),
  66: look('sleet', 'Light freezing rain'),
  67: look('sleet', 'Freezing rain'),
  71: look('snow', 'Light snow'),
  73: look('snow', 'Snow'),
  75: look('snow', 'Heavy snow'),
  77: look('snow', 'Snow grains'),
  80: look('rain', 'Light rain showers'),
  81: look('rain', 'Rain showers'),
  82: look('rain', 'Violent rain showers'),
  85: look('snow', 'Snow showers'),
  86: look('snow', 'Heavy snow showers'),
  95: look('thunderstorm', 'Thunderstorm'),
  96: look('thunderstorm', 'Thunderstorm with hail'),
  99: look('thunderstorm', 'Thunderstorm with heavy hail'),
};

/** How the weather of a WMO code looks, null for a code that is none. */
export const weatherOfCode = (code: number, isDay: boolean): Look | null => {
  const found = LOOKS[code];
  if (!found) return null;
  if ('icon' in found) return found;
  return isDay ? found.day : found.night;
};
