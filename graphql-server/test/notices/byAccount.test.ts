import { expect, it } from '@jest/globals';
import { EARLY, LATE, PollWorld } from '../polls/PollWorld.ts';
import { startPushService, type Device } from '../push/pushService.ts';
import { decide, givePhone, likelihoodOf, NUMBER, says, startSmsServer, type SmsServer } from '../sms/smsWorld.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { useFresh } from '../support/useServer.ts';

// Those whom an account is known of, and no response: organisers, and people who voted.

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
const world = new PollWorld(server);

/** A device that is notified about a response of somebody to some event. */
const aDeviceOf = async (uid: string): Promise<Device> => {
  await aResponse(server, await anEvent(server, {}, 'kim'), { name: uid }, { as: uid });
  const device = server.service.newDevice();
  const saved = await server.rest('PUT', '/api/push-subscription', device.subscription, { as: uid });
  expect(saved.statusCode).toBe(204);
  await server.drain();
  return device;
};

const titles = ({ shown }: Device) => shown.map(({ title }) => title);

/** Ada's, which is on and has a place too few by the end of it. */
const anEventThatFalls = async () => {
  const event = await anEvent(server, { participantThreshold: 2 });
  const ada = await aResponse(server, event, { name: 'Ada' }, { as: 'ada' });
  const max = await aResponse(server, event, { name: 'Max' });
  await decide(server, event);
  await server.drain();
  const leaves = () =>
    server.rest('DELETE', `/api/events/${event.urlHash}/participants/${max.id}`, { responseToken: max.responseToken });
  return { event, ada, leaves };
};

it('an organiser is told on the device on which they hear about responses of theirs, and by no mail then', async () => {
  const device = await aDeviceOf('ada');
  const { event, leaves } = await anEventThatFalls();
  const before = device.shown.length;
  await leaves();
  const mails = await server.drain();
  const [fall, ...others] = device.shown.slice(before);
  expect(others).toEqual([]);
  expect(fall).toMatchObject({
    title: 'At risk: “Evening volleyball”, Wed 6 May',
    navigate: `https://quorum.example.org/events/${event.urlHash}`,
  });
  expect(fall?.body).toMatch(/can expect 1\..*\n.*ask around/);
  expect(mails).toEqual([]);
});

it('an organiser gets the digest of responses by mail, and on a device if they chose so', async () => {
  const device = await aDeviceOf('ada');
  const event = await anEvent(server);
  await aResponse(server, event, { name: 'Vera' });
  expect((await server.drain()).map(({ to }) => to)).toEqual([['ada@example.com']]);
  expect(device.shown).toEqual([]);
  await server.rest('PATCH', '/api/me/notifications', { ways: { digest: ['PUSH'] } }, { as: 'ada' });
  server.clock.set(server.clock.now().plus({ minutes: 11 }).toISO() ?? '');
  await aResponse(server, event, { name: 'Nele' });
  expect(await server.drain()).toEqual([]);
  expect(device.shown).toMatchObject([{ body: expect.stringContaining('Nele says yes') }]);
});

it('an organiser is told by a text at the number that they left with their response to that event', async () => {
  const { ada, leaves } = await anEventThatFalls();
  await givePhone(server, ada);
  await leaves();
  const [fall, ...others] = await server.drainTexts();
  expect(others).toEqual([]);
  expect(fall).toMatchObject({ to: NUMBER, text: expect.stringContaining('At risk: "Evening volleyball"') });
  // what they reply is about their response to it
  await says(server, 'NO');
  expect(await likelihoodOf(server, ada)).toBe(0);
});

it('an organiser gets no texts at a number that they left for another event', async () => {
  const { leaves } = await anEventThatFalls();
  const other = await anEvent(server, {}, 'kim');
  await givePhone(server, await aResponse(server, other, { name: 'Ada' }, { as: 'ada' }));
  await server.drain();
  await leaves();
  expect(await server.drainTexts()).toEqual([]);
});

it('somebody who voted with an account and no address is told on their device how the poll ends', async () => {
  const device = await aDeviceOf('bob');
  const open = async () => {
    const poll = await world.open({ title: 'Volleyball', participantThreshold: 9 });
    await world.vote(poll, [1, 1], { name: 'Bob' }, { as: 'bob' });
    await server.drain();
    return poll;
  };
  const poll = await open();
  const options = poll.options.map(({ id, date }) => ({ id: String(id), date, endTime: null }));
  await world.update(poll, { options: [{ ...options[0], date: LATE.replace('08T', '09T') }, options[1]] });
  await server.drain();
  expect(titles(device)).toEqual(['New times: “Volleyball”']);
  await world.manage('closePoll', poll);
  await server.drain();
  expect(titles(device).slice(1)).toEqual(['Voting has ended: “Volleyball”']);
  expect(device.shown[1]?.body).not.toBe('');

  await world.manage('deletePoll', await open());
  await server.drain();
  expect(titles(device).slice(2)).toEqual(['Poll cancelled: “Volleyball”']);

  const chosen = await open();
  await world.schedule(chosen, chosen.options.find(({ date }) => date === EARLY)?.id);
  await server.drain();
  expect(titles(device).slice(3)).toEqual([expect.stringContaining('“Volleyball”, Wed 6 May, 6:00 PM')]);
});
