interface Weather {
  temperature: number;
  description: string;
  precipitation?: number | null;
}

/** The forecast in one line, such as `72°F, Partly cloudy, 20% rain`; the chance of rain only when there is one. */
export const weatherText = ({ temperature, description, precipitation }: Weather): string =>
  [`${Math.round(temperature)}°F`, description, precipitation ? `${Math.round(precipitation)}% chance of rain` : '']
    .filter(Boolean)
    .join(', ');
