import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, readEvent } from '../../support/builders.ts';
import { useServer } from '../../support/useServer.ts';
import { aClient } from './client.ts';

const server = useServer();
let event: EventView;
beforeEach(async () => {
  event = await anEvent(server);
});

const joinPath = () => `/api/events/${event.urlHash}/join`;
const responsePath = (id: number) => `/api/events/${event.urlHash}/participants/${id}`;
const namesLeft = async () => (await readEvent(server, event)).participants.map(({ name }) => name);

describe('a browser that joins', () => {
  it('is given a cookie that no script reads and no other site sends', async () => {
    const answer = await server.rest('POST', joinPath(), { name: 'Vera' });
    expect(answer.cookies).toEqual([
      {
        name: 'quorum_visitor',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        maxAge: 31_536_000,
        httpOnly: true,
        sameSite: 'Strict',
      },
    ]);
  });

  it('keeps the same cookie when it joins again', async () => {
    const browser = aClient(server);
    const [first] = (await browser.send('POST', joinPath(), { name: 'Vera' })).cookies;
    const [second] = (await browser.send('POST', joinPath(), { name: 'Her son' })).cookies;
    expect(second?.value).toBe(first?.value);
  });

  it('gets a new cookie for one that was made up', async () => {
    const headers = { cookie: `quorum_visitor=${'x'.repeat(43)}; quorum_visitor=short` };
    const madeUp = await server.rest('POST', joinPath(), { name: 'Vera' }, { headers: { cookie: 'quorum_visitor=1' } });
    expect(madeUp.cookies[0]?.value).toHaveLength(43);
    expect((await server.rest('POST', joinPath(), { name: 'Vera' }, { headers })).statusCode).toBe(201);
  });

  it('removes its response by the bare DELETE, and no other browser, nobody and no stranger does', async () => {
    const browser = aClient(server);
    const { id } = (await browser.send('POST', joinPath(), { name: 'Vera' })).json<{ id: number }>();
    const neighbour = aClient(server);
    await neighbour.send('POST', joinPath(), { name: 'Nils' });
    for (const other of [neighbour, aClient(server), aClient(server, 'mallory')]) {
      expect((await other.send('DELETE', responsePath(id))).statusCode).toBe(403);
    }
    expect(await namesLeft()).toEqual(['Vera', 'Nils']);
    expect((await browser.send('DELETE', responsePath(id))).statusCode).toBe(200);
    expect(await namesLeft()).toEqual(['Nils']);
  });

  it('edits its response without a token', async () => {
    const browser = aClient(server);
    const { id } = (await browser.send('POST', joinPath(), { name: 'Vera' })).json<{ id: number }>();
    expect((await browser.send('PUT', responsePath(id), { name: 'Vera B.' })).json()).toMatchObject({
      name: 'Vera B.',
    });
  });
});

describe('the token of a response', () => {
  it('removes it from elsewhere, in the header X-Response-Token', async () => {
    const { id, responseToken } = await aResponse(server, event);
    const headers = { 'x-response-token': responseToken };
    expect((await server.rest('DELETE', responsePath(id), undefined, { headers })).statusCode).toBe(200);
  });

  it('opens that response alone', async () => {
    const { responseToken } = await aResponse(server, event);
    const other = await aResponse(server, event, { name: 'Nils' });
    const byToken = { headers: { 'x-response-token': responseToken } };
    expect((await server.rest('DELETE', responsePath(other.id), undefined, byToken)).statusCode).toBe(403);
    expect((await server.rest('PUT', responsePath(other.id), { likelihood: 0.1, responseToken })).statusCode).toBe(403);
  });

  it.each<unknown>([null, '', 'short', 7, {}, ['x'], true])('is not %j', async (responseToken) => {
    const { id } = await aResponse(server, event);
    expect((await server.rest('PUT', responsePath(id), { likelihood: 0.1, responseToken })).statusCode).toBe(403);
    const headers = { 'x-response-token': JSON.stringify(responseToken) };
    expect((await server.rest('DELETE', responsePath(id), undefined, { headers })).statusCode).toBe(403);
  });

  it('is not what the database keeps', async () => {
    const { id } = await aResponse(server, event);
    const [row] = await server.orm.em
      .getConnection()
      .execute<{ token_digest: string }[]>('select token_digest from participant where id = ?', [id]);
    const answer = await server.rest('PUT', responsePath(id), { likelihood: 0.1, responseToken: row?.token_digest });
    expect(answer.statusCode).toBe(403);
  });
});
