import { expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { fakeClock } from '../../src/gateways/clock.ts';
import { withBackoff } from '../../src/gateways/weather/withBackoff.ts';
import { WeatherUnavailable, type WeatherProvider } from '../../src/gateways/weather/WeatherProvider.ts';

const START = DateTime.fromISO('2026-05-01T12:00:00Z', { zone: 'utc' });
const PLACE = { latitude: 1, longitude: 1 };

const aProvider = () => {
  const state = { calls: 0, fault: new WeatherUnavailable('down') as Error | null };
  const answer = async () => {
    state.calls++;
    if (state.fault) throw state.fault;
    return null;
  };
  const provider: WeatherProvider = { geocode: answer, forecast: answer };
  const clock = fakeClock(START.toISO() ?? '');
  const heard: Error[] = [];
  const patient = withBackoff(provider, { clock, onFault: (fault) => heard.push(fault) });
  const askAt = async (minutes: number) => {
    clock.set(START.plus({ minutes }).toISO() ?? '');
    const calls = state.calls;
    const error: unknown = await patient.forecast(PLACE, START).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    return { error, wasAsked: state.calls > calls };
  };
  return { state, heard, askAt };
};

it('leaves a provider that failed alone, twice as long each time', async () => {
  const { askAt } = aProvider();
  const asked: number[] = [];
  for (let minutes = 0; minutes < 160; minutes++) if ((await askAt(minutes)).wasAsked) asked.push(minutes);
  expect(asked).toEqual([0, 5, 15, 35, 75, 155]);
});

it('leaves it alone for six hours at the most, whatever it asks for', async () => {
  const { state, askAt } = aProvider();
  state.fault = new WeatherUnavailable('daily limit', { retryAfter: 86_400 });
  expect((await askAt(0)).wasAsked).toBe(true);
  expect((await askAt(359)).wasAsked).toBe(false);
  expect((await askAt(360)).wasAsked).toBe(true);
});

it('waits as long as it is asked to', async () => {
  const { state, askAt } = aProvider();
  state.fault = new WeatherUnavailable('hourly limit', { retryAfter: 3_600 });
  await askAt(0);
  expect(await askAt(59)).toMatchObject({ wasAsked: false, error: expect.any(WeatherUnavailable) });
  expect((await askAt(60)).wasAsked).toBe(true);
});

it('starts over once it answers', async () => {
  const { state, askAt } = aProvider();
  await askAt(0);
  await askAt(5);
  state.fault = null;
  expect(await askAt(15)).toEqual({ wasAsked: true, error: null });
  expect((await askAt(15)).wasAsked).toBe(true);
  state.fault = new WeatherUnavailable('down again');
  await askAt(16);
  expect((await askAt(21)).wasAsked).toBe(true);
});

it('says so once a day', async () => {
  const { heard, askAt } = aProvider();
  for (let hours = 0; hours < 48; hours++) await askAt(hours * 60);
  expect(heard).toHaveLength(2);
});

it('does not rest after an error of ours', async () => {
  const { state, heard, askAt } = aProvider();
  state.fault = new TypeError('a bug');
  await askAt(0);
  expect((await askAt(0)).wasAsked).toBe(true);
  expect(heard).toEqual([]);
});
