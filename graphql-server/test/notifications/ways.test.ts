import { describe, expect, it } from '@jest/globals';
import { NOTICES } from '../../src/notices/notices.ts';
import { kindOf } from '../../src/notices/kinds.ts';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { anEvent, aResponse, changeEvent, deleteEvent } from '../support/builders.ts';
import { subscribe, usePushServer } from '../push/pushWorld.ts';

const server = usePushServer();

let serial = 0;

/** Somebody with a device and an address who has responded and chosen how to be told. */
const aReader = async (choices: object, draft = {}) => {
  const event = await anEvent(server, draft);
  const email = `reader${++serial}@example.org`;
  const response = await aResponse(server, event, { name: 'Vera', email });
  const device = server.service.newDevice();
  await subscribe(server, [{ response }], device);
  const at = `/api/events/${event.urlHash}/participants/${response.id}/notifications`;
  const answer = await server.rest('PATCH', at, { ...choices, responseToken: response.responseToken });
  expect(answer.statusCode).toBe(200);
  await server.drain();
  return { event, response, device, email };
};

type Known = Awaited<ReturnType<typeof aReader>>;

const decide = ({ urlHash }: { urlHash: string }, decision = 'CONFIRM') =>
  server.rest('POST', `/api/events/${urlHash}/decision`, { decision }, { as: 'ada' });

/** What somebody gets by which way. */
const told = async ({ device, email }: Known) => {
  const before = device.shown.length;
  const mails = (await server.drain()).filter(({ to }) => to.includes(email));
  return { pushes: device.shown.length - before, mails: mails.length };
};

/** When the jobs are due that something adds. */
const dueAfter = async (happen: () => Promise<unknown>) => {
  const last = 'select coalesce(max(id), 0)::text as id from graphile_worker._private_jobs';
  const [before] = await server.orm.em.fork().execute<{ id: string }[]>(last);
  await happen();
  await server.dispatch();
  const jobs = await server.orm.em.fork().execute<{ task: string; due: string }[]>(
    `select t.identifier as task, to_json(j.run_at at time zone 'UTC') #>> '{}' as due
      from graphile_worker._private_jobs as j join graphile_worker._private_tasks as t on t.id = j.task_id
      where j.id > ? and t.identifier like 'send%' order by t.identifier`,
    [before?.id],
  );
  return jobs.map(({ task, due }) => `${task} ${due}`);
};

it('every notice is of a kind that people choose ways for, but confirmations that they asked for', () => {
  const kinds = Object.entries(NOTICES).map(([name, { kind }]) => [name, kindOf({ name, kind })]);
  expect(Object.fromEntries(kinds)).toEqual({
    confirmation: null,
    phoneCode: null,
    accountPhoneCode: null,
    webhookDisabled: null,
    announced: 'changes',
    followDigest: 'changes',
    placeOffered: 'place',
    placeTaken: 'place',
    offerLapsed: 'place',
    decided: 'decision',
    clockDecided: 'decision',
    changed: 'changes',
    organiserMessage: 'changes',
    cancelled: 'decision',
    reminder: 'reminder',
    statusNews: 'place',
    asked: 'asked',
    fall: 'decision',
    recovery: 'decision',
    seatClaimed: 'place',
    seatsTaken: 'place',
    dateFound: 'decision',
    dateFoundForOrganiser: 'decision',
    pollClosed: 'decision',
    votingEnded: 'decision',
    pollCancelled: 'decision',
    datesMoved: 'changes',
    regularWelcome: null,
    regularDate: 'changes',
    seriesOver: 'decision',
  });
});

