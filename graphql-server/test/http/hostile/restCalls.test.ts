import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import { aDraft, anEvent, aResponse, type Joined } from '../../support/builders.ts';
import { useServer } from '../../support/useServer.ts';
import { expectDecent, JOIN } from './restAnswers.ts';
import { hunt } from './runs.ts';
import { hostileBody } from './values.ts';

const server = useServer();
let event: EventView;
let response: Joined;
beforeAll(async () => {
  event = await anEvent(server);
  response = await aResponse(server, event);
});

const count = async (table: 'event' | 'participant') => {
  const [row] = await server.orm.em.getConnection().execute<{ n: number }[]>(`select count(*)::int n from ${table}`);
  return row?.n ?? 0;
};

const json = { 'content-type': 'application/json' };
const signedIn = { ...json, authorization: 'Bearer uid:ada' };
const post = (url: string, payload: string, headers: Record<string, string>) =>
  server.app.inject({ method: 'POST', url, payload, headers });

describe('a hostile payload', () => {
  it('never makes a create fail, lie or leave a row that it did not answer with', async () => {
    const draft = { ...aDraft(), creatorId: 'ada', creatorName: 'Ada' };
    await fc.assert(
      fc.asyncProperty(hostileBody(draft), async (payload) => {
        const before = await count('event');
        const answer = await post('/api/events', payload, signedIn);
        expectDecent(answer);
        expect(await count('event')).toBe(answer.statusCode === 201 ? before + 1 : before);
        if (answer.statusCode !== 201) return;
        const said = answer.json<EventView>();
        expect((await server.rest('GET', `/api/events/${said.urlHash}`)).json()).toEqual(said);
      }),
      hunt(120),
    );
  });

  it('never makes a join fail, lie or leave a row that it did not answer with', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBody(JOIN), async (payload) => {
        const before = await count('participant');
        const answer = await post(`/api/events/${event.urlHash}/join`, payload, json);
        expectDecent(answer, true);
        expect(await count('participant')).toBe(answer.statusCode === 201 ? before + 1 : before);
        if (answer.statusCode !== 201) return;
        const { responseToken: _, ...said } = answer.json<Joined>();
        const shown = await server.rest('GET', `/api/events/${event.urlHash}`, undefined, { as: 'ada' });
        expect(shown.json<EventView>().participants).toContainEqual(said);
        await server.rest('DELETE', `/api/events/${event.urlHash}/participants/${said.id}`, undefined, { as: 'ada' });
      }),
      hunt(120),
    );
  });

  it('never makes an edit fail or leave what it was refused for', async () => {
    const { responseToken } = response;
    const ofResponse = `/api/events/${event.urlHash}/participants/${response.id}`;
    const edits: [string, Record<string, unknown>, url: string][] = [
      ['event', { ...aDraft() }, `/api/events/${event.urlHash}`],
      ['response', { ...JOIN, responseToken }, ofResponse],
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...edits).chain(([, valid, url]) => fc.tuple(fc.constant(url), hostileBody(valid))),
        async ([url, payload]) => {
          const read = async () =>
            (await server.rest('GET', `/api/events/${event.urlHash}`, undefined, { as: 'ada' })).json();
          const before = await read();
          const answer = await server.app.inject({ method: 'PUT', url, payload, headers: signedIn });
          expectDecent(answer);
          const after = await read();
          const said = answer.json<object>();
          if (answer.statusCode >= 400) expect(after).toEqual(before);
          else if (url === ofResponse) expect(after.participants).toContainEqual(said);
          else expect(after).toEqual(said);
        },
      ),
      hunt(120),
    );
  });
});

describe('a join', () => {
  it.each(['%00', '%F4%80%B2%80', `${'a'.repeat(22)}%00`])('of an event named %j is refused', async (hash) => {
    const payload = { name: 'Vera' };
    const answer = await server.app.inject({ method: 'POST', url: `/api/events/${hash}/join`, payload });
    expect(answer.statusCode).toBe(404);
  });
});
