import { describe, expect, it } from '@jest/globals';
import { aDraft, anEvent, aResponse } from '../support/builders.ts';
import { useFresh, useFreshServer } from '../support/useServer.ts';
import { answering, silence, startOpenMeteoStub, type OpenMeteoStub } from './openMeteoStub.ts';
import { FAIR, weatherSteps } from './weatherSteps.ts';

const stub = useFresh(startOpenMeteoStub, ({ stop }) => stop());
const server = useFreshServer(() => ({ env: { WEATHER_URL: stub.url } }));

const { refresh, refreshAt, weatherOf, pathsAsked } = weatherSteps(() => ({ server, stub }));

describe('a provider at fault', () => {
  const faults: [string, OpenMeteoStub['answers']['search']][] = [
    ['429', answering({ error: true }, 429)],
    ['500', answering('oops', 500)],
    ['nonsense', answering('<html>')],
    ['a redirect', answering('', 302, { location: 'http://169.254.169.254/' })],
  ];

  it.each(faults)('%s: no weather line, and nothing else', async (_name, fault) => {
    stub.answers.search = fault;
    const event = await anEvent(server);
    await refresh();
    expect(await weatherOf(event)).toBeNull();
    await refresh();
    expect(stub.asked).toHaveLength(1);
  });

  it('is asked again later, and what was known stays meanwhile', async () => {
    const event = await anEvent(server);
    await refresh();
    const { forecast } = stub.answers;
    stub.answers.forecast = answering('oops', 500);
    await refreshAt({ hours: 4 });
    expect(await weatherOf(event)).toEqual(FAIR);
    stub.answers.forecast = forecast;
    stub.asked.length = 0;
    await refreshAt({ hours: 5 });
    expect(pathsAsked()).toEqual(['/v1/forecast']);
  });

  it('for a day: what was known is too old to be shown', async () => {
    const event = await anEvent(server);
    await refresh();
    stub.answers.forecast = answering('oops', 500);
    await refreshAt({ hours: 25 });
    expect(await weatherOf(event)).toBeNull();
  });

  it('that is silent is in nobody’s way', async () => {
    stub.answers.search = silence;
    const event = await anEvent(server);
    const refreshing = refresh();
    let isOver = false;
    void refreshing.finally(() => (isOver = true));
    expect((await server.rest('GET', '/api/events')).statusCode).toBe(200);
    await aResponse(server, event);
    expect((await server.rest('POST', '/api/events', aDraft(), { as: 'ada' })).statusCode).toBe(201);
    expect(isOver).toBe(false);
    await stub.stop();
    await refreshing;
  });
});
