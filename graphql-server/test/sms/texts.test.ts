import { describe, expect, it } from '@jest/globals';
import { anEvent, aResponse, changeEvent, deleteEvent } from '../support/builders.ts';
import { SmsCountRepository } from '../../src/persistence/repositories/sms/SmsCountRepository.ts';
import { startPushService } from '../push/pushService.ts';
import { subscribe } from '../push/pushWorld.ts';
import { aTexted, decide, givePhone, NUMBER, startSmsServer, useSmsServer } from './smsWorld.ts';

const server = useSmsServer();

describe('somebody with a number', () => {
  it('is told that the event takes place, once', async () => {
    const { event } = await aTexted(server);
    await decide(server, event);
    const texts = await server.drainTexts();
    expect(texts).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        to: NUMBER,
        text: `Quorum: It's on: "Evening volleyball", Wed 6 May, 6pm\nSTOP ends texts.\nCan't come? Reply NO.\nhttps://quorum.example.org/events/${event.urlHash}`,
        providerId: null,
      },
    ]);
    expect(await server.drainTexts()).toEqual([]);
  });

  it.each([
    [
      'that it is called off',
      (event: { urlHash: string }) => decide(server, event, 'CALL_OFF'),
      'Quorum: Called off: "Evening volleyball", Wed 6 May, 6pm\nSTOP ends texts.\nhttps://quorum.example.org/events/',
    ],
    [
      'that it was cancelled',
      (event: { urlHash: string }) => deleteEvent(server, event),
      'Quorum: Cancelled: "Evening volleyball", Wed 6 May, 6pm\nSTOP ends texts.\nhttps://quorum.example.org',
    ],
  ])('is told %s', async (_news, happen, beginning) => {
    const { event } = await aTexted(server);
    await happen(event);
    expect((await server.drainTexts()).map(({ text }) => text)).toEqual([expect.stringContaining(beginning)]);
  });

  it.each([
    ['en', 'Wed 6 May, 6pm'],
    ['en-GB', 'Wed 6 May, 18:00'],
    ['de', 'Mi. 6.5., 18:00'],
  ])('reads the time by the clock of their pages (%s)', async (language, when) => {
    const event = await anEvent(server);
    await givePhone(server, await aResponse(server, event, { likelihood: 1 }), NUMBER, language);
    await decide(server, event);
    expect((await server.drainTexts()).map(({ text }) => text)).toEqual([expect.stringContaining(`", ${when}\n`)]);
  });

  it('is told of a new place on the day alone', async () => {
    const { event } = await aTexted(server);
    await changeEvent(server, event, { location: 'Bondi' });
    expect(await server.drainTexts()).toEqual([]);
    server.clock.set('2026-05-06T01:00:00Z');
    await server.provider.setTime('2026-05-06T01:00:00Z');
    await changeEvent(server, event, { location: 'Coogee Beach' });
    const [{ text } = { text: '' }] = await server.drainTexts();
    expect(text).toContain(
      `New place: "Evening vo...", Wed 6 May, 6pm, Coogee Beach\nSTOP ends texts.\nCan't come? Reply NO.\n`,
    );
  });

  it('is greeted by the first text alone', async () => {
    const { event } = await aTexted(server);
    await decide(server, event);
    await server.drainTexts();
    await decide(server, event, 'CALL_OFF');
    const [{ text } = { text: '' }] = await server.drainTexts();
    expect(text).toMatch(/^Called off: /);
    expect(text).not.toContain('STOP');
  });

  it('gets one text where two responses share the number', async () => {
    const { event } = await aTexted(server);
    await givePhone(server, await aResponse(server, event, { name: 'Nick', likelihood: 1 }));
    await decide(server, event);
    expect(await server.drainTexts()).toHaveLength(1);
  });

  it('gets no text about an event that an operator has hidden', async () => {
    const { event } = await aTexted(server);
    await server.orm.em.fork().execute('update event set is_hidden = true where url_hash = ?', [event.urlHash]);
    await decide(server, event);
    expect(await server.drainTexts()).toEqual([]);
  });

  it('gets nothing of what was written once the response is withdrawn', async () => {
    const { event, response } = await aTexted(server);
    await decide(server, event);
    const headers = { 'x-response-token': response.responseToken };
    await server.rest('DELETE', `/api/events/${event.urlHash}/participants/${response.id}`, undefined, { headers });
    expect(await server.drainTexts()).toEqual([]);
  });
});

it('sends nothing to a number that was taken away meanwhile', async () => {
  const { event } = await aTexted(server);
  await decide(server, event);
  await server.dispatch();
  await server.orm.em.fork().execute(`update participant_phone set number = '+4915199999999'`);
  expect(await server.drainTexts()).toEqual([]);
  expect(await server.texts()).toMatchObject([{ last_error: 'The response has another number now' }]);
});

it('keeps no text once it is handed over', async () => {
  const { event } = await aTexted(server);
  await decide(server, event);
  await server.drainTexts();
  expect(await server.texts()).toMatchObject([{ body: null, sent_at: expect.anything(), recipient: NUMBER }]);
});

