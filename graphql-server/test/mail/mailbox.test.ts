import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { drainJobs } from '../support/drainJobs.ts';
import { startTestServer } from '../support/testServer.ts';
import { givePhone, NUMBER } from '../sms/smsWorld.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let event: EventView;
beforeAll(async () => {
  event = await anEvent(server, { title: '<i>Volleyball</i>' });
  await aResponse(server, event, { email: 'vera@example.com' }, { as: 'ada' });
  await drainJobs(server, server.tasks);
});

const get = (url: string) => server.app.inject({ method: 'GET', url });

describe('the mailbox of local mode', () => {
  it('lists what was written, in place of sending it', async () => {
    const { statusCode, body, headers } = await get('/mailbox');
    expect(statusCode).toBe(200);
    expect(body).toContain('Your response is in: “&lt;i&gt;Volleyball&lt;/i&gt;”, Wed 6 May, 6:00 PM');
    expect(body).toContain('vera@example.com');
    expect(body).toContain('Sent');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('shows a mail as text, in a frame as HTML, and gives its file', async () => {
    const page = (await get('/mailbox/1')).body;
    expect(page).toContain(`http://localhost:4000/events/${event.urlHash}#response=`);
    expect(page).toContain('&lt;i&gt;Volleyball&lt;/i&gt;');
    expect(page).toContain('src="/mailbox/1/html"');
    const framed = await get('/mailbox/1/html');
    expect(framed.body).toContain('&lt;i&gt;Volleyball&lt;/i&gt;');
    expect(framed.headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'self'/),
    });
    expect((await get('/mailbox/1/event.ics')).body).toContain(`UID:${event.urlHash}@quorum`);
    expect((await get('/mail/pages.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('lists mails, texts and notifications for programs too, the latest first', async () => {
    const json = () => server.app.inject({ url: '/mailbox', headers: { accept: 'application/json' } });
    const mail = {
      channel: 'MAIL',
      to: 'vera@example.com',
      subject: expect.stringContaining('Your response is in'),
      text: expect.stringContaining('#response='),
      at: '2026-05-01T12:00:00.000Z',
    };
    expect((await json()).json()).toEqual([mail]);

    const texted = await anEvent(server);
    const response = await aResponse(server, texted, { email: 'nick@example.com', likelihood: 1 });
    await givePhone(server, response);
    await drainJobs(server, server.tasks);
    server.clock.set('2026-05-01T12:01:00.000Z');
    await server.rest('POST', `/api/events/${texted.urlHash}/decision`, { decision: 'CONFIRM' }, { as: 'ada' });
    await drainJobs(server, server.tasks);
    const entries = (await json()).json<{ channel: string; subject: string; at: string }[]>();
    expect(entries[0]).toEqual({
      channel: 'SMS',
      to: NUMBER,
      subject: '',
      text: expect.stringContaining('Quorum: It\'s on: "Evening volleyball"'),
      at: '2026-05-01T12:01:00.000Z',
    });
    // the mail that tells the same is not there
    expect(entries.filter(({ subject }) => subject.startsWith('It’s on'))).toEqual([]);
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect((await get('/mailbox')).body).toContain('Text message');
  });

  it.each(['/mailbox/9', '/mailbox/x', '/mailbox/1e3', '/mailbox/9/html', '/mailbox/99999999999/event.ics'])(
    'has nothing at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@quorum.example.org' };
const FIREBASE = { FIREBASE_PROJECT_ID: 'quorum', FIREBASE_API_KEY: 'key' };

describe.each([
  ['a mail host is configured', SMTP, 1],
  ['people sign in for real', FIREBASE, 0],
  ['both', { ...SMTP, ...FIREBASE }, 1],
])('where %s', (_where, env, written) => {
  it(`has no page, and ${written === 0 ? 'writes no mail' : 'mail to send'}`, async () => {
    const other = await startTestServer({ env });
    try {
      await aResponse(other, await anEvent(other), { email: 'vera@example.com' }, { as: 'ada' });
      await other.dispatch();
      const mails: unknown[] = await other.orm.em.fork().execute('select * from mail');
      expect(mails).toHaveLength(written);
      for (const url of ['/mailbox', '/mailbox/1', '/mailbox/1/html'])
        expect((await other.app.inject({ method: 'GET', url })).statusCode).toBe(404);
    } finally {
      await other.stop();
    }
  });
});
