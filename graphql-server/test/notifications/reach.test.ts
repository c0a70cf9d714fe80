import { describe, expect, it } from '@jest/globals';
import { pressUnsubscribe } from '../mail/mailServer.ts';
import { confirmedAccount } from '../phones/accountPhoneWorld.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { subscribe } from '../push/pushWorld.ts';
import { startPushService, type Device } from '../push/pushService.ts';
import { decide, givePhone, says, startSmsServer } from '../sms/smsWorld.ts';
import { anEvent, aResponse, changeEvent, deleteEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor } from '../support/doors.ts';
import { useServerOf } from '../support/useServer.ts';

// How many people are told: as many as the organiser reads before it happens.

const server = useServerOf(async () => {
  const service = await startPushService();
  const sms = await startSmsServer('http', { SMS_COUNTRIES: 'DE', ADMIN_UIDS: 'olga' }, { pushSender: service.sender });
  return {
    ...sms,
    service,
    async stop() {
      await sms.stop();
      await service.stop();
    },
  };
});
const world = new PollWorld(server);

const ADA = { as: 'ada' };
/** Some hours after the test clock's start. */
const TODAY = { date: '2026-05-01T18:00:00.000Z', endTime: '2026-05-01T20:00:00.000Z', timezone: 'UTC' };

let serial = 0;
const anAddress = (name: string) => `${name}${++serial}@example.org`;
const aNumber = () => `+49151123${45_000 + ++serial}`;

/** How many people something tells, by mail, on a device or by a text; here nobody has two of them. */
const told = async (happen: () => Promise<unknown>, devices: readonly Device[] = []): Promise<number> => {
  await server.drain();
  const shown = () => devices.reduce((sum, device) => sum + device.shown.length, 0);
  const [pushes, texts] = [shown(), (await server.provider.taken()).length];
  await happen();
  const mails = (await server.drain()).filter(({ to }) => !to[0]?.startsWith('ada@'));
  return mails.length + shown() - pushes + (await server.provider.taken()).length - texts;
};

const withPreferences = async (event: { urlHash: string }, choices: object) => {
  const response = await aResponse(server, event, { name: 'Quiet', email: anAddress('quiet') });
  const at = `/api/events/${event.urlHash}/participants/${response.id}/notifications`;
  await server.rest('PATCH', at, { ...choices, responseToken: response.responseToken });
};

/** An event of Ada's whose people are reached each in another way, or not at all; with an address, a device and a number three. */
const aMixedEvent = async (changes = {}) => {
  const event = await anEvent(server, changes);
  const vera = anAddress('vera');
  await aResponse(server, event, { name: 'Vera', email: vera });
  await aResponse(server, event, { name: 'Vera’s son', email: vera.toUpperCase() });
  const device = server.service.newDevice();
  await subscribe(server, [{ response: await aResponse(server, event, { name: 'Dan' }) }], device);
  await givePhone(server, await aResponse(server, event, { name: 'Nina' }), aNumber());
  await aResponse(server, event, { name: 'Nobody reaches Kim' });
  await aResponse(server, event, { name: 'Ada', email: 'ada@home.example' }, ADA);
  return { event, device };
};

const aStopped = async (event: { urlHash: string }) => {
  const number = aNumber();
  await givePhone(server, await aResponse(server, event, { name: 'Tom' }), number);
  await says(server, 'STOP', { from: number });
};

const anUnsubscribed = async (event: { urlHash: string }, action: 'event' | 'everything') => {
  const email = anAddress('una');
  await server.drain();
  await aResponse(server, event, { name: 'Una', email });
  const mail = (await server.drain()).find(({ to }) => to.includes(email));
  await pressUnsubscribe(server, mail, action);
  return email;
};

