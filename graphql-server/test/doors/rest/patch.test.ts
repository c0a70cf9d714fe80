import { describe, expect, it } from '@jest/globals';
import { anEvent, readEvent } from '../../support/builders.ts';
import { useServer } from '../../support/useServer.ts';

const server = useServer();

const MERGE_PATCH = 'application/merge-patch+json';
interface Made {
  urlHash: string;
  revision: number;
}

const poll = {
  title: 'Volleyball',
  location: 'Beach',
  timezone: 'UTC',
  eventTypeId: 1,
  options: [{ date: '2026-05-06T08:00:00Z' }, { date: '2026-05-08T08:00:00Z' }],
};
const aPoll = async () => (await server.rest('POST', '/api/polls', poll, { as: 'ada' })).json<Made>();

const KINDS = [
  ['events', () => anEvent(server, { notes: 'Bring water', capacity: 20 })],
  ['polls', aPoll],
] as const;

describe.each(KINDS)('PATCH /api/%s/{hash}', (kind, make) => {
  const patch = async (change: unknown, headers: Record<string, string> = {}, as = 'ada') => {
    const { urlHash, revision } = await make();
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('{revision}', String(revision))]),
    );
    const caller = { as, headers: { 'content-type': MERGE_PATCH, ...sent } };
    return server.rest('PATCH', `/api/${kind}/${urlHash}`, JSON.stringify(change), caller);
  };

  it.each([MERGE_PATCH, `${MERGE_PATCH}; charset=utf-8`, 'application/json'])(
    'takes %s: leaves what is left out, and takes by null the default',
    async (type) => {
      const { statusCode, body } = await patch({ notes: null, capacity: null, title: 'New' }, { 'content-type': type });
      expect([statusCode, JSON.parse(body)]).toEqual([
        200,
        expect.objectContaining({ title: 'New', notes: '', capacity: null, eventTypeId: 1 }),
      ]);
    },
  );

  it.each(['text/plain', 'application/json-patch+json'])('refuses %s', async (type) => {
    expect((await patch({}, { 'content-type': type })).statusCode).toBe(415);
  });

  it.each([[[]], ['x'], [7]])('refuses %j, which is no change of fields', async (change) => {
    expect((await patch(change)).statusCode).toBe(400);
  });

  it('is refused to anybody but the organiser', async () => {
    expect((await patch({ title: 'New' }, {}, 'mallory')).statusCode).toBe(403);
  });

  it('heeds If-Match', async () => {
    expect((await patch({ title: 'New' }, { 'if-match': '"77"' })).statusCode).toBe(412);
    expect((await patch({ title: 'New' }, { 'if-match': '"{revision}"' })).statusCode).toBe(200);
  });

  it('is refused to pages of other sites', async () => {
    expect((await patch({ title: 'New' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });
});

it('no other call takes a merge patch', async () => {
  const event = await anEvent(server);
  const caller = { as: 'ada', headers: { 'content-type': MERGE_PATCH } };
  const answer = await server.rest('PUT', `/api/events/${event.urlHash}`, JSON.stringify({ title: 'New' }), caller);
  expect(answer.statusCode).toBe(415);
  expect((await readEvent(server, event)).title).toBe(event.title);
});