describe('somebody is told of a decision', () => {
  it.each([
    ['by a device, and by no mail then', {}, { pushes: 1, mails: 0 }],
    ['by mail alone, if they want so', { ways: { decision: ['MAIL'] } }, { pushes: 0, mails: 1 }],
    ['by a device alone', { ways: { decision: ['PUSH'] } }, { pushes: 1, mails: 0 }],
    ['by both, if they want both', { mode: 'ALL' }, { pushes: 1, mails: 1 }],
    ['by no way', { ways: { decision: [] } }, { pushes: 0, mails: 0 }],
    ['by no way of an event that is muted', { isMuted: true }, { pushes: 0, mails: 0 }],
    ['by no way once everything is stopped', { isStopped: true }, { pushes: 0, mails: 0 }],
    ['whatever was chosen for changes', { ways: { changes: [] } }, { pushes: 1, mails: 0 }],
  ])('%s', async (_way, choices, expected) => {
    const reader = await aReader(choices);
    await decide(reader.event);
    expect(await told(reader)).toEqual(expected);
    expect(await told(reader)).toEqual({ pushes: 0, mails: 0 });
  });

  it('by mail where the only device is gone, unless mail is not wanted', async () => {
    const both = await aReader({});
    server.service.forget(both.device);
    await decide(both.event);
    expect(await told(both)).toEqual({ pushes: 0, mails: 1 });
    const alone = await aReader({ ways: { decision: ['PUSH'] } });
    server.service.forget(alone.device);
    await decide(alone.event);
    expect(await told(alone)).toEqual({ pushes: 0, mails: 0 });
  });
});

describe('what is chosen for a kind', () => {
  it('holds for that kind alone', async () => {
    const reader = await aReader({ ways: { changes: ['MAIL'] } });
    await changeEvent(server, reader.event, { location: 'Bondi' });
    expect(await told(reader)).toEqual({ pushes: 0, mails: 1 });
    await decide(reader.event);
    expect(await told(reader)).toEqual({ pushes: 1, mails: 0 });
  });

  it.each([
    ['the ways that were chosen', { ways: { decision: ['MAIL'] } }, { pushes: 0, mails: 1 }],
    ['that the event is muted', { isMuted: true }, { pushes: 0, mails: 0 }],
    ['that both are wanted', { mode: 'ALL' }, { pushes: 1, mails: 1 }],
  ])('outlives the event: %s', async (_what, choices, expected) => {
    const reader = await aReader(choices);
    await deleteEvent(server, reader.event);
    expect(await told(reader)).toEqual(expected);
  });
});

it('somebody who has muted an event still confirms an address', async () => {
  const { event, response, device } = await aReader({ isMuted: true });
  const change = { email: 'another@example.org', responseToken: response.responseToken };
  await server.rest('PUT', `/api/events/${event.urlHash}/participants/${response.id}`, change);
  expect((await server.drain()).flatMap(({ to }) => to)).toContain('another@example.org');
  expect(device.shown).toEqual([]);
});

describe('somebody with an account', () => {
  it('mutes an event for all that follows it', async () => {
    const event = await anEvent(server);
    await aResponse(server, event, { email: 'mia@example.com' }, { as: 'mia' });
    await server.drain();
    const change = { mutedEvents: [event.urlHash] };
    await server.rest('PATCH', '/api/me/notifications', change, { as: 'mia' });
    await decide(event);
    expect((await server.drain()).flatMap(({ to }) => to)).not.toContain('mia@example.com');
    const other = await anEvent(server);
    await aResponse(server, other, { email: 'mia@example.com' }, { as: 'mia' });
    await decide(other);
    expect((await server.drain()).flatMap(({ to }) => to)).toContain('mia@example.com');
  });

  it('as an organiser gets no digest without wanting it, and hears of decisions all the same', async () => {
    const organiser = { as: 'omar' };
    await server.rest('PATCH', '/api/me/notifications', { ways: { digest: [] } }, organiser);
    const decideAt = '2026-05-01T13:00:00Z';
    const event = await anEvent(server, { participantThreshold: 2, decideAt }, 'omar');
    await aResponse(server, event);
    await aResponse(server, event, { name: 'Ben' });
    server.clock.set('2026-05-01T12:20:00Z');
    expect((await server.drain()).flatMap(({ to }) => to)).not.toContain('omar@example.com');
    server.clock.set(decideAt);
    await server.tasks.decideDueEvents({});
    expect((await server.drain()).flatMap(({ to }) => to)).toContain('omar@example.com');
  });
});

it('a notification that waits is not shown once the event is muted', async () => {
  const quietHours = { from: '21:00', to: '07:00', timeZone: null };
  const { event, response, device } = await aReader({ quietHours, ways: { decision: ['PUSH'] } });
  await decide(event);
  await server.dispatch();
  const at = `/api/events/${event.urlHash}/participants/${response.id}/notifications`;
  await server.rest('PATCH', at, { isMuted: true, responseToken: response.responseToken });
  server.clock.set('2026-05-01T22:00:00Z');
  const [push] = await server.orm.em
    .fork()
    .execute<{ id: number }[]>('select id from push where participant_id = ?', [response.id]);
  await server.tasks.sendPush({ pushId: push?.id ?? 0 });
  expect(device.shown).toEqual([]);
  const state = await server.orm.em.fork().execute('select last_error from push where id = ?', [push?.id]);
  expect(state).toEqual([{ last_error: 'It is not wanted any more' }]);
});