describe.each([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('an organiser reads through %s', (_name, open) => {
  const reach = async (event: { urlHash: string }) => (await open(server).reach(event, ADA)).result;

  it('how many a decision tells, on a device or by a text, too', async () => {
    const { event, device } = await aMixedEvent();
    expect(await reach(event)).toEqual({ decision: 3, changes: 2 });
    expect(await told(() => decide(server, event), [device])).toBe(3);
    expect(await told(() => deleteEvent(server, event), [device])).toBe(3);
  });

  it('how many a change tells: texts are for what cannot wait, as a change of today', async () => {
    const { event, device } = await aMixedEvent();
    expect(await told(() => changeEvent(server, event, { location: 'Bondi' }), [device])).toBe(2);
    const today = await aMixedEvent({ ...TODAY });
    expect(await reach(today.event)).toEqual({ decision: 3, changes: 3 });
    expect(await told(() => changeEvent(server, today.event, { location: 'Bondi' }), [today.device])).toBe(3);
  });

  it('nobody among them who wants to hear nothing', async () => {
    const event = await anEvent(server);
    await withPreferences(event, { isMuted: true });
    await withPreferences(event, { isStopped: true });
    await aStopped(event);
    await anUnsubscribed(event, 'event');
    expect(await reach(event)).toEqual({ decision: 0, changes: 0 });
    await withPreferences(event, { ways: { changes: [] } });
    expect(await reach(event)).toEqual({ decision: 1, changes: 0 });
    expect(await told(() => decide(server, event))).toBe(1);
  });

  it('nothing of whether the owner of an address that anybody may have typed wants no mail at all', async () => {
    const event = await anEvent(server);
    const email = await anUnsubscribed(event, 'everything');
    expect(await reach(event)).toEqual({ decision: 1, changes: 1 });
    await server.orm.em.fork().execute('update participant set is_email_confirmed = true where email = ?', [email]);
    expect(await reach(event)).toEqual({ decision: 0, changes: 0 });
  });

  it('that nobody is told about an event that an operator has hidden, by no way', async () => {
    const { event, device } = await aMixedEvent();
    const hidden = `mutation { hideEvent(urlHash: "${event.urlHash}", hidden: true) }`;
    expect((await server.graphql(hidden, {}, { as: 'olga' })).data).toEqual({ hideEvent: true });
    expect(await reach(event)).toEqual({ decision: 0, changes: 0 });
    expect(await told(() => changeEvent(server, event, { location: 'Bondi' }), [device])).toBe(0);
    expect(await told(() => decide(server, event), [device])).toBe(0);
  });

  it('that nobody is told what becomes of an event that is over', async () => {
    const { event, device } = await aMixedEvent();
    server.clock.set('2026-05-07T08:00:00.000Z');
    expect(await reach(event)).toMatchObject({ decision: 0 });
    expect(await told(() => deleteEvent(server, event), [device])).toBe(0);
  });
});

describe('the creator of a poll', () => {
  type Asker = typeof ADA | { as?: string };
  const byRest = (urlHash: string, as: Asker = ADA) => server.rest('GET', `/api/polls/${urlHash}/reach`, undefined, as);
  const byGraphql = async (urlHash: string, as: Asker = ADA) =>
    (await server.graphql(`{ poll(urlHash: "${urlHash}") { reach { ended moved scheduled } } }`, {}, as)).data?.poll
      .reach;
  const reach = async ({ urlHash }: { urlHash: string }) => {
    const answer = (await byRest(urlHash)).json<object>();
    expect(await byGraphql(urlHash)).toEqual(answer);
    return answer;
  };

  /** One with an address, one with a device, one whose account has a number, and two whom nobody reaches. */
  const aVotedPoll = async () => {
    const poll = await world.open({ participantThreshold: 9 });
    const [dan, pia] = [{ as: `dan${++serial}` }, { as: `pia${serial}` }];
    const device = server.service.newDevice();
    const elsewhere = await anEvent(server);
    await subscribe(server, [{ response: await aResponse(server, elsewhere, { name: 'Dan' }, dan) }], device);
    await aResponse(server, elsewhere, { name: 'Pia' }, pia);
    await confirmedAccount(server, aNumber(), pia);
    const email = anAddress('vera');
    await world.vote(poll, [1, 1], { name: 'Vera', email });
    await world.vote(poll, [0, 1], { name: 'Vera’s son', email: email.toUpperCase() });
    await world.vote(poll, [1, 0], { name: 'Dan' }, dan);
    await world.vote(poll, [1, 0], { name: 'Pia' }, pia);
    await world.vote(poll, [1], { name: 'Kim' });
    await world.vote(poll, [1], { name: 'Ada', email: 'ada@home.example' }, ADA);
    return { poll, device };
  };

  it('reads how many hear that it is closed or deleted', async () => {
    const { poll, device } = await aVotedPoll();
    expect(await reach(poll)).toEqual({ ended: 2, moved: 2, scheduled: 3 });
    expect(await told(() => world.manage('closePoll', poll), [device])).toBe(2);
    expect(await told(() => world.manage('deletePoll', poll), [device])).toBe(2);
  });

  it('reads that nobody hears of moved dates while it is closed, and as many as before once it is open again', async () => {
    const { poll, device } = await aVotedPoll();
    const move = async (date: string) => {
      const read = await world.read(poll, ADA);
      if (!read) throw new Error('The poll cannot be read');
      const { options } = read;
      const moved = options.map((option, index) => ({ id: option.id, date: index === 0 ? date : option.date }));
      return await told(() => world.update(poll, { options: moved }), [device]);
    };
    await world.manage('closePoll', poll);
    expect(await reach(poll)).toEqual({ ended: 2, moved: 0, scheduled: 3 });
    expect(await move('2026-05-06T09:00:00.000Z')).toBe(0);
    await world.manage('reopenPoll', poll);
    expect(await reach(poll)).toEqual({ ended: 2, moved: 2, scheduled: 3 });
    expect(await move('2026-05-06T09:30:00.000Z')).toBe(2);
  });

  it('reads that nobody hears of its deletion once its last date is over', async () => {
    const { poll, device } = await aVotedPoll();
    server.clock.set('2026-05-07T08:00:00.000Z');
    expect(await reach(poll)).toMatchObject({ ended: 2 });
    server.clock.set('2026-05-08T09:00:00.000Z');
    await server.drain();
    expect(await reach(poll)).toMatchObject({ ended: 0 });
    expect(await told(() => world.manage('deletePoll', poll), [device])).toBe(0);
  });

  it('reads that nobody hears of it once an operator has hidden it, by no way, until it is shown again', async () => {
    const { poll, device } = await aVotedPoll();
    const tellEnd = () => told(() => world.manage('closePoll', poll), [device]);
    const hide = (hidden: boolean) =>
      world.ask('hidePoll', { urlHash: ['String!', poll.urlHash], hidden: ['Boolean!', hidden] }, '', { as: 'olga' });
    expect((await hide(true)).code).toBe('OK');
    expect(await reach(poll)).toEqual({ ended: 0, moved: 0, scheduled: 0 });
    const { options } = poll;
    const moved = options.map(({ id, date }, index) => ({ id, date: index === 0 ? '2026-05-06T09:00:00.000Z' : date }));
    expect(await told(() => world.update(poll, { options: moved }), [device])).toBe(0);
    expect(await tellEnd()).toBe(0);
    expect((await hide(false)).code).toBe('OK');
    expect(await reach(poll)).toEqual({ ended: 2, moved: 0, scheduled: 3 });
    await world.manage('reopenPoll', poll);
    expect(await tellEnd()).toBe(2);
  });

  it('reads how many hear of the date that is picked, and that its end is no news then', async () => {
    const { poll, device } = await aVotedPoll();
    expect(await told(() => world.schedule(poll, poll.options[0]?.id), [device])).toBe(3);
    expect(await reach(poll)).toEqual({ ended: 0, moved: 0, scheduled: 0 });
    expect(await told(() => world.manage('deletePoll', poll), [device])).toBe(0);
  });

  it('alone reads it', async () => {
    const { poll } = await aVotedPoll();
    expect([
      (await byRest(poll.urlHash, {})).statusCode,
      (await byRest(poll.urlHash, { as: 'bea' })).statusCode,
    ]).toEqual([401, 403]);
    expect([await byGraphql(poll.urlHash, {}), await byGraphql(poll.urlHash, { as: 'bea' })]).toEqual([null, null]);
    expect((await byRest('A'.repeat(22))).statusCode).toBe(404);
  });
});
