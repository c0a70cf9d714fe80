import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent } from '../support/builders.ts';
import { NOW, startTestServer, type Caller, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let event: EventView;
beforeAll(async () => {
  server = await startTestServer({ env: { ADMIN_UIDS: 'olga, otto', RATE_LIMITS: 'on' } });
});
beforeEach(async () => {
  server.clock.set(NOW);
  await server.orm.em.fork().execute('truncate event, cancelled_event, mail, limit_count cascade');
  event = await anEvent(server, { title: 'A hidden thing' });
  await server.graphql('{ events { totalCount } }');
});
afterAll(() => server.stop());

const OPERATOR: Caller = { as: 'olga' };
const report = (reason: unknown, caller: Caller = {}) =>
  server.rest('POST', `/api/events/${event.urlHash}/reports`, { reason }, caller);
const reports = async () =>
  (await server.graphql('{ reports { reason event { urlHash title isHidden } } }', {}, OPERATOR)).data?.reports as {
    reason: string;
  }[];

describe('a report', () => {
  it('reaches operators, who are those of ADMIN_UIDS', async () => {
    await report('It is spam');
    expect(await reports()).toEqual([
      { reason: 'It is spam', event: { urlHash: event.urlHash, title: 'A hidden thing', isHidden: false } },
    ]);
    const { data } = await server.graphql('{ viewer { isOperator } }', {}, { as: 'otto' });
    expect(data?.viewer.isOperator).toBe(true);
    const { errors } = await server.graphql('{ reports { id } }', {}, { as: 'ada' });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is one of each person and event: the first one stands', async () => {
    await report('First', { as: 'bea' });
    await report('Second', { as: 'bea' });
    await report('Of a visitor');
    expect((await reports()).map(({ reason }) => reason)).toEqual(['Of a visitor', 'First']);
  });

  it.each([
    ['', 'Reason is required'],
    ['x'.repeat(501), 'Reason must be at most 500 characters'],
  ])('says a reason', async (reason, message) => {
    const answer = await report(reason);
    expect([answer.statusCode, answer.json()]).toEqual([400, { message, fields: ['reason'] }]);
  });

  it('is taken five times an hour from one address', async () => {
    for (let number = 1; number <= 5; number++)
      expect((await report('Spam', { as: `p${number}` })).statusCode).toBe(201);
    const refused = await report('Spam', { as: 'p6' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is forgotten when an operator dismisses it, and may then be made again', async () => {
    await report('First', { as: 'bea' });
    const { data } = await server.graphql('{ reports { id } }', {}, OPERATOR);
    const dismissal = `mutation { dismissReport(reportId: ${data?.reports[0].id}) }`;
    const { errors: refused } = await server.graphql(dismissal, {}, { as: 'ada' });
    expect([refused?.[0]?.extensions.code, await reports()]).toMatchObject(['FORBIDDEN', [{ reason: 'First' }]]);
    expect((await server.graphql(dismissal, {}, OPERATOR)).data).toEqual({ dismissReport: true });
    expect(await reports()).toEqual([]);
    const { errors: gone } = await server.graphql(dismissal, {}, OPERATOR);
    expect(gone?.[0]?.extensions.code).toBe('NOT_FOUND');
    await report('Second', { as: 'bea' });
    expect(await reports()).toMatchObject([{ reason: 'Second' }]);
  });

  it('is in the data of the person, and says nothing of them once they are gone', async () => {
    await report('It is spam', { as: 'bea' });
    const { reports: own } = (await server.rest('GET', '/api/me/data', undefined, { as: 'bea' })).json<{
      reports: unknown;
    }>();
    expect(own).toMatchObject([{ event: event.urlHash, reason: 'It is spam' }]);
    await server.rest('DELETE', '/api/me', undefined, { as: 'bea' });
    const rows = await server.orm.em.fork().execute('select reason, uid, reporter_digest from report');
    expect(rows).toEqual([{ reason: 'It is spam', uid: null, reporter_digest: null }]);
  });
});
