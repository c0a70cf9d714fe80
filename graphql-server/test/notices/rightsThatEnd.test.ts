import { expect, it } from '@jest/globals';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { startPushService, type Device } from '../push/pushService.ts';
import { decide, givePhone, startSmsServer, type SmsServer } from '../sms/smsWorld.ts';
import { anEvent, aResponse, deleteEvent } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { useFresh } from '../support/useServer.ts';

// What waits for an organiser, by any way, ends with their rights, and with their account.

const server = useFresh(
  async () => {
    const service = await startPushService();
    const running: SmsServer = await startSmsServer('http', {}, { pushSender: service.sender });
    return { ...running, service };
  },
  async ({ service, stop }) => {
    await stop();
    await service.stop();
  },
);

const aDeviceOf = async (uid: string): Promise<Device> => {
  await aResponse(server, await anEvent(server, {}, 'kim'), { name: uid }, { as: uid });
  const device = server.service.newDevice();
  await server.rest('PUT', '/api/push-subscription', device.subscription, { as: uid });
  return device;
};

const rowsOf = (sql: string) => server.orm.em.fork().execute<{ key: string }[]>(sql);
const pushes = async () => (await rowsOf('select delivery_key as key from push')).map(({ key }) => key);
const texts = async () => (await rowsOf('select delivery_key as key from sms')).map(({ key }) => key);

/** An event of Ada and Bea that has fallen, which is in the outboxes and not sent yet. */
const aFall = async () => {
  for (const uid of ['ada', 'bea']) await aDeviceOf(uid);
  const event = await anEvent(server, { participantThreshold: 2 });
  await joinOrganising(server, event, 'bea');
  const max = await aResponse(server, event, { name: 'Max' });
  const [ada, bea] = [
    await aResponse(server, event, { name: 'Ada', likelihood: 1 }, { as: 'ada' }),
    await aResponse(server, event, { name: 'Bea', likelihood: 0 }, { as: 'bea' }),
  ];
  await givePhone(server, ada, '+4915112345671');
  await givePhone(server, bea, '+4915112345672');
  await decide(server, event);
  await server.drain();
  for (const table of ['push', 'sms']) await server.orm.em.fork().execute(`delete from ${table}`);
  await server.rest('DELETE', `/api/events/${event.urlHash}/participants/${max.id}`, {
    responseToken: max.responseToken,
  });
  await server.dispatch();
  const keys = [expect.stringMatching(/^organiser fall/), expect.stringMatching(/^co-organiser bea fall/)];
  expect(await pushes()).toEqual(expect.arrayContaining(keys));
  expect(await texts()).toEqual(expect.arrayContaining(keys));
  return event;
};

const isOf = (start: string) => (key: string) => key.startsWith(start);
const waiting = async (start: string) => [...(await pushes()), ...(await texts())].filter(isOf(start));

it('stops for a co-organiser who is removed, and goes on for the creator', async () => {
  const event = await aFall();
  await restDoor(server).removeCoOrganiser(event, 'bea', { as: 'ada' });
  expect(await waiting('co-organiser bea ')).toEqual([]);
  expect(await waiting('organiser ')).toHaveLength(2);
});

it('stops for a creator who hands the event over', async () => {
  const event = await aFall();
  const door = restDoor(server);
  const { token } = (await door.handOverEvent(event, { as: 'ada' })).result as { token: string };
  expect(await door.takeOverEvent(event, token, { as: 'cem' })).toMatchObject({ code: 'OK' });
  expect(await waiting('organiser ')).toEqual([]);
  expect(await waiting('co-organiser bea ')).toHaveLength(2);
});

it('goes with the event', async () => {
  await deleteEvent(server, await aFall());
  expect(await waiting('organiser fall')).toEqual([]);
  expect(await waiting('co-organiser bea fall')).toEqual([]);
});

it('goes with the account, and so does what its devices have been told', async () => {
  await aFall();
  await server.drain();
  const endpoints = async (uid: string) =>
    (
      await rowsOf(`select distinct s.endpoint as key from push_subscription as s
        join participant as p on p.id = s.participant_id where p.uid = '${uid}'`)
    ).map(({ key }) => key);
  const [own, others] = [await endpoints('bea'), await endpoints('ada')];
  expect(own).not.toEqual([]);
  await restDoor(server).deleteAccount({ as: 'bea' });
  const told = (await rowsOf('select endpoint as key from push')).map(({ key }) => key);
  expect(told.filter((one) => own.includes(one))).toEqual([]);
  expect(told).toEqual(expect.arrayContaining(others));
});
