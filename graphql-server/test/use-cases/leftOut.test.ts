import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anEvent, readEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor } from '../support/doors.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const UNUSUAL = {
  participantThreshold: 6,
  isPrivate: true,
  isGuestListHidden: true,
  isRecurring: true,
  recurrenceFrequency: 'monthly',
} as const;

describe.each([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('a change of an event through %s', (_name, open) => {
  const changed = async (change: object) => {
    const event = await anEvent(server, UNUSUAL);
    const { code } = await open(server).updateEvent(event, { title: 'New', ...change }, { as: 'ada' });
    expect(code).toBe('OK');
    return readEvent(server, event, { as: 'ada' });
  };

  it('leaves as it is what it leaves out, defaults of a new event or not', async () => {
    expect(await changed({})).toMatchObject({ title: 'New', ...UNUSUAL });
  });

  it('makes nothing public, and ends no series, by null where true or false is said', async () => {
    const nothing = { isPrivate: null, isGuestListHidden: null, isRecurring: null };
    expect(await changed(nothing)).toMatchObject({ title: 'New', ...UNUSUAL });
  });
});