it.each(['the creator', 'a co-organiser'])(
  'a mail to %s that waits is not sent once the event is muted',
  async (whom) => {
    const decideAt = '2026-05-01T13:00:00Z';
    const event = await anEvent(server, { participantThreshold: 2, decideAt }, 'olga');
    await joinOrganising(server, event, 'otto', 'olga');
    await server.drain();
    server.clock.set(decideAt);
    await server.tasks.decideDueEvents({});
    await server.dispatch();
    const [as, other] = whom === 'the creator' ? ['olga', 'otto'] : ['otto', 'olga'];
    await server.rest('PATCH', '/api/me/notifications', { mutedEvents: [event.urlHash] }, { as });
    expect((await server.drain()).flatMap(({ to }) => to)).toEqual([`${other}@example.com`]);
  },
);

it('a notification that waits for an organiser is not shown once they mute the event', async () => {
  const omar = { as: 'omar' };
  const elsewhere = await aResponse(server, await anEvent(server), { name: 'Omar' }, omar);
  const device = server.service.newDevice();
  await subscribe(server, [{ response: elsewhere }], device);
  const quietHours = { from: '21:00', to: '07:00', timeZone: null };
  const decideAt = '2026-05-01T13:00:00Z';
  const decidesUnless = async (isMuted: boolean) => {
    server.clock.set('2026-05-01T12:00:00Z');
    const event = await anEvent(server, { participantThreshold: 2, decideAt }, 'omar');
    const mutedEvents = isMuted ? [event.urlHash] : [];
    await server.rest('PATCH', '/api/me/notifications', { quietHours, ways: { decision: ['PUSH'] } }, omar);
    server.clock.set(decideAt);
    await server.tasks.decideDueEvents({});
    await server.dispatch();
    await server.rest('PATCH', '/api/me/notifications', { mutedEvents }, omar);
    const before = device.shown.length;
    server.clock.set('2026-05-01T22:00:00Z');
    await server.drain();
    return device.shown.length - before;
  };
  expect([await decidesUnless(false), await decidesUnless(true)]).toEqual([1, 0]);
});

describe('in quiet hours', () => {
  // 22:00 in Sydney
  const quietHours = { from: '21:00', to: '07:00', timeZone: null };
  const early = { ...quietHours, to: '01:00' };
  const soon = { date: '2026-05-01T18:00:00Z', endTime: null };

  it('a device stays silent until they end, and the mail in its place waits as well', async () => {
    const { event } = await aReader({ quietHours });
    expect(await dueAfter(() => decide(event))).toEqual([
      'sendMail 2026-05-01T21:05:00',
      'sendPush 2026-05-01T21:00:00',
    ]);
  });

  it('a mail of its own goes at once', async () => {
    const { event } = await aReader({ quietHours, mode: 'ALL' });
    expect(await dueAfter(() => decide(event))).toEqual([
      'sendMail 2026-05-01T12:01:00',
      'sendPush 2026-05-01T21:00:00',
    ]);
  });

  it('a mail to somebody without a device goes at once', async () => {
    const { event } = await aReader({ quietHours, ways: { decision: ['MAIL'] } });
    expect(await dueAfter(() => decide(event))).toEqual(['sendMail 2026-05-01T12:01:00']);
  });

  it('a decision within six hours of the start rings', async () => {
    const reader = await aReader({ quietHours: early }, soon);
    await decide(reader.event);
    expect(await told(reader)).toEqual({ pushes: 1, mails: 0 });
  });

  it('a change at the same time waits', async () => {
    const { event } = await aReader({ quietHours: early }, soon);
    const due = await dueAfter(() => changeEvent(server, event, { location: 'Bondi' }));
    expect(due).toEqual(['sendMail 2026-05-01T15:05:00', 'sendPush 2026-05-01T15:00:00']);
  });
});
