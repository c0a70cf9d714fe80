import { beforeEach, describe, expect, it } from '@jest/globals';
import { PollWorld } from '../polls/PollWorld.ts';
import { anEvent } from '../support/builders.ts';
import { NOW, type Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer({ env: { ADMIN_UIDS: 'olga, otto', RATE_LIMITS: 'on' } });
let reported: { urlHash: string };
beforeEach(async () => {
  await server.orm.em.fork().execute('truncate event, poll, cancelled_event, mail, limit_count cascade');
});

const OPERATOR: Caller = { as: 'olga' };
const TITLE = 'A hidden thing';
const KINDS = [
  { about: 'event', path: 'events', query: 'reports', open: () => anEvent(server, { title: TITLE }) },
  { about: 'poll', path: 'polls', query: 'pollReports', open: () => new PollWorld(server).open({ title: TITLE }) },
] as const;

describe.each(KINDS)('a report: $about', ({ about, path, query, open }) => {
  beforeEach(async () => {
    reported = await open();
  });

  const report = (reason: unknown, caller: Caller = {}) =>
    server.rest('POST', `/api/${path}/${reported.urlHash}/reports`, { reason }, caller);
  const reports = async () => {
    const document = `{ ${query} { id reason ${about} { urlHash title isHidden } } }`;
    return (await server.graphql(document, {}, OPERATOR)).data?.[query] as { id: number; reason: string }[];
  };

  it('reaches operators, who are those of ADMIN_UIDS', async () => {
    await report('It is spam');
    expect(await reports()).toEqual([
      {
        id: expect.anything(),
        reason: 'It is spam',
        [about]: { urlHash: reported.urlHash, title: TITLE, isHidden: false },
      },
    ]);
    const { data } = await server.graphql('{ viewer { isOperator } }', {}, { as: 'otto' });
    expect(data?.viewer.isOperator).toBe(true);
    const { errors } = await server.graphql(`{ ${query} { id } }`, {}, { as: 'ada' });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is one of each person and thing: the first one stands', async () => {
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
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message, fields: ['reason'] }]);
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
    const [first] = await reports();
    const dismissal = `mutation { dismissReport(reportId: ${first?.id}) }`;
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
    expect(own).toEqual([{ [about]: reported.urlHash, reason: 'It is spam', createdAt: NOW }]);
    await server.rest('DELETE', '/api/me', undefined, { as: 'bea' });
    const rows = await server.orm.em.fork().execute('select reason, uid, reporter_digest from report');
    expect(rows).toEqual([{ reason: 'It is spam', uid: null, reporter_digest: null }]);
  });

  it('goes with what was reported', async () => {
    await report('It is spam');
    expect((await server.rest('DELETE', `/api/${path}/${reported.urlHash}`, undefined, { as: 'ada' })).statusCode).toBe(
      200,
    );
    expect(await reports()).toEqual([]);
    expect((await report('Once more')).statusCode).toBe(404);
  });
});

it('keeps the reports of events and of polls apart', async () => {
  const [event, poll] = [await KINDS[0].open(), await KINDS[1].open()];
  await server.rest('POST', `/api/events/${event.urlHash}/reports`, { reason: 'Event' });
  await server.rest('POST', `/api/polls/${poll.urlHash}/reports`, { reason: 'Poll' });
  const { data } = await server.graphql('{ reports { reason } pollReports { reason } }', {}, OPERATOR);
  expect(data).toEqual({ reports: [{ reason: 'Event' }], pollReports: [{ reason: 'Poll' }] });
});
