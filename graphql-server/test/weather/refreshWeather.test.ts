import { describe, expect, it } from '@jest/globals';
import { anEvent, changeEvent, deleteEvent, readEvent } from '../support/builders.ts';
import { useFresh, useFreshServer } from '../support/useServer.ts';
import { answering, forecastOf, startOpenMeteoStub } from './openMeteoStub.ts';
import { FAIR, weatherSteps } from './weatherSteps.ts';

const stub = useFresh(startOpenMeteoStub, ({ stop }) => stop());
const server = useFreshServer(() => ({ env: { WEATHER_URL: stub.url } }));

const { at, refresh, refreshAt, weatherOf, pathsAsked } = weatherSteps(() => ({ server, stub }));
const startingIn = (shift: object) => ({ date: at(shift), endTime: null });
const rows = (sql: string): Promise<Record<string, unknown>[]> => server.orm.em.fork().execute(sql);

describe('the weather of an event', () => {
  it('is looked up in the background and shown by both transports', async () => {
    const event = await anEvent(server);
    expect(stub.asked).toEqual([]);
    expect(event.weather).toBeNull();
    await refresh();
    expect(await weatherOf(event)).toEqual(FAIR);
    const fields = 'weather { icon temperature description precipitation resolvedLocation }';
    const { data } = await server.graphql(`{ events { nodes { ${fields} } } }`);
    expect(data?.events.nodes).toEqual([{ weather: FAIR }]);
    expect((await server.rest('GET', '/api/events')).json()).toMatchObject([{ weather: FAIR }]);
  });

  it('costs a list no statement of its own, however many events have one', async () => {
    const statementsOfList = async () => {
      server.statements.length = 0;
      await server.graphql('{ events(first: 100) { totalCount nodes { title weather { icon } } } }');
      return [...server.statements];
    };
    for (let number = 0; number < 12; number++) {
      await anEvent(server, startingIn({ days: 1, hours: number }));
      if (number === 0) await refresh();
      if (number === 0) expect(await statementsOfList()).toHaveLength(1);
    }
    await refresh();
    expect(await statementsOfList()).toEqual([expect.stringContaining('event_weather')]);
  });

  it('of a private event is that of its town: the provider hears no more of where it is', async () => {
    const event = await anEvent(server, { isPrivate: true, location: 'Flat 3, 12 Bower Street, Sydney' });
    await refresh();
    expect(stub.asked.map(({ searchParams }) => searchParams.get('name')).filter(Boolean)).toEqual(['Sydney']);
    expect((await readEvent(server, event)).weather).toEqual(FAIR);
  });

  it('is asked for by the creation itself, in its transaction', async () => {
    await anEvent(server);
    const jobs = 'select task_identifier as name, key from graphile_worker.jobs';
    expect(await rows(jobs)).toEqual([{ name: 'refreshWeather', key: 'refreshWeather' }]);
    await anEvent(server);
    expect(await rows(jobs)).toHaveLength(1);
  });

  it('is for its own hour, in the forecast’s reach alone', async () => {
    const today = await anEvent(server, startingIn({ minutes: 10 }));
    const last = await anEvent(server, startingIn({ days: 15, hours: 11 }));
    const beyond = await anEvent(server, startingIn({ days: 16 }));
    const past = await anEvent(server, startingIn({ days: -1 }));
    await refresh();
    expect(await Promise.all([today, last, beyond, past].map(weatherOf))).toEqual([FAIR, FAIR, null, null]);
    const hours = stub.asked.map(({ searchParams }) => searchParams.get('start_hour')).filter(Boolean);
    expect(hours.sort()).toEqual(['2026-05-01T12:00', '2026-05-16T23:00']);
    await refreshAt({ days: 1 });
    expect(await weatherOf(beyond)).toEqual(FAIR);
  });

  it('grows old: it is looked up again after three hours, in its last day after one', async () => {
    await anEvent(server, startingIn({ days: 5 }));
    await anEvent(server, startingIn({ hours: 20 }));
    const forecastsAt = async (shift: object) => {
      stub.asked.length = 0;
      await refreshAt(shift);
      return stub.asked.filter(({ pathname }) => pathname === '/v1/forecast').length;
    };
    expect(await forecastsAt({ minutes: 0 })).toBe(2);
    expect(await forecastsAt({ minutes: 59 })).toBe(0);
    expect(await forecastsAt({ minutes: 61 })).toBe(1);
    expect(await forecastsAt({ minutes: 181 })).toBe(2);
  });

  it('goes when the event is past', async () => {
    const event = await anEvent(server, startingIn({ hours: 1 }));
    await refresh();
    await refreshAt({ hours: 6 });
    expect(await weatherOf(event)).toEqual(FAIR);
    await refreshAt({ hours: 8 });
    expect(await weatherOf(event)).toBeNull();
    expect(await rows('select * from event_weather')).toEqual([]);
  });

  it('goes when the event takes place elsewhere or at another time, and is requested again', async () => {
    const { urlHash } = await anEvent(server);
    await refresh();
    await rows('delete from graphile_worker._private_jobs');
    const change = (changes: object) => changeEvent(server, { urlHash }, changes);
    await change({ title: 'Morning volleyball', notes: 'Bring water.' });
    expect(await weatherOf({ urlHash })).toEqual(FAIR);
    for (const changes of [{ location: 'Bondi Beach, Sydney' }, { date: at({ days: 2 }) }]) {
      await change(changes);
      expect(await weatherOf({ urlHash })).toBeNull();
      expect(await rows('select 1 from graphile_worker.jobs')).toHaveLength(1);
      await refresh();
      expect(await weatherOf({ urlHash })).toEqual(FAIR);
    }
  });

  it('is dropped when the event moves while it is being looked up', async () => {
    const { urlHash } = await anEvent(server);
    let moved: Promise<unknown> = Promise.resolve();
    stub.answers.forecast = (request, response) => {
      moved = changeEvent(server, { urlHash }, { location: 'Perth' });
      void moved.then(() => answering(forecastOf())(request, response));
    };
    await refresh();
    await moved;
    expect(await weatherOf({ urlHash })).toBeNull();
  });

  it('goes with the event', async () => {
    const { urlHash } = await anEvent(server);
    await refresh();
    expect((await deleteEvent(server, { urlHash })).statusCode).toBe(200);
    expect(await rows('select * from event_weather')).toEqual([]);
  });
});

describe('a place', () => {
  it('is looked up once for all its events', async () => {
    for (let day = 1; day <= 3; day++) await anEvent(server, startingIn({ days: day }));
    await refresh();
    expect(pathsAsked().filter((path) => path === '/v1/search')).toHaveLength(2);
    await refreshAt({ hours: 4 });
    expect(pathsAsked().filter((path) => path === '/v1/search')).toHaveLength(2);
  });

  it('that is not found has no weather, and is looked for again a day later', async () => {
    const event = await anEvent(server, { location: 'Behind the old oak' });
    await refresh();
    expect(await weatherOf(event)).toBeNull();
    const searches = stub.asked.length;
    for (const hours of [4, 8, 12, 16, 20, 23]) await refreshAt({ hours });
    expect(stub.asked).toHaveLength(searches);
    await refreshAt({ hours: 27 });
    expect(stub.asked).toHaveLength(2 * searches);
  });

  it('that is online is not asked for', async () => {
    const event = await anEvent(server, { location: 'Online, on Zoom' });
    await refresh();
    expect(await weatherOf(event)).toBeNull();
    expect(stub.asked).toEqual([]);
  });
});