describe('somebody with a number and an address', () => {
  const both = { email: 'vera@example.com' };

  it('is told by a text alone', async () => {
    const { event } = await aTexted(server, both);
    await decide(server, event);
    const mails = await server.drain();
    expect([mails.length, (await server.provider.taken()).length]).toEqual([0, 1]);
  });

  it('is told by mail where no text goes out', async () => {
    const { event } = await aTexted(server, both);
    await server.provider.behave(21_211);
    await decide(server, event);
    const mails = await server.drain();
    expect(mails.map(({ mail }) => mail.text)).toEqual([expect.stringContaining('It’s on')]);
    expect(await server.provider.taken()).toEqual([]);
    expect(await server.texts()).toMatchObject([{ given_up_at: expect.anything(), sent_at: null }]);
  });

  it('is told by mail within five minutes where the provider is slow to answer', async () => {
    const { event } = await aTexted(server, both);
    await decide(server, event);
    await server.dispatch();
    const jobs = await server.orm.em.fork().execute<{ due: string }[]>(
      `select to_json(run_at at time zone 'UTC') #>> '{}' as due from graphile_worker._private_jobs
        where task_id = (select id from graphile_worker._private_tasks where identifier = 'sendMail')`,
    );
    expect(jobs.map(({ due }) => due)).toEqual(['2026-05-01T12:05:00']);
  });

  it('is told of the rest by mail as before', async () => {
    const { event } = await aTexted(server, both);
    await changeEvent(server, event, { location: 'Bondi' });
    expect(await server.drain()).toHaveLength(1);
    expect(await server.provider.taken()).toEqual([]);
  });
});

it('notifies a device first, and texts only where that fails', async () => {
  const service = await startPushService();
  const other = await startSmsServer('http', {}, { pushSender: service.sender });
  try {
    const { event, response } = await aTexted(other, { email: 'vera@example.com' });
    const device = service.newDevice();
    await subscribe(other, [{ response }], device);
    await decide(other, event);
    expect([(await other.drain()).length, device.shown.length, await other.provider.taken()]).toEqual([0, 1, []]);
    expect(await other.texts()).toEqual([]);

    service.forget(device);
    await decide(other, event, 'CALL_OFF');
    await other.dispatch();
    await other.tasks.sendPush({ pushId: 2 });
    other.clock.set('2026-05-01T12:02:00Z');
    await other.provider.setTime('2026-05-01T12:02:00Z');
    expect((await other.drainTexts()).map(({ text }) => text)).toEqual([expect.stringContaining('Called off')]);
  } finally {
    await other.stop();
    await service.stop();
  }
});

describe('past SMS_DAILY_MAX', () => {
  it('servers that send at the same moment count as one, and one of them tells the operator', async () => {
    const now = server.clock.now();
    const each = () => new SmsCountRepository(server.orm.em.fork());
    const taken = await Promise.all(Array.from({ length: 5 }, () => each().take(now, 3)));
    expect(taken.filter(Boolean)).toHaveLength(3);
    await each().giveBack(now);
    expect(await each().take(now, 3)).toBe(true);
    const warned = await Promise.all(Array.from({ length: 4 }, () => each().takeWarning(now)));
    expect(warned.filter(Boolean)).toHaveLength(1);
    expect(await each().take(now.plus({ days: 1 }), 0)).toBe(false);
  });

  it('people get mail at once, and the operator is told once and by /metrics', async () => {
    const lines: string[] = [];
    const env = { SMS_DAILY_MAX: '1', LOG_LEVEL: 'warn' };
    const other = await startSmsServer('http', env, { logTo: { write: (line) => void lines.push(line) } });
    try {
      const event = await anEvent(other);
      for (const [index, name] of ['Vera', 'Nick', 'Anna'].entries()) {
        const response = await aResponse(other, event, { name, email: `${name}@example.com`, likelihood: 1 });
        await givePhone(other, response, `+49151123456${index}0`);
      }
      await other.drain();
      await decide(other, event);
      const mails = await other.drain();
      expect(mails.map(({ to }) => to).sort()).toEqual([['Anna@example.com'], ['Nick@example.com']]);
      expect(await other.provider.taken()).toHaveLength(1);
      const warnings = lines.filter((line) => line.includes('SMS_DAILY_MAX is reached'));
      expect(warnings).toHaveLength(1);
      const { body } = await other.app.inject('/metrics');
      expect(body).toContain('quorum_sms_today 1\n');
      expect(body).toContain('quorum_sms_daily_max 1\n');

      // what was sent was paid for, whatever becomes of the event
      await deleteEvent(other, event);
      await other.drain();
      const { event: next } = await aTexted(other, { email: 'next@example.com' }, '+4915112345699');
      await decide(other, next);
      expect(await other.drainTexts()).toEqual([]);
      expect((await other.app.inject('/metrics')).body).toContain('quorum_sms_today 1\n');

      other.clock.set('2026-05-02T00:00:01Z');
      await other.provider.setTime('2026-05-02T00:00:01Z');
      await decide(other, next, 'CALL_OFF');
      expect(await other.drainTexts()).toHaveLength(1);
    } finally {
      await other.stop();
    }
  });
});
