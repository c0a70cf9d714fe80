import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { createOpenMeteo } from '../../src/gateways/weather/openMeteo.ts';
import { WeatherUnavailable } from '../../src/gateways/weather/WeatherProvider.ts';
import {
  answering,
  BERLIN,
  forecastOf,
  found,
  NOTHING_FOUND,
  silence,
  startOpenMeteoStub,
  type OpenMeteoStub,
} from './openMeteoStub.ts';

let stub: OpenMeteoStub;
beforeEach(async () => {
  stub = await startOpenMeteoStub();
});
afterEach(() => stub.stop());

const DATE = DateTime.fromISO('2026-05-06T08:20:00Z', { zone: 'utc' });
const inSydney = (location: string) => ({ location, isPrivate: false, timezone: 'Australia/Sydney', date: DATE });
const COORDINATES = { latitude: -33.86785, longitude: 151.20732 };

const openMeteo = (limits = { timeoutMs: 5_000, maxBytes: 64 * 1024 }) => createOpenMeteo({ url: stub.url, limits });
const namesAsked = () => stub.asked.map(({ searchParams }) => searchParams.get('name'));

describe('Open-Meteo’s geocoder', () => {
  it('is asked for the whole location, then for its parts from the widest', async () => {
    const place = await openMeteo().geocode(inSydney('North end, Manly Beach, Sydney'));
    expect(namesAsked()).toEqual(['North end, Manly Beach, Sydney', 'Sydney']);
    expect(place).toEqual({ ...COORDINATES, name: 'Sydney, New South Wales, Australia' });
  });

  it('is asked for no more than the town of a private event', async () => {
    const place = await openMeteo().geocode({ ...inSydney('Flat 3, 12 Bower Street, Sydney'), isPrivate: true });
    expect(namesAsked()).toEqual(['Sydney']);
    expect(place).toEqual({ ...COORDINATES, name: 'Sydney, New South Wales, Australia' });
    await openMeteo().geocode({ ...inSydney('12 Bower Street'), isPrivate: true });
    expect(namesAsked()).toEqual(['Sydney']);
  });

  it('says null for a place that it does not know', async () => {
    expect(await openMeteo().geocode(inSydney('Behind the old oak'))).toBeNull();
  });

  it('is not asked where an online event is', async () => {
    for (const location of ['Online', 'Zoom', 'https://meet.example.com/x', 'Discord (voice), Sydney'])
      expect(await openMeteo().geocode(inSydney(location))).toBeNull();
    expect(stub.asked).toEqual([]);
  });

  it('says null where the provider says 400', async () => {
    stub.answers.search = answering({ error: true, reason: 'Parameter count must be between 1 and 100.' }, 400);
    expect(await openMeteo().geocode(inSydney('Sydney'))).toBeNull();
  });
});

describe('Open-Meteo’s forecast', () => {
  it('is asked for the very hour of the event, in Fahrenheit', async () => {
    const forecast = await openMeteo().forecast(COORDINATES, DATE);
    expect(Object.fromEntries(stub.asked[0]?.searchParams ?? [])).toEqual({
      latitude: '-33.86785',
      longitude: '151.20732',
      hourly: 'temperature_2m,precipitation_probability,weather_code,is_day',
      temperature_unit: 'fahrenheit',
      start_hour: '2026-05-06T08:00',
      end_hour: '2026-05-06T08:00',
    });
    expect(forecast).toEqual({
      icon: 'partly-cloudy-day',
      description: 'Partly cloudy',
      temperature: 72.4,
      precipitation: 20,
    });
  });

  it('knows night from day', async () => {
    stub.answers.forecast = answering(forecastOf({ code: 0, isDay: 0 }));
    expect(await openMeteo().forecast(COORDINATES, DATE)).toMatchObject({ icon: 'clear-night' });
  });

  it('may leave the chance of rain open', async () => {
    stub.answers.forecast = answering(forecastOf({ precipitation: null }));
    expect(await openMeteo().forecast(COORDINATES, DATE)).toMatchObject({ temperature: 72.4, precipitation: null });
  });

  it.each([
    ['an hour that its models do not reach', forecastOf({ temperature: null, code: null, isDay: null })],
    ['another hour than was asked for', forecastOf({ time: '2026-05-07T08:00' })],
    ['a weather that nobody knows', forecastOf({ code: 42 })],
  ])('says null for %s', async (_case, answer) => {
    stub.answers.forecast = answering(answer);
    expect(await openMeteo().forecast(COORDINATES, DATE)).toBeNull();
  });

  it('says null where the hour is out of reach', async () => {
    const reason = "Parameter 'start_hour' is out of allowed range from 2026-02-01 to 2026-05-16";
    stub.answers.forecast = answering({ error: true, reason }, 400);
    expect(await openMeteo().forecast(COORDINATES, DATE)).toBeNull();
  });
});

describe('a fault of the provider', () => {
  const faults: [string, unknown, number][] = [
    ['429', { error: true, reason: 'Minutely API request limit exceeded. Please try again in one minute.' }, 429],
    ['500', 'Internal Server Error', 500],
    ['HTML', '<!doctype html><title>Please sign in to this network</title>', 200],
    ['an empty answer', '', 200],
    ['JSON of another form', { hourly: 'sunny', results: { name: 'Berlin' } }, 200],
    ['coordinates that are none', found({ ...BERLIN, latitude: 520 }), 200],
    ['a flood', found(...Array.from({ length: 2_000 }, () => BERLIN)), 200],
  ];

  it.each(faults)('%s is typed, for both calls', async (_name, body, status) => {
    stub.answers.search = answering(body, status);
    stub.answers.forecast = answering(body, status);
    await expect(openMeteo().geocode(inSydney('Sydney'))).rejects.toThrow(WeatherUnavailable);
    await expect(openMeteo().forecast(COORDINATES, DATE)).rejects.toThrow(WeatherUnavailable);
  });

  it('says when to come back, if it does', async () => {
    stub.answers.forecast = answering({ error: true }, 429, { 'retry-after': '3600' });
    await expect(openMeteo().forecast(COORDINATES, DATE)).rejects.toMatchObject({ retryAfter: 3600 });
  });

  it.each(['headers', 'body'])('30 s of silence before the %s ends at the time limit', async (until) => {
    stub.answers.forecast =
      until === 'headers' ? silence : (_request, response) => void response.writeHead(200).write('{"hourly":');
    const asked = openMeteo({ timeoutMs: 30, maxBytes: 1_000 }).forecast(COORDINATES, DATE);
    await expect(asked).rejects.toThrow(WeatherUnavailable);
  });

  it('a host that is not there is one', async () => {
    const gone = createOpenMeteo({ url: 'http://127.0.0.1:1' });
    await expect(gone.forecast(COORDINATES, DATE)).rejects.toThrow(WeatherUnavailable);
  });

  it.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed, wherever it leads', async (status) => {
    const inside = await startOpenMeteoStub();
    for (const location of [`${inside.url}/v1/forecast`, 'http://169.254.169.254/latest/meta-data/', '/v1/search']) {
      stub.asked.length = 0;
      stub.answers.forecast = answering(NOTHING_FOUND, status, { location });
      await expect(openMeteo().forecast(COORDINATES, DATE)).rejects.toThrow(WeatherUnavailable);
      expect(stub.asked).toHaveLength(1);
    }
    expect(inside.asked).toEqual([]);
    await inside.stop();
  });
});
