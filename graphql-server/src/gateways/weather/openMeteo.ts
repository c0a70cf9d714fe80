import type { DateTime } from 'luxon';
import { z } from 'zod';
import { choosePlace } from './choosePlace.ts';
import { fetchJson, type FetchLimits } from './fetchJson.ts';
import { placeNames, townNames } from './placeNames.ts';
import { weatherOfCode } from './weatherOfCode.ts';
import { WeatherUnavailable, type Forecast, type SpokenPlace, type WeatherProvider } from './WeatherProvider.ts';

const GEOCODING_URL = 'https://geocoding-api.open-meteo.com';
const FORECAST_URL = 'https://api.open-meteo.com';
const LIMITS: FetchLimits = { timeoutMs: 5_000, maxBytes: 64 * 1024 };
const CANDIDATES = '10';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** Left out when nothing is found. */
const geocoding = z.object({
  results: z
    .array(
      z.object({
        name: z.string().max(200),
        latitude,
        longitude,
        feature_code: z.string().optional(),
        timezone: z.string().optional(),
        country: z.string().max(200).optional(),
        country_code: z.string().optional(),
        admin1: z.string().max(200).optional(),
      }),
    )
    .default([]),
});

const hourly = <Value extends z.ZodType>(value: Value) => z.array(value.nullable());

const forecasts = z.object({
  hourly: z.object({
    time: z.array(z.string()),
    temperature_2m: hourly(z.number().min(-200).max(200)),
    precipitation_probability: hourly(z.number().min(0).max(100)),
    weather_code: hourly(z.number()),
    is_day: hourly(z.number()),
  }),
});

type Hourly = z.output<typeof forecasts>['hourly'];

const parseBody = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> => {
  const result = schema.safeParse(body);
  if (!result.success) throw new WeatherUnavailable('The answer is not as documented', { cause: result.error });
  return result.data;
};

const forecastAt = (hour: string, read: Hourly): Forecast | null => {
  const index = read.time.indexOf(hour);
  const temperature = read.temperature_2m[index] ?? null;
  const look = weatherOfCode(read.weather_code[index] ?? -1, read.is_day[index] !== 0);
  if (temperature === null || !look) return null;
  return { ...look, temperature, precipitation: read.precipitation_probability[index] ?? null };
};

const withQuery = (base: string, path: string, query: Record<string, string>) => {
  const url = new URL(path, base);
  url.search = new URLSearchParams(query).toString();
  return url;
};

interface Options {
  /** Another host of the same API, in place of Open-Meteo's two. */
  url?: string | null;
  limits?: FetchLimits;
}

/** Open-Meteo, which wants no key: https://open-meteo.com/en/docs and https://open-meteo.com/en/docs/geocoding-api */
export const createOpenMeteo = ({ url, limits = LIMITS }: Options = {}): WeatherProvider => {
  const geocodingUrl = url ?? GEOCODING_URL;
  const forecastUrl = url ?? FORECAST_URL;

  const search = async (name: string) => {
    const query = { name, count: CANDIDATES, language: 'en', format: 'json' };
    const body = await fetchJson(withQuery(geocodingUrl, '/v1/search', query), limits);
    return body === null ? [] : parseBody(geocoding, body).results;
  };

  return {
    async geocode(place: SpokenPlace) {
      const names = place.isPrivate ? townNames(place.location) : placeNames(place.location);
      for (const name of names) {
        const found = choosePlace(await search(name), name, place);
        if (found) return found;
      }
      return null;
    },

    async forecast(place, instant: DateTime) {
      const hour = instant.toUTC().startOf('hour').toFormat("yyyy-MM-dd'T'HH:mm");
      const query = {
        latitude: String(place.latitude),
        longitude: String(place.longitude),
        hourly: 'temperature_2m,precipitation_probability,weather_code,is_day',
        temperature_unit: 'fahrenheit',
        start_hour: hour,
        end_hour: hour,
      };
      const body = await fetchJson(withQuery(forecastUrl, '/v1/forecast', query), limits);
      return body === null ? null : forecastAt(hour, parseBody(forecasts, body).hourly);
    },
  };
};
