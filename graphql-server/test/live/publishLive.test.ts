import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { anEvent, aResponse, changeEvent } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { useMailServer } from '../mail/useMailServer.ts';

const heard: unknown[] = [];
let client: pg.Client;
// before the database goes
afterAll(() => client.end());
const server = useMailServer();
beforeAll(async () => {
  client = new pg.Client(String(server.orm.config.get('clientUrl')));
  await client.connect();
  await client.query('listen quorum_live');
  client.on('notification', ({ payload = '' }) => void heard.push(JSON.parse(payload)));
});

/** What servers hear of something. What was committed before a statement is heard before its answer. */
const told = async (act: () => Promise<unknown>): Promise<unknown[]> => {
  await client.query('select 1');
  heard.length = 0;
  await act();
  await server.dispatch();
  await client.query('select 1');
  return [...heard];
};

const ADA = { as: 'ada' };

it('tells readers of lists by the hash what all see, and of a private event only those who know it', async () => {
  const event = await anEvent(server, { eventTypeId: 3 });
  await server.dispatch();
  const { id, urlHash } = event;
  const ofAll = { of: 'event', id, urlHash, eventTypeId: 3 };
  expect(await told(() => aResponse(server, event))).toEqual([ofAll]);
  expect(await told(() => changeEvent(server, event, { isPrivate: true }))).toEqual([
    { of: 'event', id, hasLeft: true },
  ]);
  expect(await told(() => aResponse(server, event, { name: 'Wim' }))).toEqual([{ of: 'event', id }]);
});

it('tells readers of the event alone what only some of them see', async () => {
  const event = await anEvent(server, { price: { amount: 500, currency: 'EUR', mode: 'PER_PERSON', howToPay: '' } });
  const { urlHash, id } = event;
  const { id: participantId } = await aResponse(server, event);
  await server.dispatch();
  const door = restDoor(server);
  const ofSome = [{ of: 'event', id, isForSome: true }];
  expect(await told(() => door.sendMessage({ urlHash }, { text: 'Bring shoes', group: 'ALL' }, ADA))).toEqual(ofSome);
  expect(await told(() => door.setPayment({ urlHash, participantId }, 'RECEIVED', ADA))).toEqual(ofSome);
});

it('tells them alone what the history has that others do not see, such as announcements and reminders', async () => {
  const event = await anEvent(server);
  await server.dispatch();
  const ofSome = { of: 'event', id: event.id, isForSome: true };
  server.clock.set(server.clock.now().plus({ hours: 1 }).toISO() ?? '');
  expect(await told(() => server.tasks.announceEvents({}))).toContainEqual(ofSome);
  server.clock.set('2026-05-05T08:01:00Z');
  expect(await told(() => server.tasks.remindParticipants({}))).toContainEqual(ofSome);
});

it('tells nobody what others do not see', async () => {
  const event = await anEvent(server);
  await server.dispatch();
  expect(await told(() => restDoor(server).reportEvent(event, { reason: 'Spam' }))).toEqual([]);
});
