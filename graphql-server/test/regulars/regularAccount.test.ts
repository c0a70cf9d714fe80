import { expect, it } from '@jest/globals';
import { readEvent } from '../support/builders.ts';
import type { Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { AFTER_FIRST, aRegular, aWeekly, nextByClock, readSeries, regularsPath, saidIn } from './regularSteps.ts';
import { visitorCookie } from '../support/visitorCookie.ts';

const server = useServer();

const aBrowser = async (seriesHash: string): Promise<Caller> => {
  const answer = await server.rest('POST', regularsPath(seriesHash), { name: 'Bo' });
  return { headers: { cookie: visitorCookie(answer) } };
};

it('is known to the browser that joined', async () => {
  const { seriesHash } = await aWeekly(server);
  const browser = await aBrowser(seriesHash);
  expect((await readSeries(server, seriesHash, browser)).ownRegular).toMatchObject({ name: 'Bo', likelihood: 1 });
  expect((await readSeries(server, seriesHash)).ownRegular).toBeNull();
});

it('becomes the person’s own who signs in with that browser, and so does each date since', async () => {
  const { seriesHash } = await aWeekly(server);
  const browser = await aBrowser(seriesHash);
  const { data } = await server.graphql('mutation { adoptResponses }', {}, { ...browser, as: 'bo' });
  expect(data).toEqual({ adoptResponses: 1 });
  expect((await readSeries(server, seriesHash, { as: 'bo' })).ownRegular).toMatchObject({ name: 'Bo' });
  expect((await readSeries(server, seriesHash, browser)).ownRegular).toBeNull();
  const second = await nextByClock(server, seriesHash, AFTER_FIRST);
  const [own] = second.participants;
  const path = `/api/events/${second.urlHash}/participants/${own?.id ?? 0}`;
  expect((await server.rest('PUT', path, { likelihood: 0 }, browser)).statusCode).toBe(403);
  expect((await server.rest('PUT', path, { likelihood: 0 }, { as: 'bo' })).statusCode).toBe(200);
});

it('is exported, and goes with the account; what it has said stays without a name', async () => {
  const { first, seriesHash } = await aWeekly(server);
  await aRegular(server, seriesHash, { name: 'Cleo', email: 'cleo@example.com' }, { as: 'cleo' });
  const { regulars } = (await server.rest('GET', '/api/me/data', undefined, { as: 'cleo' })).json<{
    regulars: unknown[];
  }>();
  expect(regulars).toEqual([
    expect.objectContaining({ seriesHash, name: 'Cleo', email: 'cleo@example.com', likelihood: 1, guests: 0 }),
  ]);
  await server.rest('DELETE', '/api/me', undefined, { as: 'cleo' });
  expect((await readSeries(server, seriesHash)).regulars).toEqual([]);
  expect(saidIn(await readEvent(server, first))).toEqual(['Former participant GOING']);
  expect((await nextByClock(server, seriesHash, AFTER_FIRST)).participants).toEqual([]);
});

it('is held by the token of joining: so is each response that it gives', async () => {
  const { seriesHash } = await aWeekly(server);
  const { responseToken } = await aRegular(server, seriesHash);
  const second = await nextByClock(server, seriesHash, AFTER_FIRST);
  const [own] = second.participants;
  const path = `/api/events/${second.urlHash}/participants/${own?.id ?? 0}`;
  expect((await server.rest('PUT', path, { comment: 'Late', responseToken })).json()).toMatchObject({
    comment: 'Late',
  });
});
