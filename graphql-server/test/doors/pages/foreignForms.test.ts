import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import { anEvent } from '../../support/builders.ts';
import type { TestServer } from '../../support/testServer.ts';
import { formBrowser, startWithForms } from './formBrowser.ts';

let server: TestServer;
let event: EventView;

beforeAll(async () => {
  server = await startWithForms();
});
afterAll(() => server.stop());
beforeEach(async () => {
  event = await anEvent(server, { maxGuests: 2 });
});

const { post, join, editOf, removeOf, participants, joined } = formBrowser(
  () => server,
  () => event,
);

describe('a form on a page of another site', () => {
  it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])(
    'neither joins nor changes anything in the browser of a visitor: %j',
    async (headers) => {
      const { cookie, id } = await joined();
      for (const url of [join(), editOf(id), removeOf(id)]) {
        expect((await post(url, { name: 'Mallory' }, { cookie, ...headers })).statusCode).toBe(403);
      }
      expect(await participants()).toMatchObject([{ name: 'Vera' }]);
    },
  );

  it('is known by its origin where the browser says no more', async () => {
    const payload = 'name=Mallory';
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const [origin, status] of [
      ['https://evil.example', 403],
      ['null', 403],
      ['http://localhost:4000', 303],
    ] as const) {
      const headers = { ...type, origin, host: 'localhost:4000' };
      const answer = await server.app.inject({ method: 'POST', url: join(), headers, payload });
      expect([origin, answer.statusCode]).toEqual([origin, status]);
    }
  });

  it('reaches no other call: they take JSON', async () => {
    expect((await post(`/api/events/${event.urlHash}/join`, { name: 'Vera' })).statusCode).toBe(415);
  });
});
