import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Device } from './pushService.ts';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { useWebApp } from '../doors/pages/useWebApp.ts';
import { linkIn } from '../asking/askPages.ts';
import { anEvent, aResponse, readEvent, type Joined } from '../support/builders.ts';
import { NOW } from '../support/testServer.ts';
import { subscribe, usePushServer } from './pushWorld.ts';

const built = useWebApp();
const server = usePushServer(() => ({ webRoot: built.root }));
let event: EventView;

beforeEach(async () => {
  server.clock.set(NOW);
  event = await anEvent(server, { participantThreshold: 2, decideAt: '2026-05-05T08:00:00.000Z' });
  await aResponse(server, event, { name: 'Max' });
});

/** Somebody who is asked whether they come, on a device. */
const aDoubter = async (changes: object = {}): Promise<{ response: Joined; device: Device }> => {
  const response = await aResponse(server, event, { name: 'Vera', likelihood: 0.3, ...changes });
  const device = server.service.newDevice();
  await subscribe(server, [{ response }], device);
  await server.drain();
  return { response, device };
};

const ask = async () => {
  server.clock.set('2026-05-04T08:00:00.000Z');
  await server.tasks.askUndecided({});
  return server.drain();
};

const press = (url: string, answer: string) =>
  server.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ answer }).toString(),
  });

const stored = async (id: number) => {
  const sql = 'select likelihood, is_email_confirmed as "isEmailConfirmed" from participant where id = ?';
  const [row] = await server.orm.em.fork().execute<{ likelihood: number; isEmailConfirmed: boolean }[]>(sql, [id]);
  return row;
};

describe('a notification that asks', () => {
  it('reaches somebody without an address, and is answered by its buttons', async () => {
    const { response, device } = await aDoubter();
    await ask();
    const [{ notification, answers } = { notification: undefined, answers: undefined }] = device.messages;
    expect(answers).toEqual({
      url: notification?.navigate,
      options: [
        { answer: 'IN', title: 'I’m in' },
        { answer: 'OUT', title: 'Can’t' },
      ],
      thanks: 'Thank you for letting us know.',
      failed: 'Your answer was not saved. Please try again.',
    });
    expect((await press(answers?.url ?? '', 'IN')).statusCode).toBe(303);
    expect(await stored(response.id)).toMatchObject({ likelihood: 1 });
    expect((await readEvent(server, event)).participants).toHaveLength(2);
  });

  it('proves no address, which somebody else may read: its link is another than that of the mail', async () => {
    const email = 'vera@example.org';
    const { response, device } = await aDoubter({ email });
    await server.rest('PATCH', `/api/events/${event.urlHash}/participants/${response.id}/notifications`, {
      mode: 'ALL',
      responseToken: response.responseToken,
    });
    const mails = (await ask()).filter(({ to }) => to.includes(email));
    const link = linkIn(mails.at(-1)?.mail.text);
    const [{ answers } = { answers: undefined }] = device.messages;
    expect(answers?.url).not.toContain(link);
    await press(answers?.url ?? '', 'OUT');
    expect(await stored(response.id)).toEqual({ likelihood: 0, isEmailConfirmed: false });
    await press(`https://quorum.example.org${link}`, 'IN');
    expect(await stored(response.id)).toEqual({ likelihood: 1, isEmailConfirmed: true });
  });

  it('has buttons for nothing else', async () => {
    const { device } = await aDoubter();
    await server.rest('POST', `/api/events/${event.urlHash}/decision`, { decision: 'CONFIRM' }, { as: 'ada' });
    await server.drain();
    expect(device.messages).toHaveLength(1);
    expect(device.messages[0]).not.toHaveProperty('answers');
  });
});
