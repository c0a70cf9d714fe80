import { DateTime } from 'luxon';
import { readEvent } from '../support/builders.ts';
import { NOW, type TestServer } from '../support/testServer.ts';
import type { OpenMeteoStub } from './openMeteoStub.ts';

/** The weather that the stub forecasts, as an event shows it. */
export const FAIR = {
  icon: 'partly-cloudy-day',
  temperature: 72.4,
  description: 'Partly cloudy',
  precipitation: 20,
  resolvedLocation: 'Sydney, New South Wales, Australia',
};

/**
 * Has the weather refreshed, and tells what came of it.
 * @param world the server and the stub that run by then
 */
export const weatherSteps = (world: () => { server: TestServer; stub: OpenMeteoStub }) => {
  const at = (shift: object) => DateTime.fromISO(NOW, { zone: 'utc' }).plus(shift).toISO() ?? '';
  const refresh = () => world().server.tasks.refreshWeather({});
  const refreshAt = (shift: object) => {
    world().server.clock.set(at(shift));
    return refresh();
  };
  const weatherOf = async (event: { urlHash: string }) => (await readEvent(world().server, event)).weather;
  const pathsAsked = () => world().stub.asked.map(({ pathname }) => pathname);

  return { at, refresh, refreshAt, weatherOf, pathsAsked };
};
