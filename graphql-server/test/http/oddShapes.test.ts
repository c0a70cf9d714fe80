import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const built = useWebApp();
const server = useServer(() => ({ webRoot: built.root }));

it('bears every parameter of a query string twice, on pages and in calls', async () => {
  const event = await anEvent(server);
  const { id, responseToken } = await aResponse(server, event);
  const of = `/events/${event.urlHash}`;
  for (const path of [
    '/',
    of,
    `${of}/join`,
    `${of}/responses/${id}/edit`,
    `${of}/responses/${id}/remove`,
    `${of}/responses/${id}/notifications`,
    `${of}.ics`,
    '/calendar.ics',
    '/api/events',
    '/api/events/user',
    `/api${of}`,
  ]) {
    const twice = ['token', 'uid', 'type', 'tab', 'key'].map((name) => `${name}=${responseToken}&${name}=b`).join('&');
    const { statusCode } = await server.app.inject({ method: 'GET', url: `${path}?${twice}` });
    expect([path, statusCode < 500]).toEqual([path, true]);
  }
});

it.each([[{}], [{ toString: null }], [[]], [[[]]], [null], [true], [1.5]] as unknown[][])(
  'refuses %j as the id of an option',
  async (optionId) => {
    const { urlHash } = (await new PollWorld(server).create()).result;
    const answer = await server.rest('POST', `/api/polls/${urlHash}/schedule`, { optionId }, { as: 'ada' });
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ fields: ['optionId'] })]);
  },
);

const nested = (depth: number) => `{"title":"[[ \\" {{","notes":${'['.repeat(depth)}${']'.repeat(depth)}}`;

it.each(['/api/events', '/api/polls', '/graphql'])('refuses a body that is nested too deeply: POST %s', async (url) => {
  const post = (payload: string) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer uid:ada',
        'idempotency-key': randomUUID(),
      },
      payload,
    });
  const deep = await post(nested(30_000));
  expect([deep.statusCode, deep.body]).toEqual([400, expect.stringContaining('The body is nested too deeply')]);
  const started = performance.now();
  expect((await post('"'.repeat(60_000))).statusCode).toBe(400);
  expect((await post(`"${'\\"'.repeat(30_000)}`)).statusCode).toBe(400);
  expect(performance.now() - started).toBeLessThan(5_000);
  expect((await post(nested(20))).body).not.toContain('nested');
});
