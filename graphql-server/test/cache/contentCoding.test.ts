import { beforeAll, expect, it } from '@jest/globals';
import { get as request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { anEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let address: string;
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  await anEvent(server);
});

const codingFor = async (acceptEncoding: string) => {
  const asked = request(`${address}/api/events`, { headers: { 'accept-encoding': acceptEncoding } });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.headers['content-encoding'];
};

it.each([
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'gzip'],
  ['*', 'gzip'],
  ['br;q=1.0, *;q=0.1', 'gzip'],
  ['x-gzip', undefined],
  ['gzip;q=0', undefined],
  ['gzip;q=0.0, *', undefined],
  ['identity', undefined],
  ['', undefined],
])('a list for %j comes as %s', async (acceptEncoding, coding) => {
  expect(await codingFor(acceptEncoding)).toBe(coding);
});
