import { describe, expect, it } from '@jest/globals';
import { anEvent, aResponse, changeEvent, deleteEvent } from '../support/builders.ts';
import { subscribe, unsubscribe, usePushServer } from './pushWorld.ts';

const server = usePushServer();

/** An event, and a response to it that a device is notified about. */
const aNotified = async (changes: Record<string, unknown> = {}) => {
  const event = await anEvent(server);
  const response = await aResponse(server, event, { name: 'Vera', ...changes });
  const device = server.service.newDevice();
  expect((await subscribe(server, [{ response }], device)).statusCode).toBe(204);
  await server.drain();
  return { event, response, device };
};

const decide = ({ urlHash }: { urlHash: string }, decision = 'CONFIRM') =>
  server.rest('POST', `/api/events/${urlHash}/decision`, { decision }, { as: 'ada' });

/** When the mails that wait are due. */
const mailsDueAt = async (): Promise<string[]> => {
  const jobs = await server.orm.em.fork().execute<{ due: string }[]>(
    `select to_json(run_at at time zone 'UTC') #>> '{}' as due from graphile_worker._private_jobs
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'sendMail')`,
  );
  return jobs.map(({ due }) => due);
};

describe('somebody who left no address and has notifications on', () => {
  it('is told that the event takes place, once', async () => {
    const { event, device } = await aNotified();
    await decide(event);
    await server.drain();
    await server.drain();
    expect(device.shown).toEqual([
      {
        title: 'It’s on: “Evening volleyball”, Wed 6 May, 6:00 PM',
        body: 'The event is taking place. If you can’t come any more, please change your response.',
        navigate: `https://quorum.example.org/events/${event.urlHash}`,
        lang: 'en',
        dir: 'ltr',
        tag: event.urlHash,
      },
    ]);
  });

  it.each([
    [
      'a new place',
      ({ urlHash }: { urlHash: string }) => changeEvent(server, { urlHash }, { location: 'Bondi' }),
      /^Changed: /,
    ],
    ['that it is called off', (event: { urlHash: string }) => decide(event, 'CALL_OFF'), /^Called off: /],
    ['that it was cancelled', (event: { urlHash: string }) => deleteEvent(server, event), /^Cancelled: /],
  ])('is told of %s', async (_news, happen, title) => {
    const { event, device } = await aNotified();
    await happen(event);
    await server.drain();
    expect(device.shown.map((one) => one.title)).toEqual([expect.stringMatching(title)]);
  });

  it('is told nothing once notifications are off', async () => {
    const { event, device } = await aNotified();
    expect((await unsubscribe(server, device)).statusCode).toBe(204);
    await decide(event);
    await server.drain();
    expect(device.shown).toEqual([]);
  });

  it('is told nothing about a response that is withdrawn', async () => {
    const { event, response, device } = await aNotified();
    const headers = { 'x-response-token': response.responseToken };
    await server.rest('DELETE', `/api/events/${event.urlHash}/participants/${response.id}`, undefined, { headers });
    await decide(event);
    await server.drain();
    expect(device.shown).toEqual([]);
  });

  it('is told nothing about an event that an operator has hidden', async () => {
    const { event, device } = await aNotified();
    await server.orm.em.fork().execute('update event set is_hidden = true where url_hash = ?', [event.urlHash]);
    await decide(event);
    await server.drain();
    expect(device.shown).toEqual([]);
  });
});

describe('somebody who also left an address', () => {
  it('gets no mail about what a device has shown', async () => {
    const { event, device } = await aNotified({ email: 'vera@example.org' });
    await decide(event);
    const mails = await server.drain();
    expect(device.shown).toHaveLength(1);
    expect(mails).toEqual([]);
  });

  it('gets a mail within five minutes where no device takes it', async () => {
    const { event, device } = await aNotified({ email: 'vera@example.org' });
    server.service.forget(device);
    await decide(event);
    await server.dispatch();
    expect(await mailsDueAt()).toContain('2026-05-01T12:05:00');
    const mails = await server.drain();
    expect(mails.map(({ to }) => to)).toEqual([['vera@example.org']]);
  });

  it('has the address confirmed by mail, whatever devices there are', async () => {
    const event = await anEvent(server);
    const response = await aResponse(server, event);
    const device = server.service.newDevice();
    await subscribe(server, [{ response }], device);
    const change = { email: 'late@example.org', responseToken: response.responseToken };
    await server.rest('PUT', `/api/events/${event.urlHash}/participants/${response.id}`, change);
    const mails = await server.drain();
    expect(mails.flatMap(({ to }) => to)).toContain('late@example.org');
    expect(device.shown).toEqual([]);
  });
});

describe('people who share an address', () => {
  it('are notified each on their own device', async () => {
    const { event, device } = await aNotified({ email: 'family@example.org' });
    const response = await aResponse(server, event, { name: 'Bob', email: 'family@example.org' });
    const other = server.service.newDevice();
    await subscribe(server, [{ response }], other);
    await server.drain();
    await decide(event);
    const mails = await server.drain();
    expect([device.shown.length, other.shown.length]).toEqual([1, 1]);
    expect(mails).toEqual([]);
  });
});

describe('a push service', () => {
  it('is asked by one server, which signs with the key that browsers subscribed with', async () => {
    const { event } = await aNotified();
    await decide(event);
    await server.drain();
    const { data } = await server.graphql('{ pushKey }');
    expect([...server.service.signers]).toEqual([data?.pushKey]);
  });

  it('is told how urgent it is, and that the later message about an event takes the place of the earlier', async () => {
    const { event } = await aNotified();
    server.service.requests.length = 0;
    await decide(event);
    await changeEvent(server, event, { location: 'Bondi' });
    await server.drain();
    expect(server.service.requests.map(({ urgency, topic, ttl }) => ({ urgency, topic, ttl }))).toEqual([
      { urgency: 'high', topic: event.urlHash, ttl: '259200' },
      { urgency: 'normal', topic: event.urlHash, ttl: '259200' },
    ]);
  });

  it.each([429, 500, 503])('that answers %d is tried again', async (status) => {
    const { event, device } = await aNotified();
    server.service.answerWith(status);
    await decide(event);
    await server.drain();
    expect(device.shown).toEqual([]);
    await server.drain();
    expect(device.shown).toHaveLength(1);
  });

  it.each([400, 403, 413])('that answers %d is not asked again', async (status) => {
    const { event, device } = await aNotified();
    server.service.answerWith(status);
    await decide(event);
    await server.drain();
    await server.drain();
    expect(device.shown).toEqual([]);
  });

  it.each([404, 410])('that answers %d has the device forgotten', async (status) => {
    const { event, device } = await aNotified();
    server.service.answerWith(status);
    await decide(event);
    await server.drain();
    const { endpoint } = device.subscription;
    const left = await server.orm.em.fork().execute('select id from push_subscription where endpoint = ?', [endpoint]);
    expect(left).toEqual([]);
  });

  it('is not asked once it is no news any more', async () => {
    const { event, device } = await aNotified();
    server.service.answerWith(503);
    await decide(event);
    await server.drain();
    server.clock.set('2026-05-07T12:00:00.000Z');
    await server.drain();
    expect(device.shown).toEqual([]);
  });
});
