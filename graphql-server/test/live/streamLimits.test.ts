import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from '@jest/globals';
import { STREAMS_OF_NETWORK_MAX } from '@quorum/domain/platform/apiLimits';
import type { LightMyRequestResponse } from 'fastify';
import { useServer } from '../support/useServer.ts';

const server = useServer({ env: { RATE_LIMITS: 'on' } });
const opened: LightMyRequestResponse[] = [];
afterAll(() => opened.forEach(({ raw }) => raw.res.destroy()));

const open = async (from: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/graphql/stream',
    remoteAddress: from,
    headers: { accept: 'text/event-stream' },
    payload: { query: 'subscription { eventsChanged { id } }' },
    payloadAsStream: true,
  });
  if (answer.statusCode === 200) opened.push(answer);
  return answer;
};

it('a network has so many streams and no more, until one of them is left; others have theirs', async () => {
  for (let count = 0; count < STREAMS_OF_NETWORK_MAX; count++) expect((await open('192.0.2.7')).statusCode).toBe(200);
  const refused = await open('192.0.2.7');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  const { errors } = JSON.parse(await text(refused.stream())) as { errors: object[] };
  expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfter: 60 } }]);
  expect((await open('192.0.2.8')).statusCode).toBe(200);

  const left = opened.shift();
  if (!left) throw new Error('None was opened');
  left.raw.res.destroy();
  await once(left.raw.res, 'close');
  expect((await open('192.0.2.7')).statusCode).toBe(200);
});
