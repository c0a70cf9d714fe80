import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { compose } from '../../src/compose.ts';
import { readEnv } from '../../src/config/env.ts';
import { createOrm } from '../../src/persistence/orm.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import { useServer } from '../support/useServer.ts';
import { aProblem } from '../support/aProblem.ts';

describe('a server whose database is not prepared yet', () => {
  const orm = createOrm({ url: 'postgres://nobody@127.0.0.1:1/none' });
  let app: Awaited<ReturnType<typeof compose>>['app'];
  beforeAll(async () => {
    ({ app } = await compose(readEnv({ LOG_LEVEL: 'silent' }), orm));
  });
  afterAll(async () => {
    await app.close();
    await orm.close();
  });

  it('is live and not ready', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '1']);
  });

  it('answers everything else with 503, Retry-After and a sentence, the join call in plain text', async () => {
    const list = await app.inject('/api/events');
    const join = await app.inject({ method: 'POST', url: '/api/events/x/join', payload: { name: 'V' } });
    const sentence = 'Quorum is starting. Please try again in a moment';
    for (const { statusCode, headers } of [list, join]) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
    }
    expect([list.headers['content-type'], list.json()]).toEqual([
      'application/problem+json; charset=utf-8',
      aProblem({
        status: 503,
        code: 'UNAVAILABLE',
        title: 'Not available right now',
        message: sentence,
        key: 'server.starting',
      }),
    ]);
    expect([join.headers['content-type'], join.body]).toEqual(['text/plain; charset=utf-8', sentence]);
  });
});

it('lists wait too, even those that the database could answer before it is prepared', async () => {
  const database = await createTestDatabase();
  const orm = createOrm({ url: database.url });
  const { app, readiness } = await compose(readEnv({ LOG_LEVEL: 'silent' }), orm);
  try {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const list = async () => (await fetch(`${address}/api/events`)).status;
    expect(await list()).toBe(503);
    readiness.prepared();
    expect(await list()).toBe(200);
  } finally {
    await app.close();
    await orm.close();
    await database.drop();
  }
});

describe('a server with its database', () => {
  const server = useServer();

  it('is live and ready', async () => {
    expect((await server.rest('GET', '/healthz')).json()).toEqual({ status: 'live' });
    expect((await server.rest('GET', '/readyz')).json()).toEqual({ status: 'ready' });
  });
});
