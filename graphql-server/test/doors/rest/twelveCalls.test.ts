import { beforeAll, describe, expect, it } from '@jest/globals';
import { aClient, type Client } from './client.ts';
import { aPlainPlan, justMade } from '../../support/shown.ts';
import { useServer } from '../../support/useServer.ts';
import { createdBy, joining, payload, shown } from './twelveCalls.ts';

const server = useServer();
let ada: Client;
let visitor: Client;
beforeAll(async () => {
  ada = aClient(server, 'ada');
  visitor = aClient(server);
});

const created = (changes?: object) => createdBy(ada, changes);

describe('a client that knows the twelve calls of spec section 7 alone', () => {
  it('GET /api/init tells it the version, how people sign in, and the key for notifications', async () => {
    const answer = await visitor.send('GET', '/api/init');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        auth: {
          provider: 'local',
          projectId: expect.any(String),
          apiKey: expect.any(String),
          authDomain: expect.any(String),
          emulatorUrl: expect.stringMatching(/^http:/),
        },
        phones: { countries: [expect.stringMatching(/^[A-Z]{2}$/)] },
        push: { publicKey: expect.stringMatching(/^[\w-]{87}$/) },
      },
    ]);
  });

  it('GET /api/event-types lists id, name and color', async () => {
    const answer = await visitor.send('GET', '/api/event-types');
    expect(answer.json<object[]>()).toHaveLength(12);
    expect(answer.json<object[]>()[0]).toEqual({ id: 1, name: 'Basketball', color: '#c2410c' });
  });

  it('addresses may end with a slash', async () => {
    const { urlHash } = await created();
    const answers = ['/api/init/', '/api/event-types/', '/api/events/', `/api/events/${urlHash}/`].map((url) =>
      visitor.send('GET', url),
    );
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  it('POST /api/events answers 201 with the created event, its creator who the token says', async () => {
    const answer = await ada.send('POST', '/api/events', { ...payload, creatorId: 'bob', creatorName: 'Bob' });
    expect([answer.statusCode, answer.json()]).toEqual([201, shown]);
  });

  it('GET /api/events/{hash} shows the event with its participants', async () => {
    const { urlHash } = await created();
    const joined = (await visitor.send('POST', `/api/events/${urlHash}/join`, joining)).json<{ id: number }>();
    const answer = await aClient(server).send('GET', `/api/events/${urlHash}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        ...shown,
        urlHash,
        expected: 1,
        participants: [
          {
            id: joined.id,
            name: 'Vera',
            likelihood: 1,
            ...aPlainPlan,
            ...justMade,
            regularId: null,
            status: 'GOING',
            comment: '',
            isHidden: false,
            isRepeated: false,
          },
        ],
      },
    ]);
  });

  it('GET /api/events lists public events by date ascending and private ones never', async () => {
    const late = await created({ date: '2026-09-01T10:00:00Z' });
    const early = await created({ date: '2026-01-01T10:00:00Z' });
    const hidden = await created({ isPrivate: true });
    for (const client of [visitor, ada]) {
      const list = (await client.send('GET', '/api/events')).json<{ urlHash: string; date: string }[]>();
      const dates = list.map(({ date }) => date);
      const hashes = list.map(({ urlHash }) => urlHash);
      expect(dates).toEqual([...dates].sort());
      expect(hashes).toEqual(expect.arrayContaining([early.urlHash, late.urlHash]));
      expect(hashes).not.toContain(hidden.urlHash);
    }
  });

  it("GET /api/events/user?uid= lists the caller's own events, private ones too", async () => {
    const grace = aClient(server, 'grace');
    await created();
    const mine = (await grace.send('POST', '/api/events', { ...payload, isPrivate: true })).json<object>();
    const answer = await grace.send('GET', '/api/events/user?uid=grace');
    expect([answer.statusCode, answer.json()]).toEqual([200, [mine]]);
    expect(mine).toMatchObject({ urlHash: expect.any(String), isPrivate: true, eventType: { name: 'Soccer' } });
  });

  it('PUT /api/events/{urlHash} takes the full event back and answers the updated one', async () => {
    const { urlHash } = await created();
    const full = (await ada.send('GET', `/api/events/${urlHash}`)).json<{ date: string }>();
    const change = { title: 'Monday soccer', date: '2026-05-11T16:00:00.000Z', endTime: '2026-05-11T18:00:00.000Z' };
    const answer = await ada.send('PUT', `/api/events/${urlHash}`, { ...full, ...change });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ...full, ...change, revision: 2, previousDate: full.date },
    ]);
  });

  it('PUT /api/events/{urlHash} clears the frequency when recurring is turned off', async () => {
    const { urlHash } = await created({ isRecurring: true, recurrenceFrequency: 'weekly' });
    const full = (await ada.send('GET', `/api/events/${urlHash}`)).json<object>();
    const off = { isRecurring: false, recurrenceFrequency: null };
    expect((await ada.send('PUT', `/api/events/${urlHash}`, { ...full, ...off })).json()).toMatchObject(off);
  });

  it('DELETE /api/events/{urlHash} answers JSON and the event is gone', async () => {
    const { urlHash } = await created();
    const answer = await ada.send('DELETE', `/api/events/${urlHash}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Event deleted successfully' }]);
    expect((await ada.send('GET', `/api/events/${urlHash}`)).statusCode).toBe(404);
  });

  it('POST /api/events/{urlHash}/duplicate makes the next occurrence once: 201, then 200 with the same', async () => {
    const { urlHash, id } = await created({
      date: '2026-04-20T16:00:00Z',
      isRecurring: true,
      recurrenceFrequency: 'weekly',
    });
    const first = await visitor.send('POST', `/api/events/${urlHash}/duplicate`);
    const second = await ada.send('POST', `/api/events/${urlHash}/duplicate`, {});
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    // where people talk is for her, and not for the visitor
    expect(second.json()).toEqual(first.json<object>());
    expect(first.json()).toMatchObject({ parentEventId: id, date: '2026-05-04T16:00:00.000Z', participants: [] });
  });
});
